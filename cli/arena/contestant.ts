import type { Refusal, SeatView } from '@orrery/kernel';

/** Why a bot forfeits; docs/bot-protocol.md explains each reason. */
export const FORFEIT_CAUSES = ['start', 'timeout', 'exited', 'invalid', 'stale', 'illegal', 'flood'] as const;
export type ForfeitCause = (typeof FORFEIT_CAUSES)[number];

/** Why there is no move, and what was answered instead, if anything was. */
export interface PlayerFault {
  readonly fault: ForfeitCause;
  readonly answer: string | null;
}
export type MoveOrFault<M> = { readonly move: M } | PlayerFault;

/** A question to a seat. */
export interface SeatQuestion<T, H> {
  readonly id: number;
  readonly question: string;
  readonly view: SeatView<T, H>;
}

/** A player on a seat of the arena: a built-in bot, or a program connected by a pipe. */
export interface ArenaPlayer<T, H, M, E> {
  hear(event: E): void;
  choose(asked: SeatQuestion<T, H>): MoveOrFault<M> | Promise<MoveOrFault<M>>;
  /** A move although it is not awaited; null for none. */
  volunteer?(view: SeatView<T, H>): M | null;
  /** Its last answer was rejected, with the reason. */
  refused(id: number, refusals: readonly Refusal[]): void;
  /** It has left the game. */
  forfeit(fault: PlayerFault): void | Promise<void>;
  /** The game is over; null when it was cut. */
  over(places: readonly number[] | null): void | Promise<void>;
}
