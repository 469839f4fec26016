/**
 * Everything the bench uses of the engine. `--against` measures two builds with the present bench and takes only this
 * file from the other revision: when the engine changes, change the implementation behind these names, not the names.
 */
import { ALL_GAMES, type CatalogEntry, findEdition } from '@orrery/catalog';
import type { AnyGame } from '@orrery/kernel';

export {
  chanceFromRng,
  fastRng,
  hasSeat,
  MoveList,
  PlayoutRunner,
  randomPolicy,
  readOptions,
  viewsOf,
} from '@orrery/kernel';

/** The ids of all games that have an engine. */
export const measurableGames = (): string[] => ALL_GAMES.filter(hasEngine).map(({ id }) => id);

const hasEngine = ({ editions }: CatalogEntry): boolean => editions.length > 0;

/** The newest engine of a game. */
export async function newestEngine(id: string): Promise<AnyGame> {
  const newest = ALL_GAMES.find((entry) => entry.id === id)?.editions.at(-1);
  if (newest === undefined) throw new Error(`no engine for ${id}`);
  return newest.load();
}

/** This edition of a game; null where it does not exist. */
export const engineOfEdition = async (id: string, edition: number): Promise<AnyGame | null> =>
  (await findEdition(id, edition)?.load()) ?? null;
