import type { CatalogEntry, Language, RulesEdition } from '@orrery/catalog';
import {
  type AnyGameWithMessages,
  eraseWithoutMessages,
  errResult,
  okResult,
  quote,
  type Result,
} from '@orrery/kernel';
import { suggestion } from './nearest.ts';

/** The game with this name. */
export function findCatalogEntry(games: readonly CatalogEntry[], id: string): Result<CatalogEntry> {
  const found = games.find((game) => game.id === id);
  if (found !== undefined) return okResult(found);
  const known = games.map((game) => game.id);
  return errResult('cli.game', { id }, `there is no game ${quote(id)}${suggestion(id, known, 'games are')}`);
}

/** The requested engine: of the newest edition, or of the edition of a log. */
export function findGameEdition(
  games: readonly CatalogEntry[],
  id: string,
  edition: number | 'newest',
): Result<RulesEdition> {
  const game = findCatalogEntry(games, id);
  if (!game.ok) return game;
  const { editions } = game.value;
  if (editions.length === 0) {
    const ready = games.filter((each) => each.editions.length > 0).map((each) => each.id);
    const now = ready.length === 0 ? 'no game can be' : `available: ${ready.join(', ')}`;
    return errResult('cli.coming', { id }, `${id} cannot be played yet; ${now}`);
  }
  const found = edition === 'newest' ? editions.at(-1) : editions.find((each) => each.edition === edition);
  if (found !== undefined) return okResult(found);
  const known = editions.map((each) => each.edition).join(', ');
  return errResult('cli.edition', { id, edition }, `${id} has no edition ${edition}; editions are: ${known}`);
}

/** An engine with its messages, if any, and the texts for them. */
export interface EngineWithTexts {
  readonly anyGame: AnyGameWithMessages;
  readonly texts: Readonly<Record<string, string>>;
}

export async function loadEngineWithTexts({ load, voice }: RulesEdition, language: Language): Promise<EngineWithTexts> {
  if (voice === undefined) return { anyGame: eraseWithoutMessages(await load()), texts: {} };
  const [engine, texts] = await Promise.all([voice.words(), voice.texts(language)]);
  return { anyGame: engine, texts };
}
