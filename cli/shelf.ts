import type { Edition, Entry, Language } from '@orrery/catalog';
import { bad, good, quote, type Result, type Worded, wordless } from '@orrery/kernel';
import { instead } from './nearest.ts';

/** The game somebody named. */
export function findEntry(games: readonly Entry[], id: string): Result<Entry> {
  const found = games.find((game) => game.id === id);
  if (found !== undefined) return good(found);
  const known = games.map((game) => game.id);
  return bad('cli.game', { id }, `there is no game ${quote(id)}${instead(id, known, 'games are')}`);
}

/** The engine somebody asked for: of the newest edition, or of the one that a log was played on. */
export function findEdition(games: readonly Entry[], id: string, edition: number | 'newest'): Result<Edition> {
  const game = findEntry(games, id);
  if (!game.ok) return game;
  const { editions } = game.value;
  if (editions.length === 0) {
    const ready = games.filter((each) => each.editions.length > 0).map((each) => each.id);
    const now = ready.length === 0 ? 'no game can be' : `available: ${ready.join(', ')}`;
    return bad('cli.coming', { id }, `${id} cannot be played yet; ${now}`);
  }
  const found = edition === 'newest' ? editions.at(-1) : editions.find((each) => each.edition === edition);
  if (found !== undefined) return good(found);
  const known = editions.map((each) => each.edition).join(', ');
  return bad('cli.edition', { id, edition }, `${id} has no edition ${edition}; editions are: ${known}`);
}

/** An engine with the words it has, if any, and the texts to say them with. */
export interface Spoken {
  readonly worded: Worded;
  readonly texts: Readonly<Record<string, string>>;
}

export async function loadSpoken({ load, voice }: Edition, language: Language): Promise<Spoken> {
  if (voice === undefined) return { worded: wordless(await load()), texts: {} };
  const [worded, texts] = await Promise.all([voice.words(), voice.texts(language)]);
  return { worded, texts };
}
