import {
  type BotStanding,
  botStandings,
  type GamesSummary,
  type RoleShare,
  roleShares,
  type SprtResult,
  summarizeGames,
} from '@orrery/bots/arena';
import { countNoun, formatDuration, formatMeasure, formatPercent, groupedDigits } from '../format.ts';
import type { TextStyle } from '../paint.ts';
import { formatTable } from '../table.ts';
import type { ArenaContest } from './contest.ts';
import type { ContestPlan } from './plan.ts';

/** The report of a contest: the object that `--json` prints. */
export interface ArenaSummary extends GamesSummary {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly seconds: number; // wall-clock time of this run
  readonly cpuSeconds: number; // of all threads in this run, without programs
  readonly sprt: SprtResult | null;
  readonly unplayed: readonly string[]; // kinds of moves that nobody played
  readonly bots: readonly BotStanding[];
  readonly roles: readonly RoleShare[]; // empty when the game has no roles
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

/** Wall-clock seconds and CPU seconds. */
interface TimeSpent {
  readonly wall: number;
  readonly cpu: number;
}

export function summaryOf(
  contest: ArenaContest,
  vocabulary: readonly string[],
  { wall, cpu }: TimeSpent,
): ArenaSummary {
  const { plan, field, sprtResult } = contest;
  const records = contest.records();
  const course = summarizeGames(records);
  return {
    game: plan.game,
    seats: plan.seats,
    seed: plan.seed,
    ...course,
    unplayed: vocabulary.filter((kind) => course.kinds[kind] === undefined),
    seconds: rounded(wall),
    cpuSeconds: rounded(cpu),
    sprt: sprtResult === null ? null : { ...sprtResult, ratio: rounded(sprtResult.ratio) },
    bots: botStandings(records, field),
    roles: roleShares(records),
  };
}

/** The request, in one line. */
export function arenaHeading({ game, seats, entrants, seed }: ContestPlan): string {
  return [game, `${seats} seats`, entrants.map(({ name }) => name).join(' – '), `seed ${seed}`].join(' · ');
}

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${formatMeasure(Math.abs(n))}`;

const eloCell = ({ elo, eloLow, eloHigh }: BotStanding): string =>
  eloLow === null || eloHigh === null ? signed(elo) : `${signed(elo)} ±${formatMeasure((eloHigh - eloLow) / 2)}`;

/** The result of a stop rule, in one sentence. */
export function sprtSentence({ bots, sprt }: ArenaSummary, by: number): string {
  const [first, second] = bots;
  if (sprt === null || first === undefined || second === undefined) return '';
  const ratio = `ratio ${sprt.ratio.toFixed(2)} between ${sprt.low.toFixed(2)} and ${sprt.high.toFixed(2)}`;
  const seen = `after ${groupedDigits(sprt.deals)} deals, ${ratio}`;
  if (sprt.answer === 'better') return `${first.name} is better than ${second.name} by about ${by} Elo (${seen})`;
  if (sprt.answer === 'not better') return `${first.name} is not better than ${second.name} by ${by} Elo (${seen})`;
  return `it is open whether ${first.name} is better than ${second.name} by ${by} Elo (${seen})`;
}

function lengthLine({ turns, steps, movesPerGame, tradesPerGame }: ArenaSummary): string {
  const parts = [
    ...(turns === null ? [] : [`${formatMeasure(turns)} turns`]),
    ...(steps === null ? [] : [`${groupedDigits(steps)} steps (medians)`]),
    `${formatMeasure(movesPerGame)} moves`,
    `${formatMeasure(tradesPerGame)} trades a game`,
  ];
  return parts.join(', ');
}

/** How bots bargain with the scripted people. */
function offersLine({ games, offers }: ArenaSummary): string | null {
  if (offers === null) return null;
  const perGame = (n: number): string => formatMeasure(n / games);
  return [
    `${(offers.offers / offers.botTurns).toFixed(2)} a bot turn`,
    `${perGame(offers.offers)} a game (${perGame(offers.unpayable)} unpayable, ${offers.repeated} repeated in all)`,
    `at most ${offers.mostInTurn} a turn`,
    `${perGame(offers.counters)} counter-offers a game (${offers.identical} identical in all)`,
    `${offers.withdrawn} withdrawn after a yes`,
    `${perGame(offers.deals)} deals with people a game, ${perGame(offers.botDeals)} among bots`,
  ].join(', ');
}

/** How much it matters who begins, or who plays which side. */
function roleTable(roles: readonly RoleShare[], { strong }: TextStyle): string {
  if (roles.length === 0) return '';
  const rows = roles.map(({ role, games, winRate, low, high }) => [
    role,
    groupedDigits(games),
    formatPercent(winRate),
    `${formatPercent(low)} – ${formatPercent(high)}`,
  ]);
  const [first = '', ...lines] = formatTable([['who', 'games', 'share', '95 %'], ...rows], [1, 2, 3]).split('\n');
  return `${strong(first)}\n${lines.join('\n')}\n`;
}

/** How often each bot won on each seat. */
function seatTable(bots: readonly BotStanding[], { strong }: TextStyle): string {
  const seats = Math.max(0, ...bots.map(({ bySeat }) => bySeat.length));
  const head = ['bot', ...Array.from({ length: seats }, (_, seat) => `seat ${seat}`)];
  const rows = bots.map(({ name, bySeat }) => [
    name,
    ...bySeat.map(({ games, wins }) => (games === 0 ? '' : `${formatMeasure(wins)} of ${groupedDigits(games)}`)),
  ]);
  const columns = Array.from({ length: seats }, (_, seat) => seat + 1);
  const [first = '', ...lines] = formatTable([head, ...rows], columns).split('\n');
  return `${strong(first)}\n${lines.join('\n')}\n`;
}

/** A contest as readable text. */
export function arenaReport(summary: ArenaSummary, title: string, paint: TextStyle): string {
  const { strong, faint } = paint;
  const { games, deals, cut, seconds, cpuSeconds, bots, roles, unplayed } = summary;
  const ended = cut === 0 ? '' : `, ${groupedDigits(cut)} of them cut short`;
  const offersToPeople = offersLine(summary);
  const figures = formatTable([
    ['games', `${groupedDigits(games)} in ${countNoun(deals, 'deal', 'deals')}${ended}`],
    ['time', `${formatDuration(seconds)}, ${formatDuration(cpuSeconds)} of CPU time`],
    ['length', lengthLine(summary)],
    ...(offersToPeople === null ? [] : [['offers', offersToPeople]]),
    ...(unplayed.length === 0 ? [] : [['unplayed', unplayed.join(', ')]]),
  ]);
  const head = ['bot', 'games', 'wins', 'share', '95 %', 'Elo', 'points', 'trades', 'ms/move', 'longest', 'forfeits'];
  const rows = bots.map((bot) => [
    bot.name,
    groupedDigits(bot.games),
    formatMeasure(bot.wins),
    formatPercent(bot.winRate),
    `${formatPercent(bot.low)} – ${formatPercent(bot.high)}`,
    eloCell(bot),
    bot.points === null ? '' : bot.points.toFixed(2),
    formatMeasure(bot.tradesPerGame),
    formatMeasure(bot.msPerMove),
    formatMeasure(bot.maxMsPerMove),
    groupedDigits(bot.forfeits),
  ]);
  const [first = '', ...lines] = formatTable([head, ...rows], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).split('\n');
  const note = faint('Shares are per seat: a fair share is 1 divided by the number of seats. The mean Elo is 0.');
  return `${strong(title)}\n\n${figures}\n${strong(first)}\n${lines.join('\n')}\n${seatTable(bots, paint)}${roleTable(roles, paint)}${note}\n`;
}
