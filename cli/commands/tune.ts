import { type AnyKit, KIT_GAMES, kitOf } from '@orrery/bots';
import { wilson } from '@orrery/bots/arena';
import type { Values } from '@orrery/bots/tune';
import { bad, good, quote, type Result, readSeats } from '@orrery/kernel';
import { command, EXIT } from '../command.ts';
import { writeText } from '../files.ts';
import { operand, text, texts, toggle, whole } from '../flags.ts';
import { counted, grouped, percent } from '../format.ts';
import { instead } from '../nearest.ts';
import { readOptionFlags } from '../options.ts';
import { paintFor } from '../paint.ts';
import { runPool } from '../pool.ts';
import { Progress } from '../progress.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import { table } from '../table.ts';
import type { Score, Trial } from '../tune/trial.ts';
import { type Subject, Tuning } from '../tune/tuning.ts';
import type { World } from '../world.ts';

const MINUTE = 60_000;

interface SubjectFlags {
  readonly seats: number | null;
  readonly option: readonly string[];
  readonly seed: number;
  readonly deals: number;
}

const untunable = (id: string): Result<never> =>
  bad('cli.tune', { id }, `${quote(id)} cannot be tuned${instead(id, KIT_GAMES, 'games are')}`);

const readSubject = (kit: AnyKit, { seats, option, seed, deals }: SubjectFlags): Result<Subject> =>
  kit.use(({ game, values }) => {
    if (values === undefined) return untunable(game.id);
    const sitting = readSeats(game, seats ?? game.seats[1]);
    if (!sitting.ok) return sitting;
    const options = readOptionFlags(game.options, option);
    if (!options.ok) return options;
    return good({ game: game.id, seats: sitting.value, options: options.value, start: values, seed, deals });
  });

/** Plays trials on all threads; null when somebody interrupted. */
async function play(world: World, trials: readonly Trial[], jobs: number, progress: Progress): Promise<Score[] | null> {
  const scores: Score[] = [];
  const end = await runPool(() => world.startThread(), Math.min(jobs, trials.length), {
    task: 'tune',
    jobs: trials.values(),
    each(score) {
      scores.push(score);
      progress.at(scores.length);
    },
    signal: world.interrupts(),
  });
  return end === 'done' ? scores : null;
}

/** What was found, with the evidence for it. */
interface Found {
  readonly values: Values;
  readonly evidence: {
    readonly method: string;
    readonly against: Values;
    readonly games: number;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  };
}

function foundBy(tuning: Tuning, { start, deals }: Subject, scores: readonly Score[]): Found {
  const games = scores.reduce((sum, score) => sum + score.games, 0);
  const wins = scores.reduce((sum, score) => sum + score.wins, 0);
  const { low, high } = wilson(wins / games, games);
  const method = `cross-entropy: ${counted(tuning.generation, 'generation', 'generations')}, each candidate on ${deals} deals played twice`;
  const share = (x: number): number => Number(x.toFixed(3));
  const evidence = { method, against: start, games, share: share(wins / games), low: share(low), high: share(high) };
  return { values: tuning.best, evidence };
}

function report({ values, evidence }: Found): string {
  const rows = Object.entries(values).map(([name, value]) => [
    name,
    String(evidence.against[name] ?? ''),
    String(value),
  ]);
  const { games, share, low, high } = evidence;
  const verdict = `${percent(share)} of ${grouped(games)} games (${percent(low)} – ${percent(high)})`;
  const better = low > 0.5 ? 'They are better.' : 'It is not clear whether they are better.';
  return `${table([['weight', 'was', 'is'], ...rows])}\nThe new weights won ${verdict} against the old ones. ${better}\n`;
}

export const tune = command({
  name: 'tune',
  summary: 'Improves the weights of a game by self-play.',
  about: [
    'Uses the cross-entropy method: in every generation, candidates vary the best weights so far and play against\n' +
      'them on every second seat; the best candidates guide the next generation. At the end the result plays the\n' +
      'original weights on fresh deals. Stops after --generations or --minutes, whichever comes first; Ctrl-C stops\n' +
      'early and still shows the result.',
  ],
  examples: ['orrery tune startrek --minutes 30 --out bots/startrek/weights.json', 'orrery tune comet --generations 5'],
  operands: { game: operand('GAME', KIT_GAMES.join(' or ')) },
  flags: {
    generations: whole('N', { min: 1, max: 10_000, standard: 40 }, 'most generations (40)'),
    minutes: whole('M', { min: 1, max: 10_000, standard: 60 }, 'most minutes (60), not counting the final trial'),
    deals: whole('N', { min: 1, max: 100_000, standard: 48 }, 'deals per candidate, each played twice (48)'),
    proof: whole('N', { min: 1, max: 1_000_000, standard: 200 }, 'deals for the final trial (200)'),
    seats: whole('N', { min: 1, max: 31, standard: null }, 'number of seats (the maximum of the game)'),
    seed: whole('S', { min: 0, max: MAX_SEED, standard: 1 }, 'random seed (1)'),
    jobs: whole('J', { min: 1, max: 256, standard: null }, 'parallel threads (one per core)'),
    option: texts('NAME=VALUE', 'an option of the game; repeat for more'),
    out: text('FILE', 'write the weights and the evidence to FILE'),
    json: toggle('print JSON on the last line of standard output'),
  },
  async run(world, flags, { game: id }) {
    const kit = await kitOf(id);
    const subject = kit === null ? untunable(id) : readSubject(kit, flags);
    if (!subject.ok) return subject;
    const jobs = flags.jobs ?? world.cores;
    const tuning = new Tuning(subject.value);
    const until = world.now() + flags.minutes * MINUTE;
    let isWhole = true;
    while (tuning.generation < flags.generations && world.now() < until && isWhole) {
      const trials = tuning.next();
      const progress = new Progress(world, trials.length, `trials of generation ${tuning.generation + 1}`);
      const scores = await play(world, trials, jobs, progress).finally(() => progress.end());
      if (scores === null) isWhole = false;
      else tuning.learn(scores);
    }
    if (!isWhole)
      world.err.write(`orrery: interrupted in generation ${tuning.generation + 1}; the final trial follows\n`);
    const trials = tuning.proof(flags.proof);
    const progress = new Progress(world, trials.length, 'trials of the result');
    const proof = await play(world, trials, jobs, progress).finally(() => progress.end());
    if (proof === null) return good(EXIT.interrupted);
    const result = foundBy(tuning, subject.value, proof);
    if (flags.out !== null) {
      const written = writeText(flags.out, `${JSON.stringify(result, null, 2)}\n`);
      if (!written.ok) return written;
    }
    if (flags.json) world.out.write(`${JSON.stringify({ game: id, ...result })}\n`);
    else
      world.out.write(
        `${paintFor(world.out, world).strong(`${id} · ${counted(tuning.generation, 'generation', 'generations')}`)}\n\n${report(result)}`,
      );
    return good(isWhole ? EXIT.fine : EXIT.interrupted);
  },
});
