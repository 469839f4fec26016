import { CREW, type LevelName } from '@orrery/bots';
import type { Entry } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import { navigate } from '../app/route.ts';
import type { Setting } from './library.ts';
import { openLibrary } from './use-library.ts';

/** The game as its rules recommend it: one person against as few bots as it takes. */
export function standardSetting({ id, seats: [least] }: Entry, name: string, level: LevelName = 'captain'): Setting {
  const bots = CREW.slice(0, least - 1).map((bot) => ({ kind: 'bot', name: bot.name, level }) as const);
  return { game: id, sitters: [{ kind: 'person', name }, ...bots], options: {} };
}

/** Begins a standard game and goes to its table; says why when it cannot. */
export const startAtOnce = (game: Entry, name: string): Promise<Problem | null> =>
  startGame(standardSetting(game, name));

/** Begins a game and goes to its table; says why when it cannot. */
export async function startGame(setting: Setting): Promise<Problem | null> {
  const library = await openLibrary();
  const created = await library.create(setting);
  if (!created.ok) return created.problem;
  navigate({ page: 'table', id: created.value });
  return null;
}
