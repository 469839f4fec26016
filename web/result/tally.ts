import {
  type Entry,
  effective,
  type Game,
  good,
  isUndo,
  type Kinded,
  type Log,
  type Result,
  replay,
  type Seat,
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

/** The numbers, in the whole record, of the entries that hold. */
function heldNumbers<M>(entries: readonly Entry<M>[]): number[] {
  const numbers: number[] = [];
  for (const [i, entry] of entries.entries()) {
    if (isUndo(entry)) numbers.splice(Math.max(0, numbers.length - entry.undo));
    else numbers.push(i + 1);
  }
  return numbers;
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

/** The books of one game while it is being read. */
class Ledger<T, H, E extends Kinded> {
  readonly #chronicle: Chronicle<T, H, E>;
  readonly #chairs: readonly Seat[];
  readonly #results: readonly number[];
  readonly incomes = new Sums(flowKey);
  readonly expenses = new Sums(flowKey);
  readonly counts = new Sums(countKey);
  readonly turns: Turn[] = [];
  readonly deals: Tally['deals'][number][] = [];
  readonly awards: Tally['awards'][number][] = [];
  readonly trials: Tally['trials'][number][] = [];
  readonly curves: (readonly number[])[][];
  readonly rolls: number[];

  constructor(chronicle: Chronicle<T, H, E>, seats: number) {
    this.#chronicle = chronicle;
    this.#chairs = Array.from({ length: seats }, (_, seat) => seat);
    this.#results = chronicle.odds?.results ?? [];
    this.rolls = this.#results.map(() => 0);
    this.curves = (chronicle.measures ?? []).map(() => []);
  }

  /** Adds a point to every curve. */
  measure(table: T): void {
    const { measures = [] } = this.#chronicle;
    for (const [i, { of }] of measures.entries()) this.curves[i]?.push(this.#chairs.map((seat) => of(table, seat)));
  }

  points(table: T): readonly number[] {
    return this.#chairs.map((seat) => this.#chronicle.points(table, seat));
  }

  read(event: E, table: T, seq: number): void {
    const { turn, deal, award, flows, count } = this.#chronicle;
    const seat = turn(event);
    if (seat !== null) {
      this.turns.push({ seq, seat, points: this.points(table) });
      this.measure(table);
    }
    this.#roll(event);
    for (const flow of flows(event)) this.#flow(flow);
    const dealt = deal(event);
    if (dealt !== null) this.deals.push({ ...dealt, seq });
    const awarded = award(event);
    if (awarded !== null) this.awards.push({ ...awarded, seq, turn: this.turns.length });
    for (const each of count(event, table)) this.counts.add(each);
    const tried = this.#chronicle.trial?.(event) ?? null;
    if (tried !== null) this.trials.push({ ...tried, seq, turn: this.turns.length });
  }

  #roll(event: E): void {
    const rolled = this.#results.indexOf(this.#chronicle.roll(event) ?? Number.NaN);
    if (rolled >= 0) this.rolls[rolled] = (this.rolls[rolled] ?? 0) + 1;
  }

  #flow(flow: Flow): void {
    if (flow.n > 0) this.incomes.add(flow);
    else if (flow.n < 0) this.expenses.add({ ...flow, n: -flow.n });
  }
}

/** Folds the open record of a game: every secret is read as those heard it who knew it. */
export function tally<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  chronicle: Chronicle<T, H, E>,
  log: Log<M, O>,
): Result<Tally> {
  const { seats } = log.header;
  const ledger = new Ledger(chronicle, seats);
  const numbers = heldNumbers(log.entries);
  const held: Log<M, O> = { ...log, entries: effective(log.entries), checks: [] };
  const played = replay(game, held, ({ state }, { seq, told }) => {
    for (const { event } of told) ledger.read(event, state.table, numbers[seq - 1] ?? 0);
  });
  if (!played.ok) return played;
  const { table, hands } = played.value.state;
  ledger.measure(table);
  const ended = game.awaiting(table);
  return good({
    seats,
    turns: ledger.turns,
    incomes: ledger.incomes.toArray(),
    expenses: ledger.expenses.toArray(),
    rolls: ledger.rolls,
    deals: ledger.deals,
    awards: ledger.awards,
    counts: ledger.counts.toArray(),
    trials: ledger.trials,
    curves: ledger.curves,
    scores: hands.map((hand, seat) => chronicle.score(table, hand, seat)),
    points: ledger.points(table),
    places: ended.who === 'over' ? ended.places : null,
    entries: log.entries.length,
  });
}

/** How many of these there are together, of those that fit. */
export const sum = <X extends { readonly n: number }>(all: readonly X[], fits: (each: X) => boolean): number =>
  all.reduce((n, each) => (fits(each) ? n + each.n : n), 0);
