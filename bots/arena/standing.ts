import { type Rating, ratings } from './elo.ts';
import { clusteredShare, type DealCluster, wilsonInterval } from './interval.ts';
import { type OfferCounts, sumOffers } from './offer-counts.ts';
import { type GameRecord, winShare } from './record.ts';

/** The results of one bot. A bot that plays several seats of a table counts each of them as a game. */
export interface BotStanding {
  readonly name: string;
  readonly games: number;
  readonly wins: number; // a shared win counts in part
  readonly winRate: number;
  readonly low: number; // 95 % interval, clustered by deal: see clustered
  readonly high: number;
  readonly elo: number; // the mean of all bots is 0
  readonly eloLow: number | null; // null with fewer than 20 deals
  readonly eloHigh: number | null;
  readonly points: number | null; // mean
  readonly place: number | null; // mean
  readonly movesPerGame: number;
  readonly tradesPerGame: number; // in which it took part
  readonly msPerMove: number;
  readonly maxMsPerMove: number;
  readonly forfeits: number;
  readonly bySeat: readonly SeatStanding[];
}

/** The results of one bot on one seat. */
export interface SeatStanding {
  readonly games: number;
  readonly wins: number;
}

/** The results of all games together. */
export interface GamesSummary {
  readonly games: number;
  readonly deals: number;
  readonly cut: number; // games stopped before their end
  readonly turns: number | null; // median
  readonly steps: number | null; // median
  readonly movesPerGame: number;
  readonly tradesPerGame: number;
  readonly kinds: Readonly<Record<string, number>>; // how often each kind of move was played
  readonly offers: OfferCounts | null; // bots' offers to people in all games; null when no person played
}

/** The distinct bots among the entrants, in order, and the bot of each entrant. */
export interface EntrantField {
  readonly names: readonly string[];
  readonly botOf: readonly number[]; // by entrant
}

export function entrantField(entrants: readonly string[]): EntrantField {
  const names = [...new Set(entrants)];
  return { names, botOf: entrants.map((name) => names.indexOf(name)) };
}

const rounded = (n: number, digits = 4): number => Math.round(n * 10 ** digits) / 10 ** digits;
const roundedOrNull = (n: number | null, digits: number): number | null => (n === null ? null : rounded(n, digits));

/** The median; null for an empty list. */
export function medianOrNull(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const high = sorted[sorted.length >> 1];
  const low = sorted[(sorted.length - 1) >> 1];
  return high === undefined || low === undefined ? null : (high + low) / 2;
}

/** The sums over all games of one bot. */
class BotTotals {
  readonly deals = new Map<number, { won: number; tries: number }>();
  readonly tables = new Set<number>();
  readonly bySeat: { games: number; wins: number }[] = [];
  games = 0;
  wins = 0;
  ended = 0;
  places = 0;
  scored = 0;
  points = 0;
  moves = 0;
  trades = 0;
  ms = 0;
  maxMs = 0;
  forfeits = 0;

  add(record: GameRecord, seat: number): void {
    const won = winShare(record, seat);
    const deal = this.deals.get(record.deal) ?? { won: 0, tries: 0 };
    deal.won += won;
    deal.tries++;
    this.deals.set(record.deal, deal);
    this.tables.add(record.game);
    this.games++;
    this.wins += won;
    for (let at = this.bySeat.length; at < record.seating.length; at++) this.bySeat.push({ games: 0, wins: 0 });
    const here = this.bySeat[seat];
    if (here !== undefined) {
      here.games++;
      here.wins += won;
    }
    if (record.places !== null) {
      this.ended++;
      this.places += record.places[seat] ?? 0;
    }
    if (record.points !== null) {
      this.scored++;
      this.points += record.points[seat] ?? 0;
    }
    this.moves += record.moves[seat] ?? 0;
    this.trades += record.trades[seat] ?? 0;
    this.ms += record.ms[seat] ?? 0;
    this.maxMs = Math.max(this.maxMs, record.maxMs[seat] ?? 0);
    for (const forfeit of record.forfeits) if (forfeit.seat === seat) this.forfeits++;
  }

  standing(name: string, { elo, low, high }: Rating): BotStanding {
    const clusters: DealCluster[] = [...this.deals.values()];
    const { p, n } = clusteredShare(clusters, this.tables.size);
    const interval = wilsonInterval(p, n);
    return {
      name,
      games: this.games,
      wins: rounded(this.wins),
      winRate: rounded(p),
      low: rounded(interval.low),
      high: rounded(interval.high),
      elo: rounded(elo, 1),
      eloLow: roundedOrNull(low, 1),
      eloHigh: roundedOrNull(high, 1),
      points: this.scored > 0 ? rounded(this.points / this.scored, 3) : null,
      place: this.ended > 0 ? rounded(this.places / this.ended, 3) : null,
      movesPerGame: this.games > 0 ? rounded(this.moves / this.games, 2) : 0,
      tradesPerGame: this.games > 0 ? rounded(this.trades / this.games, 2) : 0,
      msPerMove: this.moves > 0 ? rounded(this.ms / this.moves) : 0,
      maxMsPerMove: rounded(this.maxMs),
      forfeits: this.forfeits,
      bySeat: this.bySeat.map(({ games, wins }) => ({ games, wins: rounded(wins) })),
    };
  }
}

/** The results of every bot, in the order in which they were named. */
export function botStandings(records: readonly GameRecord[], { names, botOf }: EntrantField): BotStanding[] {
  const sums = names.map(() => new BotTotals());
  for (const record of records) {
    for (const [seat, entrant] of record.seating.entries()) sums[botOf[entrant] ?? 0]?.add(record, seat);
  }
  const rated = ratings(records, names.length, botOf);
  return sums.map((each, i) => each.standing(names[i] ?? '', rated[i] ?? { elo: 0, low: null, high: null }));
}

function kindsOf(records: readonly GameRecord[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { kinds } of records) {
    for (const [kind, n] of Object.entries(kinds)) sums.set(kind, (sums.get(kind) ?? 0) + n);
  }
  return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The results of all games together. */
export function summarizeGames(records: readonly GameRecord[]): GamesSummary {
  const ended = records.filter(({ places }) => places !== null);
  const per = (sum: number): number => (records.length > 0 ? rounded(sum / records.length, 2) : 0);
  return {
    games: records.length,
    deals: new Set(records.map(({ deal }) => deal)).size,
    cut: records.length - ended.length,
    turns: medianOrNull(ended.flatMap(({ turns }) => (turns === null ? [] : [turns]))),
    steps: medianOrNull(ended.map(({ steps }) => steps)),
    movesPerGame: per(records.reduce((sum, { moves }) => sum + moves.reduce((a, b) => a + b, 0), 0)),
    // Every trade has two participants.
    tradesPerGame: per(records.reduce((sum, { trades }) => sum + trades.reduce((a, b) => a + b, 0) / 2, 0)),
    kinds: kindsOf(records),
    offers: sumOffers(records.map(({ offers }) => offers)),
  };
}
