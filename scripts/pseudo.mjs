// `npm run pseudo` adds a pseudo-language to a copy of the repository, checks its texts and types and builds the app with
// it: a language needs its files, its line in the list, and nothing else. `npm run pseudo -- --walk` also looks for
// texts that do not fit on any screen; `npm run pseudo -- --walk trade` on those whose name contains a word.
// See docs/translating.md.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runBrowserTests } from './browser.mjs';
import { makePseudoTree } from './pseudo/tree.mjs';
import { root } from './repo.mjs';
import { readLanguages } from './texts.mjs';

const TREE = path.join(root, '.cache', 'pseudo');

/** @param {readonly string[]} command */
const succeedsInTree = (command) => spawnSync(process.execPath, command, { cwd: TREE, stdio: 'inherit' }).status === 0;

makePseudoTree(TREE, await readLanguages());
const isGood =
  succeedsInTree(['scripts/texts.mjs', '--check']) &&
  succeedsInTree([path.join(root, 'node_modules/typescript/bin/tsc'), '--build']) &&
  succeedsInTree(['scripts/bundles.mjs', 'web', 'server']);
const [option, word] = process.argv.slice(2);
if (isGood && option !== '--walk') {
  console.log(`Look at it: node ${path.relative(process.cwd(), path.join(TREE, 'dist/server/main.js'))}`);
}
const walk = () => runBrowserTests(word === undefined ? [] : [`--grep=${word}`], 'ORRERY_PSEUDO');
process.exitCode = isGood && (option !== '--walk' || (await walk())) ? 0 : 1;
