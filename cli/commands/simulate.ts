import { LANGUAGES, type Language } from '@orrery/catalog';
import { good, printLog, type Result, readSeats } from '@orrery/kernel';
import { BOTS, readBots } from '../bots.ts';
import { command, EXIT } from '../command.ts';
import { writeText } from '../files.ts';
import { choice, operand, text, texts, toggle, whole } from '../flags.ts';
import { counted, grouped } from '../format.ts';
import { readOptionFlags } from '../options.ts';
import { paintFor } from '../paint.ts';
import { runPool } from '../pool.ts';
import { Progress } from '../progress.ts';
import { findEdition, loadSpoken, type Spoken } from '../shelf.ts';
import { batches } from '../simulate/batches.ts';
import { recordGame } from '../simulate/record.ts';
import { heading, report } from '../simulate/report.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import type { Series } from '../simulate/series.ts';
import { addTally, blankTally, type Summary, summary } from '../simulate/tally.ts';
import { course, ending, title } from '../story/print.ts';
import { storyOf } from '../story/story.ts';
import { tellerOf } from '../story/teller.ts';
import type { World } from '../world.ts';

interface SeriesFlags {
  readonly seats: number | null;
  readonly option: readonly string[];
  readonly bots: string | null;
  readonly seed: number;
  readonly 'max-steps': number;
  readonly menu: number;
}

const readSeries = ({ worded }: Spoken, flags: SeriesFlags): Result<Series> =>
  worded.use((game) => {
    const seats = readSeats(game, flags.seats ?? game.seats[0]);
    if (!seats.ok) return seats;
    const options = readOptionFlags(game.options, flags.option);
    if (!options.ok) return options;
    const bots = readBots(flags.bots ?? BOTS[0], seats.value);
    if (!bots.ok) return bots;
    return good({
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

/** The first game is played once more, on record. */
const showFirst = (world: World, { worded, texts }: Spoken, series: Series, flags: FirstGameFlags): Result<null> =>
  worded.use((game, wording) => {
    const log = recordGame(game, series, 0);
    if (flags.log !== null) {
      const written = writeText(flags.log, printLog(game.notation, log));
      if (!written.ok) return written;
    }
    if (!flags.story) return good(null);
    const teller = tellerOf(game, wording, { language: flags.language, texts, seats: series.seats, reader: null });
    const story = storyOf(game, teller, log, 'everything');
    if (!story.ok) throw new Error(story.problem.text);
    const paint = paintFor(world.out, world);
    const end = ending(story.value, teller.phrases, paint);
    world.out.write(`${title(log.header, teller, paint)}\n${course(story.value, paint)}\n${end}\n`);
    return good(null);
  });

interface Played {
  readonly summary: Summary;
  readonly isComplete: boolean;
}

async function playAll(world: World, series: Series, games: number, jobs: number): Promise<Played> {
  const signal = world.interrupts();
  const progress = new Progress(world, games, 'games');
  const tally = blankTally(series.seats);
  const start = world.now();
  const seconds = (): number => (world.now() - start) / 1000;
  const speed = (): number => tally.games / Math.max(seconds(), 0.001);
  try {
    const end = await runPool(() => world.startThread(), jobs, {
      task: 'simulate',
      jobs: batches(series, games, { threads: jobs, speed }),
      each(outcome) {
        addTally(tally, outcome);
        progress.at(tally.games);
      },
      signal,
    });
    return { summary: summary(series.game, tally, seconds()), isComplete: end === 'done' };
  } finally {
    progress.end();
  }
}

const MOST_JOBS = 256;

export const simulate = command({
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
    games: whole('N', { min: 1, max: 1_000_000_000, standard: 1000 }, 'number of games (1,000)'),
    seats: whole('N', { min: 1, max: 31, standard: null }, 'number of seats (the minimum of the game)'),
    bots: text('NAMES', `${BOTS.join(', ')}: one for all, or one per seat, separated by commas (${BOTS[0]})`),
    seed: whole('S', { min: 0, max: MAX_SEED, standard: 1 }, 'random seed; the same seed gives the same games (1)'),
    jobs: whole('J', { min: 1, max: MOST_JOBS, standard: null }, 'parallel threads (one per core)'),
    option: texts('NAME=VALUE', 'an option of the game; repeat for more'),
    'max-steps': whole('N', { min: 1, max: 1_000_000_000, standard: 100_000 }, 'stop a game after N steps (100,000)'),
    menu: whole(
      'N',
      { min: 0, max: 1000, standard: 0 },
      'how many open-ended moves, such as offers, a bot is shown (0)',
    ),
    log: text('FILE', 'write the log of the first game to FILE, with hashes'),
    story: toggle('tell the story of the first game'),
    language: choice('LANGUAGE', LANGUAGES, 'en', `language of the story: ${LANGUAGES.join(', ')} (en)`),
    json: toggle('print JSON on the last line of standard output'),
  },
  async run(world, flags, { game: id }) {
    const edition = findEdition(world.games, id, 'newest');
    if (!edition.ok) return edition;
    const engine = await loadSpoken(edition.value, flags.language);
    const series = readSeries(engine, flags);
    if (!series.ok) return series;
    if (flags.log !== null || flags.story) {
      const shown = showFirst(world, engine, series.value, flags);
      if (!shown.ok) return shown;
    }
    const jobs = Math.min(flags.jobs ?? world.cores, flags.games, MOST_JOBS);
    const played = await playAll(world, series.value, flags.games, jobs);
    const { summary, isComplete } = played;
    if (!isComplete) {
      world.err.write(
        `orrery: interrupted after ${grouped(summary.games)} of ${counted(flags.games, 'game', 'games')}\n`,
      );
    }
    const paint = paintFor(world.out, world);
    world.out.write(flags.json ? `${JSON.stringify(summary)}\n` : report(summary, heading(series.value, jobs), paint));
    return good(isComplete ? EXIT.fine : EXIT.interrupted);
  },
});
