import { constants } from 'node:os';
import type { AnyKit } from '@orrery/bots';
import type { GameRecord } from '@orrery/bots/arena';
import { good, type Problem, type Result } from '@orrery/kernel';
import { runPool } from '../pool.ts';
import type { World } from '../world.ts';
import type { Contest } from './contest.ts';
import type { Shift } from './plan.ts';
import { shifts } from './shifts.ts';
import { type Manners, Stage } from './stage.ts';

/** How a contest is run. */
export interface Running {
  readonly jobs: number;
  readonly manners: Manners;
  readonly signal: AbortSignal;
  /** Games were finished; a problem ends the contest. */
  each(records: readonly GameRecord[]): Result<null>;
}

/** Plays what is missing of a contest: 'cancelled' when it was interrupted. */
export async function runContest(
  world: World,
  players: AnyKit,
  contest: Contest,
  running: Running,
): Promise<Result<'done' | 'cancelled'>> {
  const isPrivate = contest.plan.entrants.every(({ kind }) => kind === 'own');
  const start = world.now();
  const before = contest.done;
  const speed = (): number => (1000 * (contest.done - before)) / Math.max(1, world.now() - start);
  const jobs = shifts(contest, running.jobs, speed);
  if (isPrivate) return inThreads(world, jobs, running);
  return onStage(world, players, jobs, running);
}

/** Bots of ours think in threads. */
async function inThreads(
  world: World,
  jobs: Iterator<Shift, void>,
  { jobs: size, signal, each }: Running,
): Promise<Result<'done' | 'cancelled'>> {
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort(), { once: true });
  let problem: Problem | null = null;
  const end = await runPool(() => world.startThread(), size, {
    task: 'arena',
    jobs,
    each(records) {
      const noted = each(records);
      if (noted.ok) return;
      problem = noted.problem;
      stop.abort();
    },
    signal: stop.signal,
  });
  return problem === null ? good(end) : { ok: false, problem };
}

const ENDINGS = ['SIGTERM', 'SIGHUP'] as const;
const endAtOnce = (sign: NodeJS.Signals): never => process.exit(128 + constants.signals[sign]);

/** Games with programs are played side by side in this thread: programs think elsewhere by themselves. */
async function onStage(
  world: World,
  players: AnyKit,
  jobs: Iterator<Shift, void>,
  { jobs: size, manners, signal, each }: Running,
): Promise<Result<'done' | 'cancelled'>> {
  const stage = new Stage(world.err, manners, signal);
  let problem: Problem | null = null;
  const isOpen = (): boolean => problem === null && !signal.aborted;
  const drive = async (): Promise<void> => {
    for (let next = jobs.next(); isOpen() && next.done !== true; next = jobs.next()) {
      const played = await stage.play(players, next.value);
      if (played === null || !isOpen()) return;
      const noted = played.ok ? each(played.value) : played;
      if (!noted.ok) problem = noted.problem;
    }
  };
  signal.addEventListener('abort', stage.clear, { once: true });
  process.once('exit', stage.clear);
  // Programs are not in our process group: whoever ends us ends them only if we do.
  for (const sign of ENDINGS) process.once(sign, endAtOnce);
  try {
    await Promise.all(Array.from({ length: size }, drive));
  } finally {
    stage.clear();
    process.off('exit', stage.clear);
    for (const sign of ENDINGS) process.off(sign, endAtOnce);
  }
  if (problem !== null) return { ok: false, problem };
  return good(signal.aborted ? 'cancelled' : 'done');
}
