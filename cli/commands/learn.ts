import { KIT_GAMES } from '@orrery/bots';
import { wilson } from '@orrery/bots/arena';
import { type Layout, type Learning, type Score, withLearnable } from '@orrery/bots/environment';
import { bad, type Game, good, type Kinded, quote, type Result, readSeats } from '@orrery/kernel';
import { command, EXIT } from '../command.ts';
import { operand, texts, toggle, whole } from '../flags.ts';
import { counted, grouped, percent } from '../format.ts';
import { type Learnt, type Lesson, TENTHS } from '../learn/lesson.ts';
import { instead } from '../nearest.ts';
import { readOptionFlags } from '../options.ts';
import { type Paint, paintFor } from '../paint.ts';
import { runPool } from '../pool.ts';
import { Progress } from '../progress.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import { table } from '../table.ts';

function places(title: string, parts: Layout): string {
  let from = 0;
  const rows = parts.map(([name, length]) => {
    const row = [`  ${from}`, String(length), name];
    from += length;
    return row;
  });
  return `${title}, ${grouped(from)} in all\n${table([['  from', 'many', 'what'], ...rows])}`;
}

/** What stands where, in numbers. */
const layout = <T, H, M>(id: string, { actions, observation }: Learning<T, H, M>): string => {
  const [sight, doing] = [`Observation ${id}/${observation.version}`, `Actions ${id}/${actions.version}`];
  return `${places(sight, observation.parts)}\n${places(doing, actions.parts)}`;
};

interface LessonFlags {
  readonly seats: number | null;
  readonly option: readonly string[];
  readonly seed: number;
  readonly games: number;
  readonly rate: number;
}

function readLesson<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  flags: LessonFlags,
): Result<Lesson> {
  const seats = readSeats(game, flags.seats ?? game.seats[0]);
  if (!seats.ok) return seats;
  const options = readOptionFlags(game.options, flags.option);
  if (!options.ok) return options;
  const { seed, games, rate } = flags;
  return good({ game: game.id, seats: seats.value, options: options.value, seed, games, rate });
}

const share = ({ games, wins }: Score): string => percent(games > 0 ? wins / games : 0);

function withInterval(score: Score): string {
  const { low, high } = wilson(score.wins / score.games, score.games);
  return `${share(score)} (${percent(low)} – ${percent(high)})`;
}

function report({ game, seats, games }: Lesson, runs: readonly Learnt[], { strong, faint }: Paint): string {
  const tenths = Array.from({ length: TENTHS }, (_, i) => grouped(((i + 1) * games) / TENTHS));
  const head = ['seed', 'before', ...tenths, 'after'];
  const rows = runs.map(({ seed, before, curve, after }) => [
    String(seed),
    withInterval(before),
    ...curve.map(share),
    withInterval(after),
  ]);
  const [first = '', ...lines] = table([head, ...rows]).split('\n');
  const note = faint(`Share of games won against random players; a fair share is ${percent(1 / seats)}.`);
  return `${strong(`${game} · ${seats} seats · ${grouped(games)} games a run`)}\n\n${strong(first)}\n${lines.join('\n')}${note}\n`;
}

export const learn = command({
  name: 'learn',
  summary: 'Trains a small policy on a game, as a worked example for researchers.',
  about: [
    'A linear policy learns by REINFORCE, in the environment of docs/research.md, against players that move at random.\n' +
      'Runs with different seeds use parallel threads; the result of each depends only on its seed, --games and --rate.',
  ],
  examples: ['orrery learn comet', 'orrery learn comet --seats 3 --games 20000 --runs 4 --json'],
  operands: { game: operand('GAME', KIT_GAMES.join(' or ')) },
  flags: {
    games: whole('N', { min: 10, max: 100_000_000, standard: 5000 }, 'games per run (5,000)'),
    rate: whole(
      'R',
      { min: 1, max: 1_000_000, standard: 20_000 },
      'learning rate, in millionths (20,000); use less for long games',
    ),
    runs: whole('N', { min: 1, max: 1000, standard: 2 }, 'number of runs (2)'),
    seats: whole('N', { min: 1, max: 31, standard: null }, 'number of seats (the minimum of the game)'),
    seed: whole('S', { min: 0, max: MAX_SEED - 2000, standard: 1 }, 'seed of the first run; later runs count up (1)'),
    jobs: whole('J', { min: 1, max: 256, standard: null }, 'parallel threads (one per core)'),
    option: texts('NAME=VALUE', 'an option of the game; repeat for more'),
    layout: toggle('only show the layout of observations and actions'),
    json: toggle('print JSON on the last line of standard output'),
  },
  async run(world, flags, { game: id }) {
    const found = await withLearnable(id, ({ game, ...learning }) => ({
      layout: layout(id, learning),
      lesson: readLesson(game, flags),
    }));
    if (found === null) {
      return bad('cli.learn', { id }, `${quote(id)} cannot be learnt${instead(id, KIT_GAMES, 'games are')}`);
    }
    if (flags.layout) {
      world.out.write(found.layout);
      return good(EXIT.fine);
    }
    const { lesson } = found;
    if (!lesson.ok) return lesson;
    const lessons = Array.from({ length: flags.runs }, (_, i) => ({ ...lesson.value, seed: flags.seed + 3 * i }));
    const runs: Learnt[] = [];
    const progress = new Progress(world, flags.runs, 'runs');
    const end = await runPool(() => world.startThread(), Math.min(flags.jobs ?? world.cores, flags.runs), {
      task: 'learn',
      jobs: lessons.values(),
      each(learnt) {
        runs.push(learnt);
        progress.at(runs.length);
      },
      signal: world.interrupts(),
    }).finally(() => progress.end());
    runs.sort((a, b) => a.seed - b.seed);
    if (end === 'cancelled') {
      world.err.write(`orrery: interrupted after ${grouped(runs.length)} of ${counted(flags.runs, 'run', 'runs')}\n`);
    }
    const { game, seats, games } = lesson.value;
    if (flags.json) world.out.write(`${JSON.stringify({ game, seats, games, runs })}\n`);
    else world.out.write(report(lesson.value, runs, paintFor(world.out, world)));
    return good(end === 'done' ? EXIT.fine : EXIT.interrupted);
  },
});
