// Runs what takes long: `npm run test:long` the browser tests marked so and tests with other versions of node,
// `npm run test:long -- missions` the browser tests of a file, `npm run test:long -- nodes` only those with other nodes.
import { runBrowserTests } from './browser.mjs';
import { runOtherNodes } from './other-nodes.mjs';

const [first, ...rest] = process.argv.slice(2);
const isGood =
  first === 'nodes'
    ? runOtherNodes(rest)
    : (await runBrowserTests(process.argv.slice(2), 'ORRERY_LONG')) && (first !== undefined || runOtherNodes([]));
process.exitCode = isGood ? 0 : 1;
