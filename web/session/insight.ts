import type { AskInsight } from './insight-question.ts';
import { readLogText } from './open-game.ts';
import { type Errands, WorkerErrands } from './thinking/errand.ts';
import type { Curve, Retrospect } from './thinking/foresee.ts';

const PLAYOUTS = 200;
const SEED = 1;

const insightWorker = (): Worker =>
  new Worker(new URL('./thinking/insight.worker.ts', import.meta.url), { type: 'module', name: 'insight' });

/** Asks a worker how a game of the library stood after each of these entries. A game that still runs keeps its secrets. */
export const askInsight: AskInsight = (id, seqs) => {
  const errands: Errands<Retrospect, Curve> = new WorkerErrands(insightWorker);
  let isCancelled = false;
  return {
    async start(onProgress) {
      const found = await readLogText(id);
      if (!found.ok) throw new Error(found.problem.text);
      const { game, edition, text, isOver } = found.value;
      if (!isOver) throw new Error('the game is not over');
      const question = { game, edition, log: text, seqs, playouts: PLAYOUTS, seed: SEED };
      const curve = isCancelled ? null : await errands.send(question, onProgress);
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
