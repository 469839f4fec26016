/** Where the bots of one table think, beside the page and never in its way. */
import { Bench } from '@orrery/bots/bench';
import { PatientClock } from './courtesy.ts';
import type { FromBots, ToBots } from './messages.ts';

let bench: Bench | null = null;

const answer = (message: FromBots): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToBots>) => {
  if (data.kind === 'sit') {
    const clock = new PatientClock(() => performance.now(), data.flag);
    bench = new Bench(data.round, () => clock.now());
    return;
  }
  const { id, question } = data;
  if (bench === null) {
    answer({ kind: 'fault', id, text: 'nobody has sat down' });
    return;
  }
  bench.think(question).then(
    (move) => answer({ kind: 'move', id, move }),
    (error: unknown) => answer({ kind: 'fault', id, text: String(error) }),
  );
});
