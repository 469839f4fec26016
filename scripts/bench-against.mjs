// Builds the measured code with two engines, that of another revision and that of the working tree, and prints both
// paths as JSON: `node scripts/bench-against.mjs REVISION`. Both use the measuring code of the working tree.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeConfig } from './bundles.mjs';
import { isMain, root } from './repo.mjs';
import { linkPackages } from './trees.mjs';

const ENTRY = 'gauges.ts';
/** The only file of the bench that imports the engine; it is taken from the revision. */
const ENGINE = 'bench/engine.ts';

/**
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
function git(args, env = {}) {
  const { status, stdout, stderr } = spawnSync('git', [...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1 << 28,
  });
  return status === 0 ? { ok: true, text: stdout.trim() } : { ok: false, text: stderr.trim() };
}

/**
 * Writes the files of a commit to a folder, without touching the index or the list of worktrees.
 * @param {string} commit
 * @param {string} tree
 */
function layOut(commit, tree) {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  const env = { GIT_INDEX_FILE: `${tree}.index` };
  for (const args of [
    ['read-tree', commit],
    ['checkout-index', '--all', `--prefix=${tree}/`],
  ]) {
    const done = git(args, env);
    if (!done.ok) throw new Error(done.text);
  }
  rmSync(env.GIT_INDEX_FILE, { force: true });
  linkPackages(tree);
}

/**
 * The engine file of the commit, or its first version, which fits every older commit.
 * @param {string} commit
 */
function engineFile(commit) {
  const own = git(['show', `${commit}:${ENGINE}`]);
  if (own.ok) return own.text;
  const first = git(['log', '--diff-filter=A', '--format=%H', '--', ENGINE]).text.split('\n').at(-1) ?? '';
  const oldest = git(['show', `${first}:${ENGINE}`]);
  return oldest.ok && first !== '' ? oldest.text : null;
}

/**
 * What the exports of the engine file were called before the rename of November 2026, with the module that has them.
 * @type {Readonly<Record<string, { former: string, from: string | null }>>}
 */
const FORMER_NAMES = {
  chanceFromRng: { former: 'drawnFrom', from: '@orrery/kernel' },
  hasSeat: { former: 'has', from: '@orrery/kernel' },
  PlayoutRunner: { former: 'Player', from: '@orrery/kernel' },
  newestEngine: { former: 'engineOf', from: null },
  measurableGames: { former: 'measurable', from: null },
};

/**
 * The engine file with the present names, for a revision that still has the former ones. One that knows only the newest
 * engine offers that as any edition; the bench compares its number with the one asked for.
 * @param {string} engine
 */
export function withPresentNames(engine) {
  const missing = Object.entries(FORMER_NAMES).filter(([present]) => !new RegExp(`\\b${present}\\b`).test(engine));
  const lines = missing.map(([present, { former, from }]) => {
    const origin = from === null ? '' : ` from '${from}'`;
    return `export { ${former} as ${present} }${origin};\n`;
  });
  if (!/\bengineOfEdition\b/.test(engine)) {
    const newest = /\bnewestEngine\b/.test(engine) ? 'newestEngine' : FORMER_NAMES.newestEngine?.former;
    lines.push(`export { ${newest} as engineOfEdition };\n`);
  }
  return `${engine}\n${lines.join('')}`;
}

/**
 * Copies the measuring code of the working tree into a tree. The tree keeps its own engine file and its own settings,
 * which name the packages of that time.
 * @param {string} commit
 * @param {string} tree
 */
function overlay(commit, tree) {
  const from = path.join(root, 'bench');
  const sources = readdirSync(from).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  for (const name of [...sources, 'yardstick']) {
    cpSync(path.join(from, name), path.join(tree, 'bench', name), { recursive: true });
  }
  const engine = engineFile(commit);
  if (engine !== null) writeFileSync(path.join(tree, ENGINE), withPresentNames(engine));
}

/**
 * @param {string} tree
 * @param {string} outDir
 */
async function build(tree, outDir) {
  const vite = await import('vite');
  await vite.build({ ...nodeConfig({ repo: tree, room: 'bench' }, outDir, [ENTRY]), logLevel: 'error' });
  return path.join(outDir, ENTRY.replace('.ts', '.js'));
}

/** @param {string} revision */
export async function contestants(revision) {
  const found = git(['rev-parse', '--verify', `${revision}^{commit}`]);
  if (!found.ok) throw new Error(`There is no revision ${revision}.`);
  const commit = found.text;
  const folder = path.join(root, '.cache', 'against', commit.slice(0, 12));
  const tree = path.join(folder, 'tree');
  layOut(commit, tree);
  overlay(commit, tree);
  return {
    commit,
    before: await build(tree, path.join(folder, 'before')),
    after: await build(root, path.join(folder, 'after')),
  };
}

if (isMain(import.meta.url)) {
  try {
    console.log(JSON.stringify(await contestants(process.argv[2] ?? 'HEAD')));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
