import { BOT_PERSONAS, type LevelName } from '@orrery/bots';
import type { CatalogEntry } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import { navigate } from '../app/route.ts';
import type { GameSetup } from './library.ts';
import { openLibrary } from './use-library.ts';

/** The game with its recommended settings: one person against the minimum number of bots. */
export function standardSetup(
  { id, seats: [least] }: CatalogEntry,
  name: string,
  level: LevelName = 'captain',
): GameSetup {
  const bots = BOT_PERSONAS.slice(0, least - 1).map((bot) => ({ kind: 'bot', name: bot.name, level }) as const);
  return { game: id, sitters: [{ kind: 'person', name }, ...bots], options: {} };
}

/** Starts a game with default settings and goes to its table; returns the problem if it fails. */
export const startStandardGame = (game: CatalogEntry, name: string): Promise<Problem | null> =>
  startGame(standardSetup(game, name));

/** Starts a game and goes to its table; returns the problem if it fails. */
export async function startGame(setting: GameSetup): Promise<Problem | null> {
  const library = await openLibrary();
  const created = await library.create(setting);
  if (!created.ok) return created.problem;
  navigate({ page: 'table', id: created.value });
  return null;
}
