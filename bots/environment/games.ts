import type { Kinded } from '@orrery/kernel';
import { botKitOf } from '../kits.ts';
import type { EncodedGame } from './learnable.ts';

/** Applies `f` to a game in its form for learners; null when the game has no encoding. */
export async function withEncodedGame<R>(
  id: string,
  f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(learnable: EncodedGame<T, H, B, M, E, O, K>) => R,
): Promise<R | null> {
  const kit = await botKitOf(id);
  if (kit === null) return null;
  return kit.use(async ({ game, encoding }) => (encoding === undefined ? null : f({ game, ...(await encoding()) })));
}
