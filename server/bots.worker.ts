import { parentPort } from 'node:worker_threads';
import { Bench } from '@orrery/bots/bench';
import type { FromBots, ToBots } from './play/thinking.ts';

/** Where bots think, beside the server and never in its way. */
const port = parentPort;
if (port === null) throw new Error('bots think in a thread');

const benches = new Map<string, Bench>();
const answer = (message: FromBots): void => port.postMessage(message);

port.on('message', (message: ToBots) => {
  if (message.kind === 'sit') {
    benches.set(message.table, new Bench(message.round, () => performance.now()));
    return;
  }
  if (message.kind === 'load') {
    Bench.load(message.game, message.edition).catch(() => {}); // whoever thinks says what is wrong
    return;
  }
  if (message.kind === 'leave') {
    benches.delete(message.table);
    return;
  }
  const { id, table, question } = message;
  const bench = benches.get(table);
  if (bench === undefined) {
    answer({ id, fault: 'nobody has sat down' });
    return;
  }
  bench.think(question).then(
    (move) => answer({ id, move }),
    (error: unknown) => answer({ id, fault: String(error) }),
  );
});
