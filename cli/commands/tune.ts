import { type AnyBotKit, BOT_KIT_GAMES, botKitOf } from '@orrery/bots';
import { wilsonInterval } from '@orrery/bots/arena';
import type { TunedValues } from '@orrery/bots/tune';
import { errResult, okResult, quote, type Result, readSeats } from '@orrery/kernel';
import { defineCommand, EXIT_CODES } from '../command.ts';
import { writeText } from '../files.ts';
import { operand, textFlag, textsFlag, toggleFlag, wholeFlag } from '../flags.ts';
import { countNoun, formatPercent, groupedDigits } from '../format.ts';
import { suggestion } from '../nearest.ts';
import { readOptionFlags } from '../options.ts';
import { styleFor } from '../paint.ts';
import { runPool } from '../pool.ts';
import { ProgressDisplay } from '../progress.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import { formatTable } from '../table.ts';
import type { TrialScore, TuneTrial } from '../tune/trial.ts';
import { type TuneSubject, Tuning } from '../tune/tuning.ts';
import type { CommandEnvironment } from '../world.ts';

const MINUTE_MS = 60_000;

interface TuneFlags {
  readonly seats: number | null;
  readonly option: readonly string[];
  readonly seed: number;
  readonly deals: number;
}

const untunableProblem = (id: string): Result<never> =>
  errResult('cli.tune', { id }, `${quote(id)} cannot be tuned${suggestion(id, BOT_KIT_GAMES, 'games are')}`);

const readTuneSubject = (kit: AnyBotKit, { seats, option, seed, deals }: TuneFlags): Result<TuneSubject> =>
  kit.use(({ game, values }) => {
    if (values === undefined) return untunableProblem(game.id);
    const sitting = readSeats(game, seats ?? game.seats[1]);
    if (!sitting.ok) return sitting;
    const options = readOptionFlags(game.options, option);
    if (!options.ok) return options;
    return okResult({ game: game.id, seats: sitting.value, options: options.value, start: values, seed, deals });
  });

/** Plays trials on all threads; null when interrupted. */
async function playTrials(
  world: CommandEnvironment,
  trials: readonly TuneTrial[],
  jobs: number,
  progress: ProgressDisplay,
): Promise<TrialScore[] | null> {
  const scores: TrialScore[] = [];
  const end = await runPool(() => world.startThread(), Math.min(jobs, trials.length), {
    task: 'tune',
    jobs: trials.values(),
    each(score) {
      scores.push(score);
      progress.update(scores.length);
    },
    signal: world.interruptSignal(),
  });
  return end === 'done' ? scores : null;
}

/** The tuned weights with their evidence. */
interface TuneResult {
  readonly values: TunedValues;
  readonly evidence: {
    readonly method: string;
    readonly against: TunedValues;
    readonly games: number;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  };
}

function tuneResult(tuning: Tuning, { start, deals }: TuneSubject, scores: readonly TrialScore[]): TuneResult {
  const games = scores.reduce((sum, score) => sum + score.games, 0);
  const wins = scores.reduce((sum, score) => sum + score.wins, 0);
  const { low, high } = wilsonInterval(wins / games, games);
  const method = `cross-entropy: ${countNoun(tuning.generation, 'generation', 'generations')}, each candidate on ${deals} deals played twice`;
  const share = (x: number): number => Number(x.toFixed(3));
  const evidence = { method, against: start, games, share: share(wins / games), low: share(low), high: share(high) };
  return { values: tuning.best, evidence };
}

function tuneReport({ values, evidence }: TuneResult): string {
  const rows = Object.entries(values).map(([name, value]) => [
    name,
    String(evidence.against[name] ?? ''),
    String(value),
  ]);
  const { games, share, low, high } = evidence;
  const verdict = `${formatPercent(share)} of ${groupedDigits(games)} games (${formatPercent(low)} – ${formatPercent(high)})`;
  const better = low > 0.5 ? 'They are better.' : 'It is not clear whether they are better.';
  return `${formatTable([['weight', 'was', 'is'], ...rows])}\nThe new weights won ${verdict} against the old ones. ${better}\n`;
}

export const tuneCommand = defineCommand({
  name: 'tune',
  summary: 'Improves the weights of a game by self-play.',
  about: [
    'Uses the cross-entropy method: in every generation, candidates vary the best weights so far and play against\n' +
      'them on every second seat; the best candidates guide the next generation. At the end the result plays the\n' +
      'original weights on fresh deals. Stops after --generations or --minutes, whichever comes first; Ctrl-C stops\n' +
      'early and still shows the result.',
  ],
  examples: ['orrery tune startrek --minutes 30 --out bots/startrek/weights.json', 'orrery tune comet --generations 5'],
  operands: { game: operand('GAME', BOT_KIT_GAMES.join(' or ')) },
  flags: {
    generations: wholeFlag('N', { min: 1, max: 10_000, standard: 40 }, 'maximum number of generations (40)'),
    minutes: wholeFlag(
      'M',
      { min: 1, max: 10_000, standard: 60 },
      'maximum minutes (60), not counting the final trial',
    ),
    deals: wholeFlag('N', { min: 1, max: 100_000, standard: 48 }, 'deals per candidate, each played twice (48)'),
    proof: wholeFlag('N', { min: 1, max: 1_000_000, standard: 200 }, 'deals for the final trial (200)'),
    seats: wholeFlag('N', { min: 1, max: 31, standard: null }, 'number of seats (the maximum of the game)'),
    seed: wholeFlag('S', { min: 0, max: MAX_SEED, standard: 1 }, 'random seed (1)'),
    jobs: wholeFlag('J', { min: 1, max: 256, standard: null }, 'parallel threads (one per core)'),
    option: textsFlag('NAME=VALUE', 'an option of the game; repeat for more'),
    out: textFlag('FILE', 'write the weights and the evidence to FILE'),
    json: toggleFlag('print JSON on the last line of standard output'),
  },
  async run(world, flags, { game: id }) {
    const kit = await botKitOf(id);
    const subject = kit === null ? untunableProblem(id) : readTuneSubject(kit, flags);
    if (!subject.ok) return subject;
    const jobs = flags.jobs ?? world.cores;
    const tuning = new Tuning(subject.value);
    const until = world.now() + flags.minutes * MINUTE_MS;
    let isWhole = true;
    while (tuning.generation < flags.generations && world.now() < until && isWhole) {
      const trials = tuning.nextTrials();
      const progress = new ProgressDisplay(world, trials.length, `trials of generation ${tuning.generation + 1}`);
      const scores = await playTrials(world, trials, jobs, progress).finally(() => progress.end());
      if (scores === null) isWhole = false;
      else tuning.learn(scores);
    }
    if (!isWhole)
      world.err.write(`orrery: interrupted in generation ${tuning.generation + 1}; the final trial follows\n`);
    const trials = tuning.finalTrials(flags.proof);
    const progress = new ProgressDisplay(world, trials.length, 'trials of the result');
    const proof = await playTrials(world, trials, jobs, progress).finally(() => progress.end());
    if (proof === null) return okResult(EXIT_CODES.interrupted);
    const result = tuneResult(tuning, subject.value, proof);
    if (flags.out !== null) {
      const written = writeText(flags.out, `${JSON.stringify(result, null, 2)}\n`);
      if (!written.ok) return written;
    }
    if (flags.json) world.out.write(`${JSON.stringify({ game: id, ...result })}\n`);
    else
      world.out.write(
        `${styleFor(world.out, world).strong(`${id} · ${countNoun(tuning.generation, 'generation', 'generations')}`)}\n\n${tuneReport(result)}`,
      );
    return okResult(isWhole ? EXIT_CODES.fine : EXIT_CODES.interrupted);
  },
});
