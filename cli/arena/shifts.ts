import type { Contest } from './contest.ts';
import type { Shift } from './plan.ts';

/** How long a shift should take: short enough to lose little at an interrupt, long enough to keep threads busy. */
const SHIFT_SECONDS = 0.2;
const MOST = 200;

/** What is missing of a contest, in shifts as long as the pace so far suggests. */
export function* shifts(contest: Contest, threads: number, speed: () => number): Generator<Shift, void> {
  let games: number[] = [];
  const size = (): number => Math.max(1, Math.min(MOST, Math.floor((speed() / threads) * SHIFT_SECONDS)));
  for (const game of contest.missing()) {
    games.push(game);
    if (games.length < size()) continue;
    yield { plan: contest.plan, games };
    games = [];
  }
  if (games.length > 0) yield { plan: contest.plan, games };
}
