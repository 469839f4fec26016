/**
 * All that the bench runs of the engine. `--against` measures two builds with the bench of today and takes this file alone
 * from the other revision: when the engine changes, change what stands behind these names, not the names.
 */
import { type Entry, EVERY_GAME } from '@orrery/catalog';
import type { Held } from '@orrery/kernel';

export { drawnFrom, fastRng, has, MoveList, Player, randomPolicy, readOptions, viewsOf } from '@orrery/kernel';

/** The ids of all games that have an engine. */
export const measurable = (): string[] => EVERY_GAME.filter(hasEngine).map(({ id }) => id);

const hasEngine = ({ editions }: Entry): boolean => editions.length > 0;

/** The newest engine of a game. */
export async function engineOf(id: string): Promise<Held> {
  const newest = EVERY_GAME.find((entry) => entry.id === id)?.editions.at(-1);
  if (newest === undefined) throw new Error(`there is no engine of ${id}`);
  return newest.load();
}
