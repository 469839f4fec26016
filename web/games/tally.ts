import {
  type Game,
  type GameLog,
  isUndoEntry,
  type Kinded,
  type LogEntry,
  okResult,
  type Result,
  replay,
  type Seat,
  type State,
  type Step,
} from '@orrery/kernel';
import type {
  Award,
  ContestRecord,
  CountRecord,
  GameReport,
  GoodsFlow,
  ScorePart,
  TradeRecord,
} from './game-report.ts';

/** The start of a turn: its log entry, its seat, and every seat's points at that time. */
export interface TurnStart {
  readonly seq: number;
  readonly seat: Seat;
  readonly points: readonly number[];
}

/** The statistics of a whole game. */
export interface GameTally {
  readonly seats: number;
  readonly turns: readonly TurnStart[];
  /** What each hand gained, by way and good; every number is positive. */
  readonly incomes: readonly GoodsFlow[];
  /** What each hand lost; every number is positive. */
  readonly expenses: readonly GoodsFlow[];
  /** How often each result was rolled, in the order of the report's odds. */
  readonly rolls: readonly number[];
  readonly trades: readonly (TradeRecord & { readonly seq: number })[];
  readonly awards: readonly (Award & { readonly seq: number; readonly turn: number })[];
  readonly counts: readonly CountRecord[];
  readonly contests: readonly (ContestRecord & { readonly seq: number; readonly turn: number })[];
  /** By measure, then by turn start and the end, then by seat. */
  readonly curves: readonly (readonly (readonly number[])[])[];
  readonly scores: readonly (readonly ScorePart[])[]; // by seat
  readonly points: readonly number[]; // by seat, at the end
  readonly places: readonly number[] | null; // null while the game goes on
  /** The number of entries, which is also the number of the last one. */
  readonly entries: number;
}

/** The numbers of the entries that were not taken back. */
function keptSeqs<M>(entries: readonly LogEntry<M>[]): ReadonlySet<number> {
  const numbers: number[] = [];
  for (const [i, entry] of entries.entries()) {
    if (isUndoEntry(entry)) numbers.splice(Math.max(0, numbers.length - entry.undo));
    else numbers.push(i + 1);
  }
  return new Set(numbers);
}

/** Sums up items that are equal in everything except `n`. */
class SumsByKey<X extends { readonly n: number }> {
  readonly #by = new Map<string, X>();
  readonly #keyOf: (each: X) => string;

  constructor(keyOf: (each: X) => string) {
    this.#keyOf = keyOf;
  }

  add(each: X): void {
    const key = this.#keyOf(each);
    const n = (this.#by.get(key)?.n ?? 0) + each.n;
    this.#by.set(key, { ...each, n });
  }

  toArray(): X[] {
    return [...this.#by.values()];
  }
}

const flowKey = ({ seat, way, good }: GoodsFlow): string => `${seat} ${way} ${good}`;
const countKey = ({ seat, key }: CountRecord): string => `${seat} ${key}`;

/** The state with nothing hidden. */
type OpenState<T, H> = Pick<State<T, H, unknown>, 'table' | 'hands'>;

/** The running totals of one game while its record is replayed. */
export class TallyBuilder<T, H, E extends Kinded> {
  readonly #report: GameReport<T, H, E>;
  readonly #chairs: readonly Seat[];
  readonly #results: readonly number[];
  readonly #keptSeqs: ReadonlySet<number>;
  readonly #entries: number;
  readonly #incomes = new SumsByKey(flowKey);
  readonly #expenses = new SumsByKey(flowKey);
  readonly #counts = new SumsByKey(countKey);
  readonly turns: TurnStart[] = [];
  readonly #deals: GameTally['trades'][number][] = [];
  readonly #awards: GameTally['awards'][number][] = [];
  readonly #trials: GameTally['contests'][number][] = [];
  readonly #curves: (readonly number[])[][];
  readonly #rolls: number[];

  constructor(report: GameReport<T, H, E>, { header, entries }: GameLog<unknown, unknown>) {
    this.#report = report;
    this.#keptSeqs = keptSeqs(entries);
    this.#entries = entries.length;
    this.#chairs = Array.from({ length: header.seats }, (_, seat) => seat);
    this.#results = report.odds?.results ?? [];
    this.#rolls = this.#results.map(() => 0);
    this.#curves = (report.measures ?? []).map(() => []);
  }

  /** Reads the events of an entry, unless it was taken back later. */
  readonly follow = ({ state }: { readonly state: OpenState<T, H> }, { seq, told }: Step<unknown, E>): void => {
    if (this.#keptSeqs.has(seq)) for (const { event } of told) this.#read(event, state.table, seq);
  };

  /** The tally at the end of the record. */
  tally({ table, hands }: OpenState<T, H>, places: readonly number[] | null): GameTally {
    this.#measure(table);
    return {
      seats: this.#chairs.length,
      turns: this.turns,
      incomes: this.#incomes.toArray(),
      expenses: this.#expenses.toArray(),
      rolls: this.#rolls,
      trades: this.#deals,
      awards: this.#awards,
      counts: this.#counts.toArray(),
      contests: this.#trials,
      curves: this.#curves,
      scores: hands.map((hand, seat) => this.#report.score(table, hand, seat)),
      points: this.#points(table),
      places,
      entries: this.#entries,
    };
  }

  /** Adds a point to every curve. */
  #measure(table: T): void {
    const { measures = [] } = this.#report;
    for (const [i, { of }] of measures.entries()) this.#curves[i]?.push(this.#chairs.map((seat) => of(table, seat)));
  }

  #points(table: T): readonly number[] {
    return this.#chairs.map((seat) => this.#report.points(table, seat));
  }

  #read(event: E, table: T, seq: number): void {
    const { turnSeat, trade, award, flows, count } = this.#report;
    const seat = turnSeat(event);
    if (seat !== null) {
      this.turns.push({ seq, seat, points: this.#points(table) });
      this.#measure(table);
    }
    this.#roll(event);
    for (const flow of flows(event)) this.#flow(flow);
    const dealt = trade(event);
    if (dealt !== null) this.#deals.push({ ...dealt, seq });
    const awarded = award(event);
    if (awarded !== null) this.#awards.push({ ...awarded, seq, turn: this.turns.length });
    for (const each of count(event, table)) this.#counts.add(each);
    const tried = this.#report.contest?.(event) ?? null;
    if (tried !== null) this.#trials.push({ ...tried, seq, turn: this.turns.length });
  }

  #roll(event: E): void {
    const rolled = this.#results.indexOf(this.#report.roll(event) ?? Number.NaN);
    if (rolled >= 0) this.#rolls[rolled] = (this.#rolls[rolled] ?? 0) + 1;
  }

  #flow(flow: GoodsFlow): void {
    if (flow.n > 0) this.#incomes.add(flow);
    else if (flow.n < 0) this.#expenses.add({ ...flow, n: -flow.n });
  }
}

/** Folds the open record of a game: every secret is read with nothing hidden. */
export function tallyGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  report: GameReport<T, H, E>,
  log: GameLog<M, O>,
): Result<GameTally> {
  const notes = new TallyBuilder(report, log);
  const played = replay(game, { ...log, checks: [] }, notes.follow);
  if (!played.ok) return played;
  const { state, awaiting } = played.value;
  return okResult(notes.tally(state, awaiting.who === 'over' ? awaiting.places : null));
}

/** The sum of `n` over the items that match. */
export const sumWhere = <X extends { readonly n: number }>(all: readonly X[], fits: (each: X) => boolean): number =>
  all.reduce((n, each) => (fits(each) ? n + each.n : n), 0);
