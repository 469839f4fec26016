// Runs data of an earlier program through the present one and back: `npm run upgrade`. See docs/releasing.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isMain, root } from './repo.mjs';
import { withSources } from './sources.mjs';
import { linkPackages } from './trees.mjs';

const HELP = `npm run upgrade -- [FROM] [--store STORE] [--seed S]

  FROM       a commit or tag, which is built with the packages of today, or the .tar.gz of a release; the last release
             unless told, and the commit before this one where there is no release yet
  --store S  embedded or postgres; both unless told
  --seed S   the seed of what is played; by the clock unless told
`;
const PLACE = path.join(root, '.cache', 'upgrade');

/** @param {...string} words */
function git(...words) {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : Promise.reject(new Error(stderr.trim()));
}

async function lastRelease() {
  const tags = await git('tag', '--list', 'v*', '--merged', 'HEAD~1', '--sort=-version:refname');
  return tags.split('\n').find((tag) => tag !== '') ?? 'HEAD~1';
}

/**
 * @param {string} command
 * @param {readonly string[]} words
 * @param {string} cwd
 */
function run(command, words, cwd) {
  if (spawnSync(command, [...words], { cwd, stdio: 'inherit' }).status !== 0) throw new Error(`${command} failed`);
}

/**
 * The server's main file of a release.
 * @param {string} tarball
 */
function unpack(tarball) {
  const folder = path.join(PLACE, 'release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run('tar', ['-xzf', path.resolve(tarball), '-C', folder, '--strip-components=1'], root);
  return path.join(folder, 'server', 'main.js');
}

/**
 * The server's main file of a commit, built if it is not.
 * @param {string} ref
 */
async function buildCommit(ref) {
  const commit = await git('rev-parse', '--verify', `${ref}^{commit}`);
  const tree = path.join(PLACE, commit.slice(0, 12));
  const program = path.join(tree, 'dist', 'server', 'main.js');
  console.log(`The earlier program is that of ${ref}, ${commit.slice(0, 12)}.`);
  if (existsSync(program)) return program;
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  run('git', ['archive', '--format=tar', `--output=${tree}.tar`, commit], root);
  run('tar', ['-xf', `${tree}.tar`, '-C', tree], root);
  rmSync(`${tree}.tar`);
  linkPackages(tree);
  run(process.execPath, ['scripts/bundles.mjs', 'server'], tree);
  return program;
}

/** @param {readonly string[]} words */
async function main(words) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { store: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const [from = await lastRelease()] = positionals;
  const before = from.endsWith('.tar.gz') ? unpack(from) : await buildCommit(from);
  const now = path.join(root, 'dist', 'server', 'main.js');
  return withSources(async (load) => {
    const { upgrade, UPGRADE_STORES } = await load('server/testing/upgrade.ts');
    const stores = values.store === undefined ? UPGRADE_STORES : [values.store];
    if (!stores.every((/** @type {string} */ store) => UPGRADE_STORES.includes(store))) {
      console.error(`There is no store ${values.store}; there are ${UPGRADE_STORES.join(' and ')}.`);
      return 2;
    }
    const seed = Number(values.seed ?? Date.now() % 1_000_000);
    for (const store of stores) {
      const { games, moves } = await upgrade(store, { before, now }, seed);
      const [first, second, third] = moves;
      console.log(
        `${store}, seed ${seed}: an account and ${games} running games; ${first} moves before, ${second} after the upgrade, ` +
          `${third} after going back by the backup; nothing lost, every view as it was`,
      );
    }
    return 0;
  });
}

if (isMain(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
