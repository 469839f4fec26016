import { parentPort } from 'node:worker_threads';
import { BotRunner } from '@orrery/bots/runner';
import type { BotThreadRequest, BotThreadResponse } from './play/bot-threads.ts';

/** Runs the bots in a thread, so that they never block the server. */
const port = parentPort;
if (port === null) throw new Error('bots must run in a worker thread');

const runners = new Map<string, BotRunner>();
const post = (message: BotThreadResponse): void => port.postMessage(message);

port.on('message', (message: BotThreadRequest) => {
  if (message.kind === 'sit') {
    runners.set(message.table, new BotRunner(message.round, () => performance.now()));
    return;
  }
  if (message.kind === 'load') {
    BotRunner.load(message.game, message.edition).catch(() => {}); // the next `think` request reports the error
    return;
  }
  if (message.kind === 'leave') {
    runners.delete(message.table);
    return;
  }
  const { id, table, question } = message;
  const runner = runners.get(table);
  if (runner === undefined) {
    post({ id, fault: 'no bots are seated' });
    return;
  }
  runner.think(question).then(
    (move) => post({ id, move }),
    (error: unknown) => post({ id, fault: String(error) }),
  );
});
