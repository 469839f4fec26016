// Runs the slow tests: `npm run test:long` for the browser tests marked as long and tests with other versions of node,
// `npm run test:long -- missions` for the browser tests of a file, `npm run test:long -- nodes` only for other versions
// of node, and `npm run test:long -- two-nodes` for the browser tests of playing online with two nodes and PostgreSQL in
// place of one server.
import { runBrowserTests } from './browser.mjs';
import { runOtherNodes } from './other-nodes.mjs';

const [first, ...rest] = process.argv.slice(2);
async function run() {
  if (first === 'nodes') return runOtherNodes(rest);
  if (first === 'two-nodes') return runBrowserTests(rest.length > 0 ? rest : ['online/'], 'ORRERY_NODES');
  const hasPassed = await runBrowserTests(process.argv.slice(2), 'ORRERY_LONG');
  return hasPassed && (first !== undefined || runOtherNodes([]));
}

process.exitCode = (await run()) ? 0 : 1;
