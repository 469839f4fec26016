import type { Language } from '@orrery/catalog';
import { type Game, good, type Kinded, type Log, parseLog, type Result, readLogHead } from '@orrery/kernel';
import { readInput, readText, STANDARD_INPUT } from './files.ts';
import { findEdition, loadSpoken, type Spoken } from './shelf.ts';
import { type Reader, seatOf } from './story/story.ts';
import { type Teller, tellerOf } from './story/teller.ts';
import type { World } from './world.ts';

/** A log that was read, with the game that can play it and whoever tells it; only those know their types. */
export interface OpenedLog {
  readonly seats: number;
  use<R>(
    reader: Reader,
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      teller: Teller<T, H, M, E, O>,
      log: Log<M, O>,
    ) => R,
  ): R;
}

/** How the help of a command says what it takes. */
export const LOG_HELP = 'a log, or - for standard input';

/** What a log is called in a sentence. */
export const nameOf = (path: string): string => (path === STANDARD_INPUT ? 'standard input' : path);

/** Reads a log of whatever game it is of. */
export async function openLog(
  { games, bytes }: Pick<World, 'games' | 'bytes'>,
  path: string,
  language: Language,
): Promise<Result<OpenedLog>> {
  const text = path === STANDARD_INPUT ? await readInput(bytes()) : readText(path);
  if (!text.ok) return text;
  const head = readLogHead(text.value);
  if (!head.ok) return head;
  const edition = findEdition(games, head.value.game, head.value.edition);
  return edition.ok ? opened(await loadSpoken(edition.value, language), text.value, language) : edition;
}

const opened = ({ worded, texts }: Spoken, text: string, language: Language): Result<OpenedLog> =>
  worded.use((game, wording) => {
    const log = parseLog(game, text);
    if (!log.ok) return log;
    const { header, names = [] } = log.value;
    const { seats } = header;
    return good({
      seats,
      use: (reader, f) =>
        f(game, tellerOf(game, wording, { language, texts, seats, reader: seatOf(reader), names }), log.value),
    });
  });
