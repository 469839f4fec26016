import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { BOOSTER, playerOf, SHAKES, speedBonus, speedOf, type Table } from '@orrery/starfarers/facts';
import type { BallColour } from '../../art/balls.tsx';

/** The two balls of each way in which they fall, in the order of the rules. */
const FALLEN: readonly (readonly [BallColour, BallColour])[] = [
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
export const ballsOf = (shake: number): readonly BallColour[] => FALLEN[shake] ?? NO_BALLS;

/** Why the ships of a seat are as fast as they are. */
export interface Speed {
  readonly balls: readonly BallColour[];
  readonly isBlack: boolean;
  readonly base: number;
  readonly boosters: number;
  readonly scientists: number;
  readonly total: number;
}

/** The speed of this turn; null before the shake. */
export function speedAt(table: Table, seat: Seat): Speed | null {
  const { shake } = table;
  if (shake === NONE) return null;
  const { fitted, friends } = playerOf(table, seat);
  const base = speedOf(shake);
  const boosters = fitted[BOOSTER] ?? 0;
  const scientists = speedBonus(friends);
  const isBlack = SHAKES[shake]?.black === true;
  return { balls: ballsOf(shake), isBlack, base, boosters, scientists, total: base + boosters + scientists };
}
