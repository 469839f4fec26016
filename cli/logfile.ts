import type { Language } from '@orrery/catalog';
import { type Game, type GameLog, type Kinded, okResult, parseLog, type Result, readLogHead } from '@orrery/kernel';
import { type EngineWithTexts, findGameEdition, loadEngineWithTexts } from './catalog.ts';
import { readInput, readText, STANDARD_INPUT } from './files.ts';
import { type StoryFormatter, storyFormatterOf } from './story/formatter.ts';
import { readerSeat, type StoryReader } from './story/story.ts';
import type { CommandEnvironment } from './world.ts';

/** A log with its game and formatter, without their types. */
export interface OpenedLog {
  readonly seats: number;
  use<R>(
    reader: StoryReader,
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      formatter: StoryFormatter<T, H, M, E, O>,
      log: GameLog<M, O>,
    ) => R,
  ): R;
}

/** How help describes the operand. */
export const LOG_HELP = 'a log, or - for standard input';

/** How messages refer to a log. */
export const logName = (path: string): string => (path === STANDARD_INPUT ? 'standard input' : path);

/** Reads a log of any game. */
export async function openLog(
  { games, bytes }: Pick<CommandEnvironment, 'games' | 'bytes'>,
  path: string,
  language: Language,
): Promise<Result<OpenedLog>> {
  const text = path === STANDARD_INPUT ? await readInput(bytes()) : readText(path);
  if (!text.ok) return text;
  const head = readLogHead(text.value);
  if (!head.ok) return head;
  const edition = findGameEdition(games, head.value.game, head.value.edition);
  return edition.ok ? openParsedLog(await loadEngineWithTexts(edition.value, language), text.value, language) : edition;
}

const openParsedLog = (
  { anyGame: engine, texts }: EngineWithTexts,
  text: string,
  language: Language,
): Result<OpenedLog> =>
  engine.use((game, gameMessages) => {
    const log = parseLog(game, text);
    if (!log.ok) return log;
    const { header, names = [] } = log.value;
    const { seats } = header;
    return okResult({
      seats,
      use: (reader, f) =>
        f(
          game,
          storyFormatterOf(game, gameMessages, { language, texts, seats, reader: readerSeat(reader), names }),
          log.value,
        ),
    });
  });
