import { anyBotKitOf } from '@orrery/bots/arena';
import type { Puzzle } from '@orrery/bots/puzzles';
import type { CatalogEntry } from '@orrery/catalog';
import type { AnyGame } from '@orrery/kernel';
import { ownHost, type PlayedGame, playArenaJob } from './arena/job.ts';
import type { ArenaJob } from './arena/plan.ts';
import { findGameEdition } from './catalog.ts';
import { type DatasetBatch, type DatasetOutcome, playDatasetBatch } from './dataset/job.ts';
import { runLesson } from './learn/learn.ts';
import type { LearnJob, LearnResult } from './learn/lesson.ts';
import { type PlayedPositions, type PositionsJob, playPositionsJob } from './positions/job.ts';
import { findPuzzlesInGame, type PuzzleJob } from './puzzles/job.ts';
import { playBatch } from './simulate/batch.ts';
import type { SimulationBatch } from './simulate/series.ts';
import type { SimulationTally } from './simulate/tally.ts';
import { playTrial, type TrialScore, type TuneTrial } from './tune/trial.ts';

/** Everything a thread can be asked to do, with its job and its result: both plain data. */
interface TaskMap {
  simulate: { job: SimulationBatch; outcome: SimulationTally };
  dataset: { job: DatasetBatch; outcome: DatasetOutcome };
  arena: { job: ArenaJob; outcome: PlayedGame[] };
  learn: { job: LearnJob; outcome: LearnResult };
  tune: { job: TuneTrial; outcome: TrialScore };
  puzzles: { job: PuzzleJob; outcome: readonly Puzzle[] };
  positions: { job: PositionsJob; outcome: PlayedPositions };
}
export type TaskName = keyof TaskMap;
export type TaskJob<N extends TaskName> = TaskMap[N]['job'];
export type TaskOutcome<N extends TaskName> = TaskMap[N]['outcome'];

/** The tasks, for the games of a catalog. */
export type TaskHandlers = { readonly [N in TaskName]: (job: TaskJob<N>) => Promise<TaskOutcome<N>> };

async function loadEngine(games: readonly CatalogEntry[], id: string, edition: number | 'newest'): Promise<AnyGame> {
  const found = findGameEdition(games, id, edition);
  if (!found.ok) throw new Error(found.problem.text);
  return found.value.load();
}

export const taskHandlersFor = (games: readonly CatalogEntry[]): TaskHandlers => ({
  simulate: async (batch) => playBatch(await loadEngine(games, batch.game, 'newest'), batch),
  dataset: async (batch) => {
    const found = findGameEdition(games, batch.game, 'newest');
    if (!found.ok) throw new Error(found.problem.text);
    const players = await anyBotKitOf(batch.game, found.value.edition, await found.value.load());
    return playDatasetBatch(players, batch, () => performance.now());
  },
  arena: async (shift) => {
    const { game, edition } = shift.plan;
    const players = await anyBotKitOf(game, edition, await loadEngine(games, game, edition));
    return playArenaJob(
      players,
      shift,
      ownHost(() => performance.now()),
    );
  },
  learn: runLesson,
  tune: playTrial,
  puzzles: findPuzzlesInGame,
  positions: playPositionsJob,
});

/** A job sent to a thread. */
export interface TaskMessage<N extends TaskName = TaskName> {
  readonly task: N;
  readonly job: TaskJob<N>;
}

/** The reply. */
export type TaskReply<N extends TaskName = TaskName> =
  | { readonly ok: true; readonly outcome: TaskOutcome<N> }
  | { readonly ok: false; readonly error: Error };

/** Runs the task of a message; anything thrown becomes part of the reply. */
export async function runTask<N extends TaskName>(
  tasks: TaskHandlers,
  { task, job }: TaskMessage<N>,
): Promise<TaskReply<N>> {
  try {
    return { ok: true, outcome: await tasks[task](job) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
