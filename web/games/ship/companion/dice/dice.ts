import { COMBAT_DIE, DRIVE_DIE } from '@orrery/ship/facts';
import type { DrawChance } from '../../../../companion/draw-chance.ts';
import { integerBetween, listOf, objectOf, type Validator } from '../../../../companion/storage/validators.ts';

/** The rolls of the starship's dice: the production die and the pair of combat dice. */
export interface ShipDiceNotes {
  readonly drives: readonly number[]; // faces
  readonly fights: readonly Fight[];
  readonly last: number; // 0: nothing yet, 1: the production die, 2: a fight
  readonly pirate: number; // the pirate's strength
}
export interface Fight {
  readonly own: number;
  readonly pirate: number;
}
export const LAST_WAS_DRIVE = 1;
export const LAST_WAS_FIGHT = 2;

export const MIN_PIRATE_STRENGTH = 2;
export const MAX_PIRATE_STRENGTH = 7;

const FACE_SHAPE = integerBetween(1, 4);
export const SHIP_DICE_SHAPE: Validator<ShipDiceNotes> = objectOf({
  drives: listOf(FACE_SHAPE),
  fights: listOf(objectOf<Fight>({ own: FACE_SHAPE, pirate: FACE_SHAPE })),
  last: integerBetween(0, LAST_WAS_FIGHT),
  pirate: integerBetween(MIN_PIRATE_STRENGTH, MAX_PIRATE_STRENGTH),
});

export const NEW_SHIP_DICE: ShipDiceNotes = { drives: [], fights: [], last: 0, pirate: MIN_PIRATE_STRENGTH };

export function rollDrive(notes: ShipDiceNotes, draw: DrawChance): ShipDiceNotes {
  const [at = 0] = draw([DRIVE_DIE.length]);
  return { ...notes, drives: [...notes.drives, DRIVE_DIE[at] ?? 1], last: LAST_WAS_DRIVE };
}

export function rollFight(notes: ShipDiceNotes, draw: DrawChance): ShipDiceNotes {
  const [own = 0, pirate = 0] = draw([COMBAT_DIE.length, COMBAT_DIE.length]);
  const fight = { own: COMBAT_DIE[own] ?? 1, pirate: COMBAT_DIE[pirate] ?? 1 };
  return { ...notes, fights: [...notes.fights, fight], last: LAST_WAS_FIGHT };
}

interface DieOdds {
  readonly results: readonly number[];
  readonly chances: readonly number[];
  readonly of: number;
}

function oddsOf(die: readonly number[]): DieOdds {
  const results = [...new Set(die)];
  return { results, chances: results.map((face) => die.filter((each) => each === face).length), of: die.length };
}
export const DRIVE_ODDS = oddsOf(DRIVE_DIE);
export const COMBAT_ODDS = oddsOf(COMBAT_DIE);

export const tallyFaces = (faces: readonly number[], { results }: DieOdds): readonly number[] =>
  results.map((face) => faces.filter((each) => each === face).length);
