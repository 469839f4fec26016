import { type GameRecord, playersOf } from '@orrery/bots/arena';
import type { Puzzle } from '@orrery/bots/puzzles';
import type { Entry } from '@orrery/catalog';
import type { Held } from '@orrery/kernel';
import type { Shift } from './arena/plan.ts';
import { ownHost, playShift } from './arena/shift.ts';
import { learn } from './learn/learn.ts';
import type { Learnt, Lesson } from './learn/lesson.ts';
import { type Errand, searchGame } from './puzzles/errand.ts';
import { findEdition } from './shelf.ts';
import { playBatch } from './simulate/batch.ts';
import type { Batch } from './simulate/series.ts';
import type { Tally } from './simulate/tally.ts';
import { type Score, type Trial, tryOut } from './tune/trial.ts';

/** Everything a thread can be asked to do, with the job it takes and what comes of it: both plain data. */
interface TaskMap {
  simulate: { job: Batch; outcome: Tally };
  arena: { job: Shift; outcome: GameRecord[] };
  learn: { job: Lesson; outcome: Learnt };
  tune: { job: Trial; outcome: Score };
  puzzles: { job: Errand; outcome: Puzzle | null };
}
export type TaskName = keyof TaskMap;
export type Job<N extends TaskName> = TaskMap[N]['job'];
export type Outcome<N extends TaskName> = TaskMap[N]['outcome'];

/** The tasks, for the games of a catalog. */
export type Tasks = { readonly [N in TaskName]: (job: Job<N>) => Promise<Outcome<N>> };

async function engineOf(games: readonly Entry[], id: string, edition: number | 'newest'): Promise<Held> {
  const found = findEdition(games, id, edition);
  if (!found.ok) throw new Error(found.problem.text);
  return found.value.load();
}

export const tasksFor = (games: readonly Entry[]): Tasks => ({
  simulate: async (batch) => playBatch(await engineOf(games, batch.game, 'newest'), batch),
  arena: async (shift) => {
    const { game, edition } = shift.plan;
    const players = await playersOf(game, edition, await engineOf(games, game, edition));
    return playShift(
      players,
      shift,
      ownHost(() => performance.now()),
    );
  },
  learn,
  tune: tryOut,
  puzzles: searchGame,
});

/** A job on its way to a thread. */
export interface Message<N extends TaskName = TaskName> {
  readonly task: N;
  readonly job: Job<N>;
}

/** What comes back. */
export type Reply<N extends TaskName = TaskName> =
  | { readonly ok: true; readonly outcome: Outcome<N> }
  | { readonly ok: false; readonly error: Error };

/** Does what a message asks; whatever is thrown becomes part of the reply. */
export async function answer<N extends TaskName>(tasks: Tasks, { task, job }: Message<N>): Promise<Reply<N>> {
  try {
    return { ok: true, outcome: await tasks[task](job) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
