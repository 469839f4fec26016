import type { Draw } from '../fate.ts';
import { listOf, oneOf, record, type Shape, whole } from '../keeping/shape.ts';

/** Two dice: every way they can fall has a number, first * 6 + second, as on the cards of the dice deck. */
export interface PairNotes {
  readonly from: 'dice' | 'deck';
  readonly left: readonly number[]; // the cards still in the deck
  readonly rolls: readonly number[];
}

const FACES = 6;
/** One card for each way two dice can fall. */
const CARDS = FACES * FACES;
const FULL: readonly number[] = Array.from({ length: CARDS }, (_, card) => card);
export const SUMS: readonly number[] = Array.from({ length: 11 }, (_, i) => i + 2);

const FALL = whole(0, CARDS - 1);
export const PAIR_SHAPE: Shape<PairNotes> = record({
  from: oneOf('dice', 'deck'),
  left: listOf(FALL, CARDS),
  rolls: listOf(FALL),
});

export const freshPair = (from: PairNotes['from']): PairNotes => ({ from, left: FULL, rolls: [] });

/** A roll, or a card of the deck; when the last one is drawn all come back. */
export function rolledPair({ from, left, rolls }: PairNotes, draw: Draw): PairNotes {
  if (from === 'dice') {
    const [first = 0, second = 0] = draw([FACES, FACES]);
    return { from, left, rolls: [...rolls, first * FACES + second] };
  }
  const [at = 0] = draw([left.length]);
  const rest = left.filter((_, i) => i !== at);
  return { from, left: rest.length === 0 ? FULL : rest, rolls: [...rolls, left[at] ?? 0] };
}

export const facesOf = (fall: number): readonly [number, number] => [1 + Math.floor(fall / FACES), 1 + (fall % FACES)];
export const sumOf = (fall: number): number => facesOf(fall)[0] + facesOf(fall)[1];

/** How often each sum fell, from 2 to 12. */
export const tallyOf = (rolls: readonly number[]): readonly number[] =>
  SUMS.map((sum) => rolls.filter((fall) => sumOf(fall) === sum).length);
