import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Order, Word } from './storage/wire.ts';

/**
 * The embedded database. It computes where it is called, so it has a thread of its own and the server stays awake.
 * Orders are carried out in the order they come.
 */
const INT8 = 20;
const TIMESTAMPTZ = 1184;
const port = parentPort;
if (port === null) throw new Error('the embedded database runs as a thread');

const db = await PGlite.create(String(workerData), {
  parsers: { [INT8]: Number, [TIMESTAMPTZ]: (text: string) => Date.parse(text) },
});
const listening = new Map<string, () => Promise<void>>();
const say = (word: Word) => port.postMessage(word);

async function carryOut(order: Order): Promise<Extract<Word, { ok: true }>['rows']> {
  switch (order.what) {
    case 'query':
      return (await db.query<Readonly<Record<string, unknown>>>(order.sql, [...order.values])).rows;
    case 'listen': {
      const { channel } = order;
      listening.set(channel, await db.listen(channel, (said) => say({ channel, said })));
      return [];
    }
    case 'unlisten':
      await listening.get(order.channel)?.();
      listening.delete(order.channel);
      return [];
    case 'close':
      await db.close();
      return [];
  }
}

let last: Promise<void> = Promise.resolve();
port.on('message', (order: Order) => {
  last = last.then(async () => {
    try {
      say({ id: order.id, ok: true, rows: await carryOut(order) });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      say({ id: order.id, ok: false, message: error instanceof Error ? error.message : String(error), code });
    }
    if (order.what === 'close') port.close();
  });
});
