import type { AnyBotKit } from '@orrery/bots';
import type { Language } from '@orrery/catalog';
import { okResult, parseLog, printLog, type Result, withHashes } from '@orrery/kernel';
import type { EngineWithTexts } from '../catalog.ts';
import { logPlayerOf } from '../dataset/job.ts';
import { writeText } from '../files.ts';
import { styleFor } from '../paint.ts';
import { storyFormatterOf } from '../story/formatter.ts';
import { storyBody, storyEnding, storyTitle } from '../story/print.ts';
import { storyOf } from '../story/story.ts';
import type { CommandEnvironment } from '../world.ts';
import type { SimulationSeries } from './series.ts';

interface FirstGameFlags {
  readonly log: string | null;
  readonly story: boolean;
  readonly language: Language;
}

/** The log of the first game, with hashes. */
const firstLog = (players: AnyBotKit, series: SimulationSeries, now: () => number): Promise<string> =>
  players.use(async (kit) => {
    const play = await logPlayerOf(kit, series, now);
    return printLog(kit.game.notation, withHashes(kit.game, await play(0)));
  });

/** Plays the first game once more, and writes its log and its story as wanted. */
export async function showFirstGame(
  world: CommandEnvironment,
  players: AnyBotKit,
  { anyGame, texts }: EngineWithTexts,
  series: SimulationSeries,
  flags: FirstGameFlags,
): Promise<Result<null>> {
  const written = await firstLog(players, series, () => world.now());
  if (flags.log !== null) {
    const saved = writeText(flags.log, written);
    if (!saved.ok) return saved;
  }
  if (!flags.story) return okResult(null);
  return anyGame.use((game, gameMessages): Result<null> => {
    const log = parseLog(game, written);
    if (!log.ok) return log;
    const voicing = { language: flags.language, texts, seats: series.seats, reader: null };
    const formatter = storyFormatterOf(game, gameMessages, voicing);
    const story = storyOf(game, formatter, log.value, 'everything');
    if (!story.ok) throw new Error(story.problem.text);
    const paint = styleFor(world.out, world);
    const end = storyEnding(story.value, formatter.phrases, paint);
    world.out.write(`${storyTitle(log.value.header, formatter, paint)}\n${storyBody(story.value, paint)}\n${end}\n`);
    return okResult(null);
  });
}
