// Runs tests with other versions of node than the installed one, taken from npm's package `node`: `npm run test:long --
// nodes`, or `npm run test:long -- nodes kernel server/people` for some files only.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './repo.mjs';

/** The supported versions besides the one that runs the suite. */
export const OTHER_NODES = ['22', '24'];
/** Where the version of node could make a difference: everything but the games, whose rules use nothing of it. */
const CORE = ['kernel', 'protocol', 'words', 'bots', 'cli', 'server', 'scripts'];
/** As for all packages: see CONTRIBUTING.md. */
const BEFORE = '2026-10-20';

/**
 * The executable of a version; installed when it is missing.
 * @param {string} version
 */
export function nodeOf(version) {
  const folder = path.join(root, '.cache', 'nodes', version);
  const program = path.join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const words = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `--before=${BEFORE}`];
  spawnSync('npm', [...words, `node@${version}`], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (!existsSync(program)) throw new Error(`node ${version} could not be installed`);
  return program;
}

/**
 * Runs tests with each version and reports the results.
 * @param {readonly string[]} files by default all of the core
 */
export function runOtherNodes(files) {
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  let isGood = true;
  for (const version of OTHER_NODES) {
    const program = nodeOf(version);
    const said = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();
    console.log(`\n== Tests with node ${said}`);
    // Programs started by tests find the same node first.
    const env = { ...process.env, PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH ?? ''}` };
    const command = [vitest, 'run', ...(files.length > 0 ? files : CORE)];
    const { status } = spawnSync(program, command, { cwd: root, stdio: 'inherit', env });
    isGood = isGood && status === 0;
  }
  return isGood;
}
