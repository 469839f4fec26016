import { hasSeat, type Seat, type SeatSet } from '@orrery/kernel';
import { type DaysOff, endOfTime, type TimeControl, timeOffBetween } from '@orrery/protocol';
import type { TableRecord } from '../ports.ts';

/** Lag compensation: up to 500 ms per move, from a quota that refills by 100 ms per move. */
const MAX_LAG_CREDIT_MS = 500;
const LAG_CREDIT_REFILL_MS = 100;

/** What changes the clock of a seat besides the log. */
interface ClockAdjustment {
  /** Time that others have given. */
  readonly added: readonly { readonly at: number; readonly ms: number }[];
  /** When the clock stands still. */
  readonly daysOff: DaysOff;
}

/** The adjustments of a table's clocks, by seat. */
export type ClockAdjustments = readonly ClockAdjustment[];

export function clockAdjustments({ chairs }: TableRecord): ClockAdjustments {
  const isPlain = chairs.every(
    ({ addedTime, daysOff }) => addedTime.length + daysOff.weekly.length + daysOff.vacations.length === 0,
  );
  return isPlain ? [] : chairs.map(({ addedTime, daysOff }) => ({ added: addedTime, daysOff }));
}

/** The parts of a log entry that clocks need. */
interface ClockEntry {
  readonly by: Seat | 'chance';
  readonly spent: number;
  /** Number of turns begun; null in an edition that does not count them, where every answer earns the increment. */
  readonly turns: number | null;
  readonly waitsFor: SeatSet;
  readonly at: number;
}

/**
 * The clocks of one table, in milliseconds. They are computed from the log: what each entry cost, and when it was
 * saved.
 */
export class TableClocks {
  readonly #time: TimeControl;
  /** The remaining time of each seat for the whole game. */
  readonly #remaining: number[];
  /** Since when the game has waited for each seat; null: it does not. */
  readonly #waitingSince: (number | null)[];
  readonly #lagCredit: number[];
  /** The highest number of turns reached so far. Undoing and replaying a turn earns nothing. */
  #turns = 0;
  #mover: Seat | null = null;
  #adjustments: ClockAdjustments = [];

  constructor(time: TimeControl, seats: number) {
    this.#time = time;
    this.#remaining = new Array<number>(seats).fill(time.kind === 'game' ? time.start : 0);
    this.#waitingSince = new Array<number | null>(seats).fill(null);
    this.#lagCredit = new Array<number>(seats).fill(MAX_LAG_CREDIT_MS);
  }

  /** Somebody was given time, or has chosen days off. */
  adjust(adjustments: ClockAdjustments): void {
    this.#adjustments = adjustments;
  }

  /** The time that others gave to a seat: for the whole game, or for the decision it has waited for since then. */
  #added(seat: Seat, since: number | null): number {
    const from = this.#time.kind === 'game' ? 0 : (since ?? Number.POSITIVE_INFINITY);
    const given = this.#adjustments[seat]?.added ?? [];
    return given.reduce((sum, { at, ms }) => (at >= from ? sum + ms : sum), 0);
  }

  /** The time that a running clock has measured. */
  #elapsed(seat: Seat, since: number, at: number): number {
    const daysOff = this.#adjustments[seat]?.daysOff;
    return at - since - (daysOff === undefined ? 0 : timeOffBetween(daysOff, since, at));
  }

  /** Records a saved entry. A seat that ends a turn earns the increment. */
  record({ by, spent, turns, waitsFor, at }: ClockEntry): void {
    if (by !== 'chance') {
      this.#mover = by;
      this.#remaining[by] = (this.#remaining[by] ?? 0) - spent;
    }
    if (turns === null ? by !== 'chance' : turns > this.#turns) this.#addIncrement();
    this.#turns = Math.max(this.#turns, turns ?? 0);
    for (let seat = 0; seat < this.#waitingSince.length; seat++) {
      if (!hasSeat(waitsFor, seat)) this.#waitingSince[seat] = null;
      else if (seat === by || (this.#waitingSince[seat] ?? null) === null) this.#waitingSince[seat] = at;
    }
  }

  #addIncrement(): void {
    if (this.#mover === null || this.#time.kind !== 'game') return;
    this.#remaining[this.#mover] = (this.#remaining[this.#mover] ?? 0) + this.#time.increment;
  }

  /** The cost of an answer that arrives now with this network delay. */
  cost(seat: Seat, at: number, lag: number): number {
    const since = this.#waitingSince[seat] ?? null;
    if (since === null) return 0;
    const quota = this.#lagCredit[seat] ?? 0;
    const given = Math.min(Math.max(0, lag), quota);
    this.#lagCredit[seat] = Math.min(MAX_LAG_CREDIT_MS, quota - given + LAG_CREDIT_REFILL_MS);
    return Math.max(0, Math.round(this.#elapsed(seat, since, at) - given));
  }

  /** The remaining time of a seat. */
  remaining(seat: Seat, at: number): number {
    const since = this.#waitingSince[seat] ?? null;
    const running = since === null ? 0 : this.#elapsed(seat, since, at);
    return this.#allowance(seat, since) - running;
  }

  /** The time that a seat has for what it decides now. */
  #allowance(seat: Seat, since: number | null): number {
    const added = this.#added(seat, since);
    if (this.#time.kind === 'game') return (this.#remaining[seat] ?? 0) + added;
    return this.#time.kind === 'none' ? Number.POSITIVE_INFINITY : this.#time.perMove + added;
  }

  /** The remaining times of all seats, as pages are shown them; null without clocks. */
  allRemaining(at: number): readonly number[] | null {
    if (this.#time.kind === 'none') return null;
    return this.#waitingSince.map((_, seat) => Math.max(0, Math.round(this.remaining(seat, at))));
  }

  /** Whether an answer with this cost came in time. */
  isInTime(seat: Seat, cost: number): boolean {
    if (this.#time.kind === 'none') return true;
    return cost <= this.#allowance(seat, this.#waitingSince[seat] ?? null);
  }

  /** When each clock runs out, including the full lag compensation; null: it does not run. */
  deadlines(): readonly (number | null)[] {
    return this.#waitingSince.map((since, seat) => {
      if (since === null || this.#time.kind === 'none') return null;
      const allowance = this.#allowance(seat, since) + (this.#lagCredit[seat] ?? 0);
      const daysOff = this.#adjustments[seat]?.daysOff;
      return daysOff === undefined ? since + allowance : endOfTime(daysOff, since, allowance);
    });
  }
}
