import type { AlmanacExtras } from '../../almanac/kit.ts';
import { findKit } from '../../games/index.ts';

/** A game's additions to its almanac, and the small table for trying its rules. */
export async function loadAlmanacExtras(game: string): Promise<AlmanacExtras | null> {
  const loading = findKit(game)?.almanac?.();
  if (loading === undefined) return null;
  const [kit, { TryIt }] = await Promise.all([loading, import('./positions/try-it.tsx')]);
  return { kit, TryIt };
}
