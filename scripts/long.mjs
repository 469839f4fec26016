// Runs the slow tests: `npm run test:long` for the browser tests marked as long and tests with other versions of node,
// `npm run test:long -- missions` for the browser tests of a file, `npm run test:long -- nodes` only for other versions
// of node.
import { runBrowserTests } from './browser.mjs';
import { runOtherNodes } from './other-nodes.mjs';

const [first, ...rest] = process.argv.slice(2);
const isGood =
  first === 'nodes'
    ? runOtherNodes(rest)
    : (await runBrowserTests(process.argv.slice(2), 'ORRERY_LONG')) && (first !== undefined || runOtherNodes([]));
process.exitCode = isGood ? 0 : 1;
