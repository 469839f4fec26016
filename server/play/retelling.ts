import { type Game, type Header, isUndo, type Kinded, Match } from '@orrery/kernel';
import { Slices } from '../slices.ts';
import { readEntry } from './entries.ts';
import { type Stride, strideBy } from './stride.ts';

/** Tells a game again from its log: what each entry after `since` did that still holds. Nothing was taken back since then. */
export async function retell<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  header: Header<O>,
  texts: readonly string[],
  since: number,
): Promise<Stride[]> {
  const match = new Match(game, header);
  const slot = game.setup(header.options, header.seats);
  const strides: Stride[] = [];
  const slices = new Slices();
  for (const [i, text] of texts.entries()) {
    await slices.rest();
    const entry = readEntry(game, header.seats, text);
    if (i < since) match.take(entry);
    else if (isUndo(entry)) {
      match.take(entry);
      strides.length -= entry.undo;
    } else strides.push(strideBy(match, entry, slot));
  }
  return strides;
}
