import { LANGUAGES, type Language } from '@orrery/catalog';
import { okResult, printLog, type Result, readSeats } from '@orrery/kernel';
import { readBots, SIMULATION_BOTS } from '../bots.ts';
import { type EngineWithTexts, findGameEdition, loadEngineWithTexts } from '../catalog.ts';
import { defineCommand, EXIT_CODES } from '../command.ts';
import { writeText } from '../files.ts';
import { choiceFlag, operand, textFlag, textsFlag, toggleFlag, wholeFlag } from '../flags.ts';
import { countNoun, groupedDigits } from '../format.ts';
import { readOptionFlags } from '../options.ts';
import { styleFor } from '../paint.ts';
import { runPool } from '../pool.ts';
import { ProgressDisplay } from '../progress.ts';
import { batches } from '../simulate/batches.ts';
import { recordGame } from '../simulate/record.ts';
import { simulationHeading, simulationReport } from '../simulate/report.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import type { SimulationSeries } from '../simulate/series.ts';
import { addTally, emptyTally, type SimulationSummary, summarize } from '../simulate/tally.ts';
import { storyFormatterOf } from '../story/formatter.ts';
import { storyBody, storyEnding, storyTitle } from '../story/print.ts';
import { storyOf } from '../story/story.ts';
import type { CommandEnvironment } from '../world.ts';

interface SeriesFlags {
  readonly seats: number | null;
  readonly option: readonly string[];
  readonly bots: string | null;
  readonly seed: number;
  readonly 'max-steps': number;
  readonly menu: number;
}

const readSeries = ({ anyGame }: EngineWithTexts, flags: SeriesFlags): Result<SimulationSeries> =>
  anyGame.use((game) => {
    const seats = readSeats(game, flags.seats ?? game.seats[0]);
    if (!seats.ok) return seats;
    const options = readOptionFlags(game.options, flags.option);
    if (!options.ok) return options;
    const bots = readBots(flags.bots ?? SIMULATION_BOTS[0], seats.value);
    if (!bots.ok) return bots;
    return okResult({
      game: game.id,
      seats: seats.value,
      options: options.value,
      bots: bots.value,
      seed: flags.seed,
      maxSteps: flags['max-steps'],
      menu: flags.menu,
    });
  });

interface FirstGameFlags {
  readonly log: string | null;
  readonly story: boolean;
  readonly language: Language;
}

/** Plays the first game once more and records it. */
const showFirstGame = (
  world: CommandEnvironment,
  { anyGame, texts }: EngineWithTexts,
  series: SimulationSeries,
  flags: FirstGameFlags,
): Result<null> =>
  anyGame.use((game, gameMessages) => {
    const log = recordGame(game, series, 0);
    if (flags.log !== null) {
      const written = writeText(flags.log, printLog(game.notation, log));
      if (!written.ok) return written;
    }
    if (!flags.story) return okResult(null);
    const formatter = storyFormatterOf(game, gameMessages, {
      language: flags.language,
      texts,
      seats: series.seats,
      reader: null,
    });
    const story = storyOf(game, formatter, log, 'everything');
    if (!story.ok) throw new Error(story.problem.text);
    const paint = styleFor(world.out, world);
    const end = storyEnding(story.value, formatter.phrases, paint);
    world.out.write(`${storyTitle(log.header, formatter, paint)}\n${storyBody(story.value, paint)}\n${end}\n`);
    return okResult(null);
  });

interface SimulationOutcome {
  readonly summary: SimulationSummary;
  readonly isComplete: boolean;
}

async function playAll(
  world: CommandEnvironment,
  series: SimulationSeries,
  games: number,
  jobs: number,
): Promise<SimulationOutcome> {
  const signal = world.interruptSignal();
  const progress = new ProgressDisplay(world, games, 'games');
  const tally = emptyTally(series.seats);
  const start = world.now();
  const seconds = (): number => (world.now() - start) / 1000;
  const speed = (): number => tally.games / Math.max(seconds(), 0.001);
  try {
    const end = await runPool(() => world.startThread(), jobs, {
      task: 'simulate',
      jobs: batches(series, games, { threads: jobs, speed }),
      each(outcome) {
        addTally(tally, outcome);
        progress.update(tally.games);
      },
      signal,
    });
    return { summary: summarize(series.game, tally, seconds()), isComplete: end === 'done' };
  } finally {
    progress.end();
  }
}

const MAX_JOBS = 256;

export const simulateCommand = defineCommand({
  name: 'simulate',
  summary: 'Plays many games between bots and counts the results.',
  about: [
    'Each game depends only on --seed and its number, never on --jobs.\n' +
      'Ctrl-C stops early and reports the games played so far.',
  ],
  examples: [
    'orrery simulate startrek --games 10000 --seats 4 --jobs 2',
    'orrery simulate startrek --games 1 --story --log first.log',
    'orrery simulate startrek --games 100000 --json | tail -n 1',
  ],
  operands: { game: operand('GAME', "a game's id, as orrery games lists them") },
  flags: {
    games: wholeFlag('N', { min: 1, max: 1_000_000_000, standard: 1000 }, 'number of games (1,000)'),
    seats: wholeFlag('N', { min: 1, max: 31, standard: null }, 'number of seats (the minimum of the game)'),
    bots: textFlag(
      'NAMES',
      `${SIMULATION_BOTS.join(', ')}: one for all, or one per seat, separated by commas (${SIMULATION_BOTS[0]})`,
    ),
    seed: wholeFlag('S', { min: 0, max: MAX_SEED, standard: 1 }, 'random seed; the same seed gives the same games (1)'),
    jobs: wholeFlag('J', { min: 1, max: MAX_JOBS, standard: null }, 'parallel threads (one per core)'),
    option: textsFlag('NAME=VALUE', 'an option of the game; repeat for more'),
    'max-steps': wholeFlag(
      'N',
      { min: 1, max: 1_000_000_000, standard: 100_000 },
      'stop a game after N steps (100,000)',
    ),
    menu: wholeFlag(
      'N',
      { min: 0, max: 1000, standard: 0 },
      'how many open-ended moves, such as offers, a bot is shown (0)',
    ),
    log: textFlag('FILE', 'write the log of the first game to FILE, with hashes'),
    story: toggleFlag('tell the story of the first game'),
    language: choiceFlag('LANGUAGE', LANGUAGES, 'en', `language of the story: ${LANGUAGES.join(', ')} (en)`),
    json: toggleFlag('print JSON on the last line of standard output'),
  },
  async run(world, flags, { game: id }) {
    const edition = findGameEdition(world.games, id, 'newest');
    if (!edition.ok) return edition;
    const engine = await loadEngineWithTexts(edition.value, flags.language);
    const series = readSeries(engine, flags);
    if (!series.ok) return series;
    if (flags.log !== null || flags.story) {
      const shown = showFirstGame(world, engine, series.value, flags);
      if (!shown.ok) return shown;
    }
    const jobs = Math.min(flags.jobs ?? world.cores, flags.games, MAX_JOBS);
    const played = await playAll(world, series.value, flags.games, jobs);
    const { summary, isComplete } = played;
    if (!isComplete) {
      world.err.write(
        `orrery: interrupted after ${groupedDigits(summary.games)} of ${countNoun(flags.games, 'game', 'games')}\n`,
      );
    }
    const paint = styleFor(world.out, world);
    world.out.write(
      flags.json
        ? `${JSON.stringify(summary)}\n`
        : simulationReport(summary, simulationHeading(series.value, jobs), paint),
    );
    return okResult(isComplete ? EXIT_CODES.fine : EXIT_CODES.interrupted);
  },
});
