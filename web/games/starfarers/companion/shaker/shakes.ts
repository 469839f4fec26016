import { BOOSTER, SHAKES, shakeSpeed, speedBonus } from '@orrery/starfarers/facts';
import type { DrawChance } from '../../../../companion/draw-chance.ts';
import { integerBetween, listOf, objectOf, type Validator } from '../../../../companion/storage/validators.ts';
import type { NotedPlayer } from '../../../../companion/table/table-notes.ts';

/** The shakes of the motherships. Every pair of the five balls has a number. */
export interface ShakeNotes {
  readonly shakes: readonly number[];
}

const SHAKE_INDEX_SHAPE = integerBetween(0, SHAKES.length - 1);
export const SHAKE_SHAPE: Validator<ShakeNotes> = objectOf({ shakes: listOf(SHAKE_INDEX_SHAPE) });
export const NEW_SHAKES: ShakeNotes = { shakes: [] };

export function withShake({ shakes }: ShakeNotes, draw: DrawChance): ShakeNotes {
  return { shakes: [...shakes, ...draw([SHAKES.length])] };
}

export const isBlack = (shake: number): boolean => SHAKES[shake]?.black === true;

/** The sum that explains a fleet's speed. */
export interface NotedSpeed {
  readonly base: number;
  readonly boosters: number;
  readonly scientists: number;
}

export const speedAfter = (shake: number, { fitted, friends }: NotedPlayer): NotedSpeed => ({
  base: shakeSpeed(shake),
  boosters: fitted[BOOSTER] ?? 0,
  scientists: speedBonus(friends),
});

/** Base speeds; encounters are counted as a result of their own. */
const BASE_SPEEDS = [3, 4, 5] as const;
const BLACK_RESULT = 0;
const resultOf = (shake: number): number => (isBlack(shake) ? BLACK_RESULT : shakeSpeed(shake));
const count = (shakes: readonly number[], result: number): number =>
  shakes.filter((shake) => resultOf(shake) === result).length;

/** How often each speed came without the black ball, and last how often the black ball came. */
export const shakeTally = (shakes: readonly number[]): readonly number[] =>
  [...BASE_SPEEDS, BLACK_RESULT].map((result) => count(shakes, result));

/** The same for all pairs of balls. */
export const SHAKE_ODDS = { speeds: BASE_SPEEDS, chances: shakeTally(SHAKES.map((_, i) => i)), of: SHAKES.length };
