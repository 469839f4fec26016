import type { Seat, State } from '../contract.ts';
import { heard, type Told } from '../tell.ts';

/** All that one seat, or with null a spectator, heard of a step. */
export const hearing = <E>(told: readonly Told<E>[], seat: Seat | null): E[] =>
  told.map((each) => heard(each, seat)).filter((event) => event !== null);

/** All that one seat, or with null a spectator, sees of a state. */
export const sight = <T, H, B>({ table, hands }: State<T, H, B>, seat: Seat | null): { table: T; hand: H | null } => ({
  table,
  hand: seat === null ? null : (hands[seat] ?? null),
});

/** Everybody who listens: the seats, and null for the spectators. */
export const listeners = <T, H, B>({ hands }: State<T, H, B>): (Seat | null)[] => [null, ...hands.keys()];

/** How a sentence names somebody who listens. */
export const whoever = (seat: Seat | null): string => (seat === null ? 'a spectator' : `seat ${seat}`);
