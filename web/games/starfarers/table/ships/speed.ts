import { NONE } from '@orrery/common';
import type { AnyView, Seat } from '@orrery/kernel';
import { BOOSTER, type Hand, playerOf, SHAKES, shakeSpeed, speedBonus, type Table } from '@orrery/starfarers/facts';
import type { BallColour } from '../../art/balls.tsx';

/** The two balls of each shake, in the order of the rules. */
const BALLS_OF_SHAKE: readonly (readonly [BallColour, BallColour])[] = [
  ['yellow', 'blue'],
  ['yellow', 'blue'],
  ['yellow', 'yellow'],
  ['red', 'blue'],
  ['yellow', 'red'],
  ['yellow', 'red'],
  ['yellow', 'black'],
  ['yellow', 'black'],
  ['blue', 'black'],
  ['red', 'black'],
];

const NO_BALLS: readonly BallColour[] = [];

/** The balls of this turn's shake, none before it. */
export const ballsOf = (shake: number): readonly BallColour[] => BALLS_OF_SHAKE[shake] ?? NO_BALLS;

/** The sum that explains the speed of a seat's ships. */
export interface FleetSpeed {
  readonly balls: readonly BallColour[];
  readonly isBlack: boolean;
  readonly base: number;
  readonly boosters: number;
  readonly scientists: number;
  readonly total: number;
}

/** The speed of this turn; null before the shake. */
export function fleetSpeed(table: Table, seat: Seat): FleetSpeed | null {
  const { shake } = table;
  if (shake === NONE) return null;
  const { fitted, friends } = playerOf(table, seat);
  const base = shakeSpeed(shake);
  const boosters = fitted[BOOSTER] ?? 0;
  const scientists = speedBonus(friends);
  const isBlack = SHAKES[shake]?.black === true;
  return { balls: ballsOf(shake), isBlack, base, boosters, scientists, total: base + boosters + scientists };
}

/** Whose mothership is shown: after a shake the flyer's, otherwise the viewer's; for spectators the acting seat's. */
export const shownSeat = ({ table, seat }: AnyView<Table, Hand>): Seat =>
  table.shake === NONE ? (seat ?? table.pilot) : table.pilot;
