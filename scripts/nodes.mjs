// Several nodes of the built server on one PostgreSQL behind one address, for tests: `node scripts/nodes.mjs 2`.
// Lines on standard input end and begin nodes: `stop 0` (kindly), `kill 0` (at once), `start 0`; each is answered by
// `done stop 0`. The end of standard input ends everything. Settings of the server are passed on.
import { createInterface } from 'node:readline';
import { isMain } from './house.mjs';
import { withSources } from './sources.mjs';

const ORDER = /^(stop|kill|start) (\d)$/;

/** @param {number} count */
async function main(count) {
  await withSources(async (load) => {
    const { startRow } = await load('server/testing/row.ts');
    const row = await startRow(count);
    console.log(`Orrery is open at ${row.url}`);
    const input = createInterface({ input: process.stdin });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => input.close());
    for await (const line of input) {
      const [, order = '', node = ''] = ORDER.exec(line) ?? [];
      if (row.nodes[Number(node)] === undefined || order === '') console.log(`There is no “${line}”.`);
      else {
        await row.nodes[Number(node)][order]();
        console.log(`done ${line}`);
      }
    }
    await row.stop();
  });
}

if (isMain(import.meta.url)) await main(Number(process.argv[2] ?? 2));
