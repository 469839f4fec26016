import { readLogText } from './open-game.ts';
import type { WinChanceCurve, WinChanceRequest } from './thinking/win-chances.ts';
import { type TaskRunner, WorkerTaskRunner } from './thinking/worker-tasks.ts';
import type { RequestWinChances } from './win-chance-job.ts';

const PLAYOUTS_PER_MOMENT = 200;
const PLAYOUT_SEED = 1;

const makeInsightWorker = (): Worker =>
  new Worker(new URL('./thinking/insight.worker.ts', import.meta.url), { type: 'module', name: 'insight' });

/**
 * Asks a worker for the chances of a saved game after each of these entries. Refused while the game runs, because it
 * would reveal hidden cards.
 */
export const requestWinChances: RequestWinChances = (id, seqs) => {
  const errands: TaskRunner<WinChanceRequest, WinChanceCurve> = new WorkerTaskRunner(makeInsightWorker);
  let isCancelled = false;
  return {
    async start(onProgress) {
      const found = await readLogText(id);
      if (!found.ok) throw new Error(found.problem.text);
      const { game, edition, text, isOver } = found.value;
      if (!isOver) throw new Error('the game is not over');
      const question = { game, edition, log: text, seqs, playouts: PLAYOUTS_PER_MOMENT, seed: PLAYOUT_SEED };
      const curve = isCancelled ? null : await errands.run(question, onProgress);
      errands.cancel();
      if (curve === null) throw new Error('cancelled');
      return curve;
    },
    cancel() {
      isCancelled = true;
      errands.cancel();
    },
  };
};
