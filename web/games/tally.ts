import {
  type Entry,
  type Game,
  good,
  isUndo,
  type Kinded,
  type Log,
  type Result,
  replay,
  type Seat,
  type State,
  type Step,
} from '@orrery/kernel';
import type { Award, Chronicle, Count, Deal, Flow, Score, Trial } from './chronicle.ts';

/** A turn as it begins: which entry began it, whose it is, and how many points each seat has by then. */
export interface Turn {
  readonly seq: number;
  readonly seat: Seat;
  readonly points: readonly number[];
}

/** What a chronicle makes of a whole game. */
export interface Tally {
  readonly seats: number;
  readonly turns: readonly Turn[];
  /** What came to each hand, by way and good; every figure is positive. */
  readonly incomes: readonly Flow[];
  /** What left it; every figure is positive. */
  readonly expenses: readonly Flow[];
  /** How often each result was rolled, in the order of the chronicle's odds. */
  readonly rolls: readonly number[];
  readonly deals: readonly (Deal & { readonly seq: number })[];
  readonly awards: readonly (Award & { readonly seq: number; readonly turn: number })[];
  readonly counts: readonly Count[];
  readonly trials: readonly (Trial & { readonly seq: number; readonly turn: number })[];
  /** By measure, by turn as it begins and the end, by seat. */
  readonly curves: readonly (readonly (readonly number[])[])[];
  readonly scores: readonly (readonly Score[])[]; // by seat
  readonly points: readonly number[]; // by seat, at the end
  readonly places: readonly number[] | null; // null while the game goes on
  /** The number of entries, and so of the last one. */
  readonly entries: number;
}

/** The numbers of the entries that were not taken back. */
function heldNumbers<M>(entries: readonly Entry<M>[]): ReadonlySet<number> {
  const numbers: number[] = [];
  for (const [i, entry] of entries.entries()) {
    if (isUndo(entry)) numbers.splice(Math.max(0, numbers.length - entry.undo));
    else numbers.push(i + 1);
  }
  return new Set(numbers);
}

/** Adds up what is equal in everything but its number. */
class Sums<X extends { readonly n: number }> {
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

const flowKey = ({ seat, way, good }: Flow): string => `${seat} ${way} ${good}`;
const countKey = ({ seat, key }: Count): string => `${seat} ${key}`;

/** What can be read when everything is open. */
type Seen<T, H> = Pick<State<T, H, unknown>, 'table' | 'hands'>;

/** The books of one game while its record is replayed. */
export class Ledger<T, H, E extends Kinded> {
  readonly #chronicle: Chronicle<T, H, E>;
  readonly #chairs: readonly Seat[];
  readonly #results: readonly number[];
  readonly #held: ReadonlySet<number>;
  readonly #entries: number;
  readonly #incomes = new Sums(flowKey);
  readonly #expenses = new Sums(flowKey);
  readonly #counts = new Sums(countKey);
  readonly turns: Turn[] = [];
  readonly #deals: Tally['deals'][number][] = [];
  readonly #awards: Tally['awards'][number][] = [];
  readonly #trials: Tally['trials'][number][] = [];
  readonly #curves: (readonly number[])[][];
  readonly #rolls: number[];

  constructor(chronicle: Chronicle<T, H, E>, { header, entries }: Log<unknown, unknown>) {
    this.#chronicle = chronicle;
    this.#held = heldNumbers(entries);
    this.#entries = entries.length;
    this.#chairs = Array.from({ length: header.seats }, (_, seat) => seat);
    this.#results = chronicle.odds?.results ?? [];
    this.#rolls = this.#results.map(() => 0);
    this.#curves = (chronicle.measures ?? []).map(() => []);
  }

  /** Reads what an entry told, unless it was taken back later. */
  readonly follow = ({ state }: { readonly state: Seen<T, H> }, { seq, told }: Step<unknown, E>): void => {
    if (this.#held.has(seq)) for (const { event } of told) this.#read(event, state.table, seq);
  };

  /** What came of the game, which stands at its end. */
  tally({ table, hands }: Seen<T, H>, places: readonly number[] | null): Tally {
    this.#measure(table);
    return {
      seats: this.#chairs.length,
      turns: this.turns,
      incomes: this.#incomes.toArray(),
      expenses: this.#expenses.toArray(),
      rolls: this.#rolls,
      deals: this.#deals,
      awards: this.#awards,
      counts: this.#counts.toArray(),
      trials: this.#trials,
      curves: this.#curves,
      scores: hands.map((hand, seat) => this.#chronicle.score(table, hand, seat)),
      points: this.#points(table),
      places,
      entries: this.#entries,
    };
  }

  /** Adds a point to every curve. */
  #measure(table: T): void {
    const { measures = [] } = this.#chronicle;
    for (const [i, { of }] of measures.entries()) this.#curves[i]?.push(this.#chairs.map((seat) => of(table, seat)));
  }

  #points(table: T): readonly number[] {
    return this.#chairs.map((seat) => this.#chronicle.points(table, seat));
  }

  #read(event: E, table: T, seq: number): void {
    const { turn, deal, award, flows, count } = this.#chronicle;
    const seat = turn(event);
    if (seat !== null) {
      this.turns.push({ seq, seat, points: this.#points(table) });
      this.#measure(table);
    }
    this.#roll(event);
    for (const flow of flows(event)) this.#flow(flow);
    const dealt = deal(event);
    if (dealt !== null) this.#deals.push({ ...dealt, seq });
    const awarded = award(event);
    if (awarded !== null) this.#awards.push({ ...awarded, seq, turn: this.turns.length });
    for (const each of count(event, table)) this.#counts.add(each);
    const tried = this.#chronicle.trial?.(event) ?? null;
    if (tried !== null) this.#trials.push({ ...tried, seq, turn: this.turns.length });
  }

  #roll(event: E): void {
    const rolled = this.#results.indexOf(this.#chronicle.roll(event) ?? Number.NaN);
    if (rolled >= 0) this.#rolls[rolled] = (this.#rolls[rolled] ?? 0) + 1;
  }

  #flow(flow: Flow): void {
    if (flow.n > 0) this.#incomes.add(flow);
    else if (flow.n < 0) this.#expenses.add({ ...flow, n: -flow.n });
  }
}

/** Folds the open record of a game: every secret is read as those heard it who knew it. */
export function tally<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  chronicle: Chronicle<T, H, E>,
  log: Log<M, O>,
): Result<Tally> {
  const ledger = new Ledger(chronicle, log);
  const played = replay(game, { ...log, checks: [] }, ledger.follow);
  if (!played.ok) return played;
  const { state, awaiting } = played.value;
  return good(ledger.tally(state, awaiting.who === 'over' ? awaiting.places : null));
}

/** How many of these there are together, of those that fit. */
export const sum = <X extends { readonly n: number }>(all: readonly X[], fits: (each: X) => boolean): number =>
  all.reduce((n, each) => (fits(each) ? n + each.n : n), 0);
