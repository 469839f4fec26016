import { type Game, type Header, isUndo, type Kinded, Match } from '@orrery/kernel';
import { readEntry } from './entries.ts';
import { type Stride, strideBy } from './stride.ts';

/** Steps in one go; then others get their turn. */
const AT_ONCE = 40;

const breath = (): Promise<void> => new Promise((go) => setImmediate(go));

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
  for (const [i, text] of texts.entries()) {
    if (i % AT_ONCE === AT_ONCE - 1) await breath();
    const entry = readEntry(game, header.seats, text);
    if (i < since) match.take(entry);
    else if (isUndo(entry)) {
      match.take(entry);
      strides.length -= entry.undo;
    } else strides.push(strideBy(match, entry, slot));
  }
  return strides;
}
