// Several nodes of the built server on one PostgreSQL behind one address, for tests: `node scripts/nodes.mjs 2`.
// Commands on standard input: `stop 0` (graceful), `kill 0` (at once) and `start 0` for a node; `lead 0` sends all new
// connections to one node, `lead any` to each in turn; `sockets` reports how many table sockets each node has open.
// Each command is answered by `done` and the command, sockets by `done sockets 1 1`. The end of standard input ends
// everything. Settings of the server are passed on; PORT is that of the one address.
import { createInterface } from 'node:readline';
import { isMain } from './repo.mjs';
import { withSources } from './sources.mjs';

const ADMIN_PATH_WITHIN_MS = 5_000;
const ORDER = /^(stop|kill|start|lead|sockets)(?: (\d|any))?$/;

/**
 * Executes a command; returns the answer, null when the command is invalid.
 * @param {any} row
 * @param {string} line
 */
async function carryOut(row, line) {
  const [, order = '', which = ''] = ORDER.exec(line) ?? [];
  const node = row.nodes[Number(which)];
  if (order === 'sockets') return `${line} ${(await row.sockets()).join(' ')}`;
  if (order === 'lead' && which === 'any') row.routeTo(null);
  else if (order === '' || which === '' || node === undefined) return null;
  else if (order === 'lead') row.routeTo(Number(which));
  else await node[order]();
  return line;
}

/**
 * A node says how to become its first administrator right after it is open.
 * @param {{ readonly adminPath: string } | undefined} node
 * @param {string} url
 */
async function printAdminPath(node, url) {
  const end = performance.now() + ADMIN_PATH_WITHIN_MS;
  while (node?.adminPath === '' && performance.now() < end) await new Promise((go) => setTimeout(go, 20));
  if (node !== undefined && node.adminPath !== '') console.log(`Become its administrator: ${url}${node.adminPath}`);
}

/** @param {number} count */
async function main(count) {
  await withSources(async (load) => {
    const { startProcessCluster } = await load('server/testing/process-cluster.ts');
    const row = await startProcessCluster(count, {}, undefined, Number(process.env.PORT ?? 0));
    console.log(`Orrery is open at ${row.url}`);
    const [first] = row.nodes;
    await printAdminPath(first, row.url);
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
