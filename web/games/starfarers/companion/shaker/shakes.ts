import { BOOSTER, SHAKES, speedBonus, speedOf } from '@orrery/starfarers/facts';
import type { Draw } from '../../../../companion/fate.ts';
import { listOf, record, type Shape, whole } from '../../../../companion/keeping/shape.ts';
import type { Player } from '../../../../companion/table/table.ts';

/** The mothership: every way two of five balls fall has a number. */
export interface ShakeNotes {
  readonly shakes: readonly number[];
}

const SHAKE = whole(0, SHAKES.length - 1);
export const SHAKE_SHAPE: Shape<ShakeNotes> = record({ shakes: listOf(SHAKE) });
export const FRESH_SHAKES: ShakeNotes = { shakes: [] };

export function shaken({ shakes }: ShakeNotes, draw: Draw): ShakeNotes {
  return { shakes: [...shakes, ...draw([SHAKES.length])] };
}

export const isBlack = (shake: number): boolean => SHAKES[shake]?.black === true;

/** Why a fleet is as fast as it is. */
export interface Speed {
  readonly base: number;
  readonly boosters: number;
  readonly scientists: number;
}

export const speedAfter = (shake: number, { fitted, friends }: Player): Speed => ({
  base: speedOf(shake),
  boosters: fitted[BOOSTER] ?? 0,
  scientists: speedBonus(friends),
});

/** Base speeds, and encounters as a result of their own. */
const RESULTS = [3, 4, 5] as const;
const BLACK = 0;
const resultOf = (shake: number): number => (isBlack(shake) ? BLACK : speedOf(shake));
const count = (shakes: readonly number[], result: number): number =>
  shakes.filter((shake) => resultOf(shake) === result).length;

/** How often each speed came without the black ball, and last how often the black ball came. */
export const shakeTally = (shakes: readonly number[]): readonly number[] =>
  [...RESULTS, BLACK].map((result) => count(shakes, result));

/** The same for all ways in which the balls can fall. */
export const SHAKE_ODDS = { speeds: RESULTS, chances: shakeTally(SHAKES.map((_, i) => i)), of: SHAKES.length };
