import type { Refusal, SeatView } from '@orrery/kernel';

/** Why a bot forfeits; docs/bot-protocol.md says what each means. */
export const FAULTS = ['start', 'slow', 'died', 'rubbish', 'stale', 'illegal', 'flood'] as const;
export type Fault = (typeof FAULTS)[number];

/** A move, or why there is none. */
export type Chosen<M> = { readonly move: M } | { readonly fault: Fault };

/** What a seat is asked. */
export interface Asked<T, H> {
  readonly id: number;
  readonly question: string;
  readonly view: SeatView<T, H>;
}

/** Somebody on a seat of the arena: a bot of ours, or a program at the other end of a pipe. */
export interface Contestant<T, H, M, E> {
  hear(event: E): void;
  choose(asked: Asked<T, H>): Chosen<M> | Promise<Chosen<M>>;
  /** Its last answer was not accepted, and why. */
  refused(id: number, refusals: readonly Refusal[]): void;
  /** It is out of the game. */
  forfeit(why: Fault): void | Promise<void>;
  /** The game is over; null when it was cut. */
  over(places: readonly number[] | null): void | Promise<void>;
}
