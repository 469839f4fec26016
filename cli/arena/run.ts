import { constants } from 'node:os';
import type { AnyBotKit } from '@orrery/bots';
import { okResult, type Problem, type Result } from '@orrery/kernel';
import { runPool } from '../pool.ts';
import type { CommandEnvironment } from '../world.ts';
import type { ArenaContest } from './contest.ts';
import type { PlayedGame } from './job.ts';
import { arenaJobs } from './jobs.ts';
import type { ArenaJob } from './plan.ts';
import { ProgramStage, type StageOutput } from './stage.ts';

/** How a contest is run. */
export interface ContestRun {
  readonly jobs: number;
  readonly output: StageOutput;
  readonly isLogged: boolean;
  readonly signal: AbortSignal;
  /** Called when games were finished; a returned problem ends the contest. */
  each(games: readonly PlayedGame[]): Result<null>;
}

/** Plays the missing games of a contest; returns 'cancelled' when it was interrupted. */
export async function runContest(
  world: CommandEnvironment,
  players: AnyBotKit,
  contest: ArenaContest,
  running: ContestRun,
): Promise<Result<'done' | 'cancelled'>> {
  const isPrivate = contest.plan.entrants.every(({ kind }) => kind === 'own');
  const start = world.now();
  const before = contest.done;
  const speed = (): number => (1000 * (contest.done - before)) / Math.max(1, world.now() - start);
  const jobs = arenaJobs(contest, { threads: running.jobs, isLogged: running.isLogged, speed });
  if (isPrivate) return inThreads(world, jobs, running);
  return inMainThread(world, players, jobs, running);
}

/** Built-in bots think in threads. */
async function inThreads(
  world: CommandEnvironment,
  jobs: Iterator<ArenaJob, void>,
  { jobs: size, signal, each }: ContestRun,
): Promise<Result<'done' | 'cancelled'>> {
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort(), { once: true });
  let problem: Problem | null = null;
  const end = await runPool(() => world.startThread(), size, {
    task: 'arena',
    jobs,
    each(games) {
      const noted = each(games);
      if (noted.ok) return;
      problem = noted.problem;
      stop.abort();
    },
    signal: stop.signal,
  });
  return problem === null ? okResult(end) : { ok: false, problem };
}

const ENDING_SIGNALS = ['SIGTERM', 'SIGHUP'] as const;
const endAtOnce = (sign: NodeJS.Signals): never => process.exit(128 + constants.signals[sign]);

/** Games with programs are played side by side in this thread: programs compute in their own processes. */
async function inMainThread(
  world: CommandEnvironment,
  players: AnyBotKit,
  jobs: Iterator<ArenaJob, void>,
  { jobs: size, output, signal, each }: ContestRun,
): Promise<Result<'done' | 'cancelled'>> {
  const stage = new ProgramStage(world.err, output, signal);
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
  signal.addEventListener('abort', stage.killPrograms, { once: true });
  process.once('exit', stage.killPrograms);
  // Programs are not in our process group, so we must end them when we are ended.
  for (const sign of ENDING_SIGNALS) process.once(sign, endAtOnce);
  try {
    await Promise.all(Array.from({ length: size }, drive));
    await stage.dismiss();
  } finally {
    stage.killPrograms();
    process.off('exit', stage.killPrograms);
    for (const sign of ENDING_SIGNALS) process.off(sign, endAtOnce);
  }
  if (problem !== null) return { ok: false, problem };
  return okResult(signal.aborted ? 'cancelled' : 'done');
}
