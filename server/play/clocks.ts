import { has, type Seat, type SeatSet } from '@orrery/kernel';
import type { TimeControl } from '@orrery/protocol';

/** Of what the way to the server takes, a seat is given back so much for a move at most, and so much of it grows again. */
const QUOTA_MS = 500;
const QUOTA_GROWTH_MS = 100;

/** An entry of the log, as clocks see it. */
interface Kept {
  readonly by: Seat | 'chance';
  readonly spent: number;
  /** How many turns have begun; null in an edition from before they were counted, where every answer earns. */
  readonly turns: number | null;
  readonly waitsFor: SeatSet;
  readonly at: number;
}

/** The clocks of one table, in milliseconds. They follow from the log: what each entry cost, and when it was kept. */
export class Clocks {
  readonly #time: TimeControl;
  /** What each seat has left of the whole game's time. */
  readonly #left: number[];
  /** Since when the game waits for each seat; null: it does not. */
  readonly #since: (number | null)[];
  readonly #quota: number[];
  /** How far the game has ever been, in turns. To go back and forth again earns nothing. */
  #turns = 0;
  #mover: Seat | null = null;

  constructor(time: TimeControl, seats: number) {
    this.#time = time;
    this.#left = new Array<number>(seats).fill(time.kind === 'game' ? time.start : 0);
    this.#since = new Array<number | null>(seats).fill(null);
    this.#quota = new Array<number>(seats).fill(QUOTA_MS);
  }

  /** An entry was kept. Whoever ends a turn earns the increment. */
  turn({ by, spent, turns, waitsFor, at }: Kept): void {
    if (by !== 'chance') {
      this.#mover = by;
      this.#left[by] = (this.#left[by] ?? 0) - spent;
    }
    if (turns === null ? by !== 'chance' : turns > this.#turns) this.#earn();
    this.#turns = Math.max(this.#turns, turns ?? 0);
    for (let seat = 0; seat < this.#since.length; seat++) {
      if (!has(waitsFor, seat)) this.#since[seat] = null;
      else if (seat === by || (this.#since[seat] ?? null) === null) this.#since[seat] = at;
    }
  }

  #earn(): void {
    if (this.#mover === null || this.#time.kind !== 'game') return;
    this.#left[this.#mover] = (this.#left[this.#mover] ?? 0) + this.#time.increment;
  }

  /** What an answer costs that comes now, when its way here took `lag`. */
  cost(seat: Seat, at: number, lag: number): number {
    const since = this.#since[seat] ?? null;
    if (since === null) return 0;
    const quota = this.#quota[seat] ?? 0;
    const given = Math.min(Math.max(0, lag), quota);
    this.#quota[seat] = Math.min(QUOTA_MS, quota - given + QUOTA_GROWTH_MS);
    return Math.max(0, Math.round(at - since - given));
  }

  /** What a seat has left. */
  left(seat: Seat, at: number): number {
    const since = this.#since[seat] ?? null;
    const running = since === null ? 0 : at - since;
    if (this.#time.kind === 'game') return (this.#left[seat] ?? 0) - running;
    return (this.#time.kind === 'none' ? Number.POSITIVE_INFINITY : this.#time.perMove) - running;
  }

  /** What everybody has left, as pages are told it; null where there are no clocks. */
  all(at: number): readonly number[] | null {
    if (this.#time.kind === 'none') return null;
    return this.#since.map((_, seat) => Math.max(0, Math.round(this.left(seat, at))));
  }

  /** Whether an answer that cost so much came in time. */
  isInTime(seat: Seat, cost: number): boolean {
    if (this.#time.kind === 'none') return true;
    return cost <= (this.#time.kind === 'game' ? (this.#left[seat] ?? 0) : this.#time.perMove);
  }

  /** When each clock runs out, with all that its seat may be given back for the way here; null: it does not run. */
  deadlines(): readonly (number | null)[] {
    return this.#since.map((since, seat) =>
      since === null || this.#time.kind === 'none' ? null : since + this.left(seat, since) + (this.#quota[seat] ?? 0),
    );
  }
}
