import { type AnyGameWithHeuristics, heuristicsFor } from '@orrery/bots';
import { type Puzzle, pickPuzzles } from '@orrery/bots/puzzles';
import { errResult, okResult, type Result, readSeats } from '@orrery/kernel';
import { findGameEdition } from '../catalog.ts';
import { defineCommand, EXIT_CODES } from '../command.ts';
import { writeText } from '../files.ts';
import { operand, textFlag, textsFlag, toggleFlag, wholeFlag } from '../flags.ts';
import { countNoun, formatPercent, groupedDigits } from '../format.ts';
import { readOptionFlags } from '../options.ts';
import manifest from '../package.json' with { type: 'json' };
import { styleFor } from '../paint.ts';
import { runPool } from '../pool.ts';
import { ProgressDisplay } from '../progress.ts';
import type { PuzzleJob } from '../puzzles/job.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import { formatTable } from '../table.ts';
import type { CommandEnvironment } from '../world.ts';

interface PuzzleSearchFlags {
  readonly seats: number | null;
  readonly option: readonly string[];
  readonly seed: number;
  readonly iterations: number;
  readonly margin: number;
  readonly looks: number;
  readonly trials: number;
}

const readPuzzleJob = (loaded: AnyGameWithHeuristics, flags: PuzzleSearchFlags): Result<Omit<PuzzleJob, 'number'>> =>
  loaded.use((game) => {
    const seats = readSeats(game, flags.seats ?? game.seats[0]);
    if (!seats.ok) return seats;
    const options = readOptionFlags(game.options, flags.option);
    if (!options.ok) return options;
    const { seed, iterations, margin, looks, trials } = flags;
    const { id, edition } = game;
    const table = { game: id, edition, seats: seats.value, options: options.value };
    return okResult({ ...table, seed, iterations, margin, looks, trials });
  });

function* puzzleJobs(job: Omit<PuzzleJob, 'number'>, games: number): Generator<PuzzleJob, void> {
  for (let number = 0; number < games; number++) yield { ...job, number };
}

/** The file format: by which rules and bots the puzzles were made, and the puzzles. */
const puzzlesFile = (game: string, edition: number, puzzles: readonly Puzzle[]): string =>
  `${JSON.stringify({ game, edition, bots: manifest.version, puzzles }, null, 2)}\n`;

function puzzlesReport(puzzles: readonly Puzzle[]): string {
  const rows = puzzles.map(({ seat, steps, rash, origin: { number, trials } }) => {
    const [choices = []] = steps;
    const hope = (move: string | undefined) => formatPercent(choices.find((each) => each.move === move)?.hope ?? 0);
    const line = steps.map((each) => each[0]?.move ?? '').join(', ');
    const share = (won: number) => formatPercent(trials.games === 0 ? 0 : won / trials.games);
    return [
      groupedDigits(number),
      String(seat),
      hope(choices[0]?.move),
      hope(choices[1]?.move),
      hope(rash),
      share(trials.solution),
      share(trials.rash),
      `${line}; not ${rash}`,
    ];
  });
  return formatTable([['game', 'seat', 'best', 'next', 'rash', 'played on', 'rash', 'solution'], ...rows]);
}

async function searchPuzzles(
  world: CommandEnvironment,
  jobs: Iterator<PuzzleJob, void>,
  games: number,
  threads: number,
) {
  const found: Puzzle[] = [];
  const progress = new ProgressDisplay(world, games, 'games');
  let done = 0;
  const end = await runPool(() => world.startThread(), Math.min(threads, games), {
    task: 'puzzles',
    jobs,
    each(puzzle) {
      if (puzzle !== null) found.push(puzzle);
      progress.update(++done, countNoun(found.length, 'puzzle', 'puzzles'));
    },
    signal: world.interruptSignal(),
  }).finally(() => progress.end());
  if (end === 'cancelled') {
    world.err.write(`orrery: interrupted after ${groupedDigits(done)} of ${countNoun(games, 'game', 'games')}\n`);
  }
  return { found, exit: end === 'done' ? EXIT_CODES.fine : EXIT_CODES.interrupted };
}

export const puzzlesCommand = defineCommand({
  name: 'puzzles',
  summary: 'Finds puzzles in games between bots: positions in which one turn is clearly best.',
  about: [
    'Plays games between greedy bots and looks for decisions in which two long searches with different seeds agree on\n' +
      'a move that is better than any other by --margin, and in which greedy played a worse one. Games played on from\n' +
      'there must confirm it. A game gives at most one puzzle; from all that are found, a varied set is picked.',
    'The result depends on --seed, --games, --iterations and the other limits, never on --jobs.\n' +
      'Ctrl-C stops early and keeps what was found. docs/research.md describes the format of a puzzle.',
  ],
  examples: [
    'orrery puzzles startrek --seats 4 --games 100 --count 6 --out startrek.json',
    'orrery puzzles duel --iterations 10000 --margin 4 --out duel.json',
  ],
  operands: { game: operand('GAME', "a game's id, as orrery games lists them") },
  flags: {
    games: wholeFlag('N', { min: 1, max: 1_000_000, standard: 40 }, 'number of games to search (40)'),
    count: wholeFlag('N', { min: 1, max: 1000, standard: 5 }, 'number of puzzles to pick (5)'),
    seats: wholeFlag('N', { min: 1, max: 31, standard: null }, 'number of seats (the minimum of the game)'),
    seed: wholeFlag(
      'S',
      { min: 0, max: MAX_SEED, standard: 1 },
      'random seed; the same seed gives the same puzzles (1)',
    ),
    iterations: wholeFlag(
      'N',
      { min: 8, max: 1_000_000_000, standard: 3000 },
      'iterations of the first search; the second makes twice as many (3,000)',
    ),
    margin: wholeFlag('P', { min: 1, max: 50, standard: 3 }, 'how much better the best move must be, in percent (3)'),
    looks: wholeFlag('N', { min: 1, max: 100_000, standard: 40 }, 'decisions to examine per game (40)'),
    trials: wholeFlag('N', { min: 0, max: 1_000_000, standard: 100 }, 'games played on from each position (100)'),
    jobs: wholeFlag('J', { min: 1, max: 256, standard: null }, 'parallel threads (one per core)'),
    option: textsFlag('NAME=VALUE', 'an option of the game; repeat for more'),
    out: textFlag('FILE', 'write the puzzles to FILE'),
    json: toggleFlag('print JSON on the last line of standard output'),
  },
  async run(world, flags, { game: id }) {
    const edition = findGameEdition(world.games, id, 'newest');
    if (!edition.ok) return edition;
    const loaded = await heuristicsFor(id, edition.value.edition);
    if (loaded === null)
      return errResult('cli.senseless', { id }, `only the random bot can play ${id} yet, so it has no puzzles`);
    const job = readPuzzleJob(loaded, flags);
    if (!job.ok) return job;
    // Checks that the file can be written before anything is searched.
    const writable =
      flags.out === null ? okResult(null) : writeText(flags.out, puzzlesFile(id, edition.value.edition, []));
    if (!writable.ok) return writable;
    const jobs = puzzleJobs(job.value, flags.games);
    const { found, exit } = await searchPuzzles(world, jobs, flags.games, flags.jobs ?? world.cores);
    const picked = pickPuzzles(found, flags.count);
    if (flags.out !== null) {
      const written = writeText(flags.out, puzzlesFile(id, edition.value.edition, picked));
      if (!written.ok) return written;
    }
    if (flags.json) {
      world.out.write(`${JSON.stringify({ game: id, found: found.length, puzzles: picked })}\n`);
      return okResult(exit);
    }
    const { strong } = styleFor(world.out, world);
    const title = `${id} · ${job.value.seats} seats · ${countNoun(flags.games, 'game', 'games')}`;
    const sum = `${countNoun(found.length, 'puzzle', 'puzzles')} found, ${groupedDigits(picked.length)} picked.`;
    world.out.write(`${strong(title)}\n\n${picked.length === 0 ? '' : `${puzzlesReport(picked)}\n`}${sum}\n`);
    return okResult(exit);
  },
});
