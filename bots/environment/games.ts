import type { Kinded } from '@orrery/kernel';
import { kitOf } from '../kits.ts';
import type { Learnable } from './learnable.ts';

/** What `f` makes of a game as a learner meets it, null when nobody has prepared the game. */
export async function withLearnable<R>(
  id: string,
  f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(learnable: Learnable<T, H, B, M, E, O, K>) => R,
): Promise<R | null> {
  const kit = await kitOf(id);
  if (kit === null) return null;
  return kit.use(async ({ game, learning }) => (learning === undefined ? null : f({ game, ...(await learning()) })));
}
