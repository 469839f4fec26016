import type { DrawChance } from '../draw-chance.ts';
import { integerBetween, listOf, objectOf, oneOfValues, type Validator } from '../storage/validators.ts';

/** Two dice: every outcome has a number, first * 6 + second, as on the cards of the dice deck. */
export interface PairNotes {
  readonly from: 'dice' | 'deck';
  readonly left: readonly number[]; // the cards still in the deck
  readonly rolls: readonly number[];
}

const DIE_FACES = 6;
/** One card for each outcome of two dice. */
const DICE_DECK_SIZE = DIE_FACES * DIE_FACES;
const FULL_DECK: readonly number[] = Array.from({ length: DICE_DECK_SIZE }, (_, card) => card);
export const SUMS: readonly number[] = Array.from({ length: 11 }, (_, i) => i + 2);

const ROLL_SHAPE = integerBetween(0, DICE_DECK_SIZE - 1);
export const PAIR_SHAPE: Validator<PairNotes> = objectOf({
  from: oneOfValues('dice', 'deck'),
  left: listOf(ROLL_SHAPE, DICE_DECK_SIZE),
  rolls: listOf(ROLL_SHAPE),
});

export const newPair = (from: PairNotes['from']): PairNotes => ({ from, left: FULL_DECK, rolls: [] });

/** A roll, or a card of the deck; the deck is refilled after its last card. */
export function rollPair({ from, left, rolls }: PairNotes, draw: DrawChance): PairNotes {
  if (from === 'dice') {
    const [first = 0, second = 0] = draw([DIE_FACES, DIE_FACES]);
    return { from, left, rolls: [...rolls, first * DIE_FACES + second] };
  }
  const [at = 0] = draw([left.length]);
  const rest = left.filter((_, i) => i !== at);
  return { from, left: rest.length === 0 ? FULL_DECK : rest, rolls: [...rolls, left[at] ?? 0] };
}

export const facesOf = (fall: number): readonly [number, number] => [
  1 + Math.floor(fall / DIE_FACES),
  1 + (fall % DIE_FACES),
];
export const sumOf = (fall: number): number => facesOf(fall)[0] + facesOf(fall)[1];

/** How often each sum fell, from 2 to 12. */
export const tallyOf = (rolls: readonly number[]): readonly number[] =>
  SUMS.map((sum) => rolls.filter((fall) => sumOf(fall) === sum).length);
