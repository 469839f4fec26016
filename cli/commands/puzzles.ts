import { type Minded, mindOf } from '@orrery/bots';
import { type Puzzle, pickPuzzles } from '@orrery/bots/puzzles';
import { bad, good, type Result, readSeats } from '@orrery/kernel';
import { command, EXIT } from '../command.ts';
import { writeText } from '../files.ts';
import { operand, text, texts, toggle, whole } from '../flags.ts';
import { counted, grouped, percent } from '../format.ts';
import { readOptionFlags } from '../options.ts';
import manifest from '../package.json' with { type: 'json' };
import { paintFor } from '../paint.ts';
import { runPool } from '../pool.ts';
import { Progress } from '../progress.ts';
import type { Errand } from '../puzzles/errand.ts';
import { findEdition } from '../shelf.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import { table } from '../table.ts';
import type { World } from '../world.ts';

interface ErrandFlags {
  readonly seats: number | null;
  readonly option: readonly string[];
  readonly seed: number;
  readonly iterations: number;
  readonly margin: number;
  readonly looks: number;
  readonly trials: number;
}

const readErrand = (minded: Minded, flags: ErrandFlags): Result<Omit<Errand, 'number'>> =>
  minded.use((game) => {
    const seats = readSeats(game, flags.seats ?? game.seats[0]);
    if (!seats.ok) return seats;
    const options = readOptionFlags(game.options, flags.option);
    if (!options.ok) return options;
    const { seed, iterations, margin, looks, trials } = flags;
    const { id, edition } = game;
    const table = { game: id, edition, seats: seats.value, options: options.value };
    return good({ ...table, seed, iterations, margin, looks, trials });
  });

function* numbered(errand: Omit<Errand, 'number'>, games: number): Generator<Errand, void> {
  for (let number = 0; number < games; number++) yield { ...errand, number };
}

/** As the file holds them: by which rules and by whom they were made, and the puzzles. */
const printed = (game: string, edition: number, puzzles: readonly Puzzle[]): string =>
  `${JSON.stringify({ game, edition, bots: manifest.version, puzzles }, null, 2)}\n`;

function report(puzzles: readonly Puzzle[]): string {
  const rows = puzzles.map(({ seat, steps, rash, origin: { number, trials } }) => {
    const [choices = []] = steps;
    const hope = (move: string | undefined) => percent(choices.find((each) => each.move === move)?.hope ?? 0);
    const line = steps.map((each) => each[0]?.move ?? '').join(', ');
    const share = (won: number) => percent(trials.games === 0 ? 0 : won / trials.games);
    return [
      grouped(number),
      String(seat),
      hope(choices[0]?.move),
      hope(choices[1]?.move),
      hope(rash),
      share(trials.solution),
      share(trials.rash),
      `${line}; not ${rash}`,
    ];
  });
  return table([['game', 'seat', 'best', 'next', 'rash', 'played on', 'rash', 'solution'], ...rows]);
}

async function search(world: World, jobs: Iterator<Errand, void>, games: number, threads: number) {
  const found: Puzzle[] = [];
  const progress = new Progress(world, games, 'games');
  let done = 0;
  const end = await runPool(() => world.startThread(), Math.min(threads, games), {
    task: 'puzzles',
    jobs,
    each(puzzle) {
      if (puzzle !== null) found.push(puzzle);
      progress.at(++done, counted(found.length, 'puzzle', 'puzzles'));
    },
    signal: world.interrupts(),
  }).finally(() => progress.end());
  if (end === 'cancelled') {
    world.err.write(`orrery: interrupted after ${grouped(done)} of ${counted(games, 'game', 'games')}\n`);
  }
  return { found, exit: end === 'done' ? EXIT.fine : EXIT.interrupted };
}

export const puzzles = command({
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
    games: whole('N', { min: 1, max: 1_000_000, standard: 40 }, 'number of games to search (40)'),
    count: whole('N', { min: 1, max: 1000, standard: 5 }, 'number of puzzles to pick (5)'),
    seats: whole('N', { min: 1, max: 31, standard: null }, 'number of seats (the minimum of the game)'),
    seed: whole('S', { min: 0, max: MAX_SEED, standard: 1 }, 'random seed; the same seed gives the same puzzles (1)'),
    iterations: whole(
      'N',
      { min: 8, max: 1_000_000_000, standard: 3000 },
      'iterations of the first search; the second makes twice as many (3,000)',
    ),
    margin: whole('P', { min: 1, max: 50, standard: 3 }, 'how much better the best move must be, in percent (3)'),
    looks: whole('N', { min: 1, max: 100_000, standard: 40 }, 'decisions to examine per game (40)'),
    trials: whole('N', { min: 0, max: 1_000_000, standard: 100 }, 'games played on from each position (100)'),
    jobs: whole('J', { min: 1, max: 256, standard: null }, 'parallel threads (one per core)'),
    option: texts('NAME=VALUE', 'an option of the game; repeat for more'),
    out: text('FILE', 'write the puzzles to FILE'),
    json: toggle('print JSON on the last line of standard output'),
  },
  async run(world, flags, { game: id }) {
    const edition = findEdition(world.games, id, 'newest');
    if (!edition.ok) return edition;
    const minded = await mindOf(id, edition.value.edition);
    if (minded === null)
      return bad('cli.senseless', { id }, `only the random bot can play ${id} yet, so it has no puzzles`);
    const errand = readErrand(minded, flags);
    if (!errand.ok) return errand;
    // A file that cannot be written is found out before anything is searched.
    const writable = flags.out === null ? good(null) : writeText(flags.out, printed(id, edition.value.edition, []));
    if (!writable.ok) return writable;
    const jobs = numbered(errand.value, flags.games);
    const { found, exit } = await search(world, jobs, flags.games, flags.jobs ?? world.cores);
    const picked = pickPuzzles(found, flags.count);
    if (flags.out !== null) {
      const written = writeText(flags.out, printed(id, edition.value.edition, picked));
      if (!written.ok) return written;
    }
    if (flags.json) {
      world.out.write(`${JSON.stringify({ game: id, found: found.length, puzzles: picked })}\n`);
      return good(exit);
    }
    const { strong } = paintFor(world.out, world);
    const title = `${id} · ${errand.value.seats} seats · ${counted(flags.games, 'game', 'games')}`;
    const sum = `${counted(found.length, 'puzzle', 'puzzles')} found, ${grouped(picked.length)} picked.`;
    world.out.write(`${strong(title)}\n\n${picked.length === 0 ? '' : `${report(picked)}\n`}${sum}\n`);
    return good(exit);
  },
});
