import { BOT_KIT_GAMES } from '@orrery/bots';
import { wilsonInterval } from '@orrery/bots/arena';
import { type GameEncoding, type LearnerScore, type VectorLayout, withEncodedGame } from '@orrery/bots/environment';
import { errResult, type Game, type Kinded, okResult, quote, type Result, readSeats } from '@orrery/kernel';
import { defineCommand, EXIT_CODES } from '../command.ts';
import { operand, textsFlag, toggleFlag, wholeFlag } from '../flags.ts';
import { countNoun, formatPercent, groupedDigits } from '../format.ts';
import { CURVE_POINTS, type LearnJob, type LearnResult } from '../learn/lesson.ts';
import { suggestion } from '../nearest.ts';
import { readOptionFlags } from '../options.ts';
import { styleFor, type TextStyle } from '../paint.ts';
import { runPool } from '../pool.ts';
import { ProgressDisplay } from '../progress.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import { formatTable } from '../table.ts';

function layoutTable(title: string, parts: VectorLayout): string {
  let from = 0;
  const rows = parts.map(([name, length]) => {
    const row = [`  ${from}`, String(length), name];
    from += length;
    return row;
  });
  return `${title}, ${groupedDigits(from)} in all\n${formatTable([['  from', 'many', 'what'], ...rows])}`;
}

/** The layout, in numbers. */
const encodingText = <T, H, M>(id: string, { actions, observation }: GameEncoding<T, H, M>): string => {
  const [observationTitle, actionsTitle] = [
    `Observation ${id}/${observation.version}`,
    `Actions ${id}/${actions.version}`,
  ];
  return `${layoutTable(observationTitle, observation.parts)}\n${layoutTable(actionsTitle, actions.parts)}`;
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
): Result<LearnJob> {
  const seats = readSeats(game, flags.seats ?? game.seats[0]);
  if (!seats.ok) return seats;
  const options = readOptionFlags(game.options, flags.option);
  if (!options.ok) return options;
  const { seed, games, rate } = flags;
  return okResult({ game: game.id, seats: seats.value, options: options.value, seed, games, rate });
}

const winShareText = ({ games, wins }: LearnerScore): string => formatPercent(games > 0 ? wins / games : 0);

function withInterval(score: LearnerScore): string {
  const { low, high } = wilsonInterval(score.wins / score.games, score.games);
  return `${winShareText(score)} (${formatPercent(low)} – ${formatPercent(high)})`;
}

function learnReport(
  { game, seats, games }: LearnJob,
  runs: readonly LearnResult[],
  { strong, faint }: TextStyle,
): string {
  const tenths = Array.from({ length: CURVE_POINTS }, (_, i) => groupedDigits(((i + 1) * games) / CURVE_POINTS));
  const head = ['seed', 'before', ...tenths, 'after'];
  const rows = runs.map(({ seed, before, curve, after }) => [
    String(seed),
    withInterval(before),
    ...curve.map(winShareText),
    withInterval(after),
  ]);
  const [first = '', ...lines] = formatTable([head, ...rows]).split('\n');
  const note = faint(`Share of games won against random players; a fair share is ${formatPercent(1 / seats)}.`);
  return `${strong(`${game} · ${seats} seats · ${groupedDigits(games)} games a run`)}\n\n${strong(first)}\n${lines.join('\n')}${note}\n`;
}

export const learnCommand = defineCommand({
  name: 'learn',
  summary: 'Trains a small policy on a game, as a worked example for researchers.',
  about: [
    'A linear policy learns by REINFORCE, in the environment of docs/research.md, against players that move at random.\n' +
      'Runs with different seeds use parallel threads; the result of each depends only on its seed, --games and --rate.',
  ],
  examples: ['orrery learn comet', 'orrery learn comet --seats 3 --games 20000 --runs 4 --json'],
  operands: { game: operand('GAME', BOT_KIT_GAMES.join(' or ')) },
  flags: {
    games: wholeFlag('N', { min: 10, max: 100_000_000, standard: 5000 }, 'games per run (5,000)'),
    rate: wholeFlag(
      'R',
      { min: 1, max: 1_000_000, standard: 20_000 },
      'learning rate, in millionths (20,000); use less for long games',
    ),
    runs: wholeFlag('N', { min: 1, max: 1000, standard: 2 }, 'number of runs (2)'),
    seats: wholeFlag('N', { min: 1, max: 31, standard: null }, 'number of seats (the minimum of the game)'),
    seed: wholeFlag(
      'S',
      { min: 0, max: MAX_SEED - 2000, standard: 1 },
      'seed of the first run; later runs count up (1)',
    ),
    jobs: wholeFlag('J', { min: 1, max: 256, standard: null }, 'parallel threads (one per core)'),
    option: textsFlag('NAME=VALUE', 'an option of the game; repeat for more'),
    layout: toggleFlag('only show the layout of observations and actions'),
    json: toggleFlag('print JSON on the last line of standard output'),
  },
  async run(world, flags, { game: id }) {
    const found = await withEncodedGame(id, ({ game, ...learning }) => ({
      layout: encodingText(id, learning),
      lesson: readLesson(game, flags),
    }));
    if (found === null) {
      return errResult(
        'cli.learn',
        { id },
        `${quote(id)} cannot be learnt${suggestion(id, BOT_KIT_GAMES, 'games are')}`,
      );
    }
    if (flags.layout) {
      world.out.write(found.layout);
      return okResult(EXIT_CODES.fine);
    }
    const { lesson } = found;
    if (!lesson.ok) return lesson;
    const lessons = Array.from({ length: flags.runs }, (_, i) => ({ ...lesson.value, seed: flags.seed + 3 * i }));
    const runs: LearnResult[] = [];
    const progress = new ProgressDisplay(world, flags.runs, 'runs');
    const end = await runPool(() => world.startThread(), Math.min(flags.jobs ?? world.cores, flags.runs), {
      task: 'learn',
      jobs: lessons.values(),
      each(learnt) {
        runs.push(learnt);
        progress.update(runs.length);
      },
      signal: world.interruptSignal(),
    }).finally(() => progress.end());
    runs.sort((a, b) => a.seed - b.seed);
    if (end === 'cancelled') {
      world.err.write(
        `orrery: interrupted after ${groupedDigits(runs.length)} of ${countNoun(flags.runs, 'run', 'runs')}\n`,
      );
    }
    const { game, seats, games } = lesson.value;
    if (flags.json) world.out.write(`${JSON.stringify({ game, seats, games, runs })}\n`);
    else world.out.write(learnReport(lesson.value, runs, styleFor(world.out, world)));
    return okResult(end === 'done' ? EXIT_CODES.fine : EXIT_CODES.interrupted);
  },
});
