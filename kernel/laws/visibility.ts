import type { Seat, State } from '../contract.ts';
import { eventFor, type ToldEvent } from '../event-recorder.ts';

/** Everything one seat (null: a spectator) was told of a step. */
export const eventsHeard = <E>(told: readonly ToldEvent<E>[], seat: Seat | null): E[] =>
  told.map((each) => eventFor(each, seat)).filter((event) => event !== null);

/** Everything one seat (null: a spectator) sees of a state. */
export const visibleTo = <T, H, B>(
  { table, hands }: State<T, H, B>,
  seat: Seat | null,
): { table: T; hand: H | null } => ({
  table,
  hand: seat === null ? null : (hands[seat] ?? null),
});

/** All viewers: the seats, and null for the spectators. */
export const allListeners = <T, H, B>({ hands }: State<T, H, B>): (Seat | null)[] => [null, ...hands.keys()];

/** How a sentence names a viewer. */
export const describeListener = (seat: Seat | null): string => (seat === null ? 'a spectator' : `seat ${seat}`);
