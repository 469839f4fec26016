import { COMBAT_DIE, DRIVE_DIE } from '@orrery/ship/facts';
import type { Draw } from '../../../../companion/fate.ts';
import { listOf, record, type Shape, whole } from '../../../../companion/keeping/shape.ts';

/** The dice of the starship: the one that produces and drives, and the pair that fights. */
export interface ShipDiceNotes {
  readonly drives: readonly number[]; // faces
  readonly fights: readonly Fight[];
  readonly last: number; // 0: nothing yet, 1: the drive, 2: a fight
  readonly pirate: number; // how strong the pirate is
}
export interface Fight {
  readonly own: number;
  readonly pirate: number;
}
export const DRIVE = 1;
export const FIGHT = 2;

export const WEAKEST = 2;
export const STRONGEST = 7;

const FACE = whole(1, 4);
export const SHIP_DICE_SHAPE: Shape<ShipDiceNotes> = record({
  drives: listOf(FACE),
  fights: listOf(record<Fight>({ own: FACE, pirate: FACE })),
  last: whole(0, FIGHT),
  pirate: whole(WEAKEST, STRONGEST),
});

export const FRESH_SHIP_DICE: ShipDiceNotes = { drives: [], fights: [], last: 0, pirate: WEAKEST };

export function driven(notes: ShipDiceNotes, draw: Draw): ShipDiceNotes {
  const [at = 0] = draw([DRIVE_DIE.length]);
  return { ...notes, drives: [...notes.drives, DRIVE_DIE[at] ?? 1], last: DRIVE };
}

export function fought(notes: ShipDiceNotes, draw: Draw): ShipDiceNotes {
  const [own = 0, pirate = 0] = draw([COMBAT_DIE.length, COMBAT_DIE.length]);
  const fight = { own: COMBAT_DIE[own] ?? 1, pirate: COMBAT_DIE[pirate] ?? 1 };
  return { ...notes, fights: [...notes.fights, fight], last: FIGHT };
}

interface Odds {
  readonly results: readonly number[];
  readonly chances: readonly number[];
  readonly of: number;
}

function oddsOf(die: readonly number[]): Odds {
  const results = [...new Set(die)];
  return { results, chances: results.map((face) => die.filter((each) => each === face).length), of: die.length };
}
export const DRIVE_ODDS = oddsOf(DRIVE_DIE);
export const COMBAT_ODDS = oddsOf(COMBAT_DIE);

export const tally = (faces: readonly number[], { results }: Odds): readonly number[] =>
  results.map((face) => faces.filter((each) => each === face).length);
