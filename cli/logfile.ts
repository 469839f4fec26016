import { type Game, type Kinded, type Log, parseLog, type Result, readLogHead } from '@orrery/kernel';
import { readText } from './files.ts';
import { findEdition, loadNarrated, type Shelved } from './shelf.ts';
import type { Narrated, Narrator } from './story/narrator.ts';

/** A log that was read, with the game that can play it; only those two know their types. */
export interface OpenedLog {
  use<R>(
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      narrator: Narrator<T, H, E>,
      log: Log<M, O>,
    ) => R,
  ): R;
}

/** Reads a log of whatever game it is of. */
export async function openLog(games: readonly Shelved[], path: string): Promise<Result<OpenedLog>> {
  const text = readText(path);
  if (!text.ok) return text;
  const head = readLogHead(text.value);
  if (!head.ok) return head;
  const edition = findEdition(games, head.value.game, head.value.edition);
  return edition.ok ? opened(await loadNarrated(edition.value), text.value) : edition;
}

const opened = (told: Narrated, text: string): Result<OpenedLog> =>
  told.use((game, narrator) => {
    const log = parseLog(game, text);
    return log.ok ? { ok: true, value: { use: (f) => f(game, narrator, log.value) } } : log;
  });
