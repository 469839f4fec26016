/** Worker of the bots of one table. */
import { BotRunner } from '@orrery/bots/runner';
import type { BotWorkerRequest, BotWorkerResponse } from './messages.ts';
import { YieldingClock } from './yielding-clock.ts';

let runner: BotRunner | null = null;

const post = (message: BotWorkerResponse): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<BotWorkerRequest>) => {
  if (data.kind === 'sit') {
    const clock = new YieldingClock(() => performance.now(), data.flag);
    runner = new BotRunner(data.round, () => clock.now());
    return;
  }
  const { id, question } = data;
  if (runner === null) {
    post({ kind: 'fault', id, text: 'nobody has sat down' });
    return;
  }
  runner.think(question).then(
    (move) => post({ kind: 'move', id, move }),
    (error: unknown) => post({ kind: 'fault', id, text: String(error) }),
  );
});
