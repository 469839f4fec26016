import type { ArenaContest } from './contest.ts';
import type { ArenaJob } from './plan.ts';

/** Target duration of a job: short enough to lose little at an interrupt, long enough to keep threads busy. */
const TARGET_JOB_SECONDS = 0.2;
const MAX_GAMES_PER_JOB = 200;

interface ArenaPace {
  readonly threads: number;
  readonly isLogged: boolean;
  /** Games per second of all threads together; 0 at the start. */
  speed(): number;
}

/** The missing games of a contest in jobs, sized by the pace so far. */
export function* arenaJobs(contest: ArenaContest, { threads, isLogged, speed }: ArenaPace): Generator<ArenaJob, void> {
  let games: number[] = [];
  const size = (): number =>
    Math.max(1, Math.min(MAX_GAMES_PER_JOB, Math.floor((speed() / threads) * TARGET_JOB_SECONDS)));
  for (const game of contest.missing()) {
    games.push(game);
    if (games.length < size()) continue;
    yield { plan: contest.plan, games, isLogged };
    games = [];
  }
  if (games.length > 0) yield { plan: contest.plan, games, isLogged };
}
