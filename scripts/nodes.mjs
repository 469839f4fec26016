// Several nodes of the built server on one PostgreSQL behind one address, for tests: `node scripts/nodes.mjs 2`.
// Lines on standard input end and begin nodes: `stop 0` (kindly), `kill 0` (at once), `start 0`; lead all who come from
// now on to one of them: `lead 0`, or again to one after the other: `lead any`; and ask how many sockets each has open at
// tables: `sockets`. Each is answered by `done` and what was said, sockets by `done sockets 1 1`. The end of standard input
// ends everything. Settings of the server are passed on.
import { createInterface } from 'node:readline';
import { isMain } from './house.mjs';
import { withSources } from './sources.mjs';

const ORDER = /^(stop|kill|start|lead|sockets)(?: (\d|any))?$/;

/**
 * Does what a line says; gives what is to be answered, null when it makes no sense.
 * @param {any} row
 * @param {string} line
 */
async function carryOut(row, line) {
  const [, order = '', which = ''] = ORDER.exec(line) ?? [];
  const node = row.nodes[Number(which)];
  if (order === 'sockets') return `${line} ${(await row.sockets()).join(' ')}`;
  if (order === 'lead' && which === 'any') row.lead(null);
  else if (order === '' || which === '' || node === undefined) return null;
  else if (order === 'lead') row.lead(Number(which));
  else await node[order]();
  return line;
}

/** @param {number} count */
async function main(count) {
  await withSources(async (load) => {
    const { startRow } = await load('server/testing/row.ts');
    const row = await startRow(count);
    console.log(`Orrery is open at ${row.url}`);
    const input = createInterface({ input: process.stdin });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => input.close());
    for await (const line of input) {
      const done = await carryOut(row, line);
      console.log(done === null ? `There is no “${line}”.` : `done ${done}`);
    }
    await row.stop();
  });
}

if (isMain(import.meta.url)) await main(Number(process.argv[2] ?? 2));
