import { type AnyGameWithHeuristics, heuristicsFor } from '@orrery/bots';
import { type Puzzle, type PuzzleListing, pickPuzzles } from '@orrery/bots/puzzles';
import { errResult, okResult, type Problem, type Result, readSeats } from '@orrery/kernel';
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
import { openPuzzlesFile } from '../puzzles/results-file.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import { formatTable } from '../table.ts';
import type { CommandEnvironment } from '../world.ts';

const MINUTE_MS = 60_000;

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

function* puzzleJobs(
  job: Omit<PuzzleJob, 'number'>,
  games: number,
  isDue: (number: number) => boolean,
): Generator<PuzzleJob, void> {
  for (let number = 0; number < games; number++) if (isDue(number)) yield { ...job, number };
}

/** The file format: by which rules and bots the puzzles were made, and the puzzles. */
const puzzlesFile = (game: string, edition: number, puzzles: readonly Puzzle[]): string =>
  `${JSON.stringify({ game, edition, bots: manifest.version, puzzles }, null, 2)}\n`;

/** What a list of puzzles says about each, so that it need not load them. */
const puzzlesList = (puzzles: readonly Puzzle[]): string =>
  `${JSON.stringify(
    puzzles.map(({ theme, level }): PuzzleListing => ({ theme, level })),
    null,
    2,
  )}\n`;

function puzzlesReport(puzzles: readonly Puzzle[]): string {
  const rows = puzzles.map(({ seat, level, theme, steps, rash, origin: { number, trials } }) => {
    const [choices = []] = steps;
    const winChance = (move: string | undefined) =>
      formatPercent(choices.find((each) => each.move === move)?.winChance ?? 0);
    const line = steps.map((each) => each[0]?.move ?? '').join(', ');
    const share = (won: number) => formatPercent(trials.games === 0 ? 0 : won / trials.games);
    return [
      groupedDigits(number),
      String(seat),
      level,
      theme,
      winChance(choices[0]?.move),
      winChance(choices[1]?.move),
      winChance(rash),
      share(trials.solution),
      share(trials.rash),
      `${line}; not ${rash}`,
    ];
  });
  return formatTable([
    ['game', 'seat', 'level', 'theme', 'best', 'next', 'rash', 'played on', 'rash', 'solution'],
    ...rows,
  ]);
}

interface SearchRun {
  readonly job: Omit<PuzzleJob, 'number'>;
  readonly games: number;
  readonly threads: number;
  readonly minutes: number | null;
  readonly resume: string | null;
}

async function searchPuzzles(world: CommandEnvironment, { job, games, threads, minutes, resume }: SearchRun) {
  const opened = resume === null ? okResult(null) : openPuzzlesFile(resume, job);
  if (!opened.ok) return opened;
  const before = opened.value?.records ?? [];
  const searched = new Set(before.map(({ number }) => number));
  const found = new Map(before.map(({ number, puzzles }) => [number, puzzles]));
  const countFound = () => [...found.values()].reduce((sum, puzzles) => sum + puzzles.length, 0);
  const until = minutes === null ? Number.POSITIVE_INFINITY : world.now() + minutes * MINUTE_MS;
  const progress = new ProgressDisplay(world, games, 'games');
  const stop = new AbortController();
  world.interruptSignal().addEventListener('abort', () => stop.abort(), { once: true });
  let problem: Problem | null = null;
  const end = await runPool(() => world.startThread(), Math.min(threads, games), {
    task: 'puzzles',
    jobs: puzzleJobs(job, games, (number) => !searched.has(number) && world.now() < until),
    each(puzzles, { number }) {
      found.set(number, puzzles);
      progress.update(found.size, countNoun(countFound(), 'puzzle', 'puzzles'));
      const noted = opened.value?.file.add([{ number, puzzles }]) ?? okResult(null);
      if (noted.ok) return;
      problem = noted.problem;
      stop.abort();
    },
    signal: stop.signal,
  }).finally(() => progress.end());
  if (problem !== null) return { ok: false, problem } as const;
  if (found.size < games) {
    const why = end === 'cancelled' ? 'interrupted' : 'out of time';
    world.err.write(`orrery: ${why} after ${groupedDigits(found.size)} of ${countNoun(games, 'game', 'games')}\n`);
  }
  // In the order of the games, whichever thread was first.
  const puzzles = [...found].sort(([a], [b]) => a - b).flatMap(([, each]) => each);
  return okResult({ puzzles, exit: end === 'done' ? EXIT_CODES.fine : EXIT_CODES.interrupted });
}

export const puzzlesCommand = defineCommand({
  name: 'puzzles',
  summary: 'Finds puzzles in games between bots: positions in which one turn is clearly best.',
  about: [
    'Plays games between greedy bots and looks for decisions in which three long searches with different seeds agree on\n' +
      'a line of moves that is better than every other by --margin; only other orders of the same moves may be as good.\n' +
      'Games played on from there must confirm it. A set of all levels and kinds is picked from the results.',
    'The result depends on --seed, --games, --iterations and the other limits, never on --jobs.\n' +
      'Ctrl-C and --minutes stop early and keep what was found; --resume keeps it in a file and continues there.\n' +
      'docs/research.md describes the format of a puzzle.',
  ],
  examples: [
    'orrery puzzles startrek --seats 4 --games 100 --count 24 --resume startrek.jsonl --out startrek.json',
    'orrery puzzles duel --iterations 10000 --margin 15 --out duel.json',
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
      'iterations of the first search; two more make twice and four times as many (3,000)',
    ),
    margin: wholeFlag('P', { min: 1, max: 50, standard: 12 }, 'how much better the best move must be, in percent (12)'),
    looks: wholeFlag('N', { min: 1, max: 100_000, standard: 40 }, 'decisions to examine per game (40)'),
    trials: wholeFlag('N', { min: 0, max: 1_000_000, standard: 100 }, 'games played on from each position (100)'),
    minutes: wholeFlag('M', { min: 1, max: 10_000, standard: null }, 'begin no further game after this time'),
    resume: textFlag('FILE', 'keep what was found in FILE, and continue if it exists'),
    jobs: wholeFlag('J', { min: 1, max: 256, standard: null }, 'parallel threads (one per core)'),
    option: textsFlag('NAME=VALUE', 'an option of the game; repeat for more'),
    out: textFlag('FILE', 'write the puzzles to FILE'),
    list: textFlag('FILE', 'write the list of the puzzles (level, theme) to FILE'),
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
    const { games, minutes, resume } = flags;
    const search = { job: job.value, games, threads: flags.jobs ?? world.cores, minutes, resume };
    const searched = await searchPuzzles(world, search);
    if (!searched.ok) return searched;
    const { puzzles: found, exit } = searched.value;
    const picked = pickPuzzles(found, flags.count);
    if (flags.out !== null) {
      const written = writeText(flags.out, puzzlesFile(id, edition.value.edition, picked));
      if (!written.ok) return written;
    }
    if (flags.list !== null) {
      const listed = writeText(flags.list, puzzlesList(picked));
      if (!listed.ok) return listed;
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
