import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { DatabaseMessage, DatabaseRequest } from './storage/worker-messages.ts';

/**
 * The embedded database. It blocks its thread while it computes, so it has its own and the server stays responsive.
 * Requests are carried out in the order of arrival.
 */
const INT8_OID = 20;
const TIMESTAMPTZ_OID = 1184;
const port = parentPort;
if (port === null) throw new Error('the embedded database must run in a worker thread');

const db = await PGlite.create(String(workerData), {
  parsers: { [INT8_OID]: Number, [TIMESTAMPTZ_OID]: (text: string) => Date.parse(text) },
});
const stopListeningByChannel = new Map<string, () => Promise<void>>();
const post = (word: DatabaseMessage) => port.postMessage(word);

async function execute(order: DatabaseRequest): Promise<Extract<DatabaseMessage, { ok: true }>['rows']> {
  switch (order.what) {
    case 'query':
      return (await db.query<Readonly<Record<string, unknown>>>(order.sql, [...order.values])).rows;
    case 'listen': {
      const { channel } = order;
      stopListeningByChannel.set(channel, await db.listen(channel, (said) => post({ channel, said })));
      return [];
    }
    case 'unlisten':
      await stopListeningByChannel.get(order.channel)?.();
      stopListeningByChannel.delete(order.channel);
      return [];
    case 'close':
      await db.close();
      return [];
  }
}

let queueTail: Promise<void> = Promise.resolve();
port.on('message', (order: DatabaseRequest) => {
  queueTail = queueTail.then(async () => {
    try {
      post({ id: order.id, ok: true, rows: await execute(order) });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      post({ id: order.id, ok: false, message: error instanceof Error ? error.message : String(error), code });
    }
    if (order.what === 'close') port.close();
  });
});
