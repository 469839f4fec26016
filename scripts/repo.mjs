// What the scripts know about the repository: its root, its packages and its files. Uses only node.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const NOT_OURS = new Set(['node_modules', 'dist', '.cache', '.git', '.orrery', 'test-results', 'playwright-report']);

/** @typedef {{name: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string>}} Manifest */
/** @typedef {{folder: string, name: string, declared: ReadonlySet<string>}} PackageInfo */

/**
 * The catalog lists every game, so a package that may import it may import the games: a new game needs no entry in
 * their manifests.
 */
const CATALOG = '@orrery/catalog';

/**
 * The workspaces, with the packages each of them may import.
 * @param {string} repo
 * @returns {PackageInfo[]}
 */
export function packages(repo) {
  /** @type {{workspaces: string[]}} */
  const { workspaces } = readJson(path.join(repo, 'package.json'));
  const all = workspaces
    .flatMap((pattern) => foldersOf(repo, pattern))
    .map((folder) => {
      /** @type {Manifest} */
      const { name, dependencies = {}, devDependencies = {} } = readJson(path.join(repo, folder, 'package.json'));
      return { folder, name, declared: new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]) };
    });
  const games = all.filter(({ folder, name }) => folder.startsWith('games/') && name !== CATALOG);
  for (const { name, declared } of all) {
    if (name === CATALOG || declared.has(CATALOG)) for (const game of games) declared.add(game.name);
  }
  return all;
}

/**
 * The folders that a workspace pattern matches: itself, or every package below it.
 * @param {string} repo
 * @param {string} pattern
 */
function foldersOf(repo, pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const above = pattern.slice(0, -2);
  return readdirSync(path.join(repo, above))
    .map((name) => `${above}/${name}`)
    .filter((folder) => existsSync(path.join(repo, folder, 'package.json')));
}

/**
 * A game's package, and the packages of games whose engine it shares.
 * @param {string} repo
 * @param {string} folder
 * @returns {string[]}
 */
export function testedIn(repo, folder) {
  const manifest = path.join(repo, folder, 'package.json');
  const { dependencies = {} } = existsSync(manifest) ? readJson(manifest) : {};
  return [folder, ...Object.keys(dependencies).map((name) => name.replace('@orrery/', 'games/'))];
}

/**
 * Every file that is or could be committed, relative to the repository root and with forward slashes.
 * @param {string} repo
 * @returns {string[]}
 */
export function files(repo) {
  const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repo,
    encoding: 'utf8',
  });
  if (git.status !== 0 || !existsSync(path.join(repo, '.git'))) return [...walk(repo, '')];
  return git.stdout.split('\0').filter((file) => file !== '' && existsSync(path.join(repo, file)));
}

/**
 * @param {string} repo
 * @param {string} folder
 * @returns {Generator<string>}
 */
export function* walk(repo, folder) {
  for (const entry of readdirSync(path.join(repo, folder), { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory() && !NOT_OURS.has(entry.name)) yield* walk(repo, file);
    if (entry.isFile()) yield file;
  }
}

/** @param {string} file */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * @param {string} url the `import.meta.url` of a script
 * @returns whether that script is what node was asked to run
 */
export function isMain(url) {
  return process.argv[1] !== undefined && fileURLToPath(url) === path.resolve(process.argv[1]);
}

/**
 * Ends a check: prints one line per complaint, and sets exit code 1 when there is any.
 * @param {readonly string[]} complaints
 * @param {string} praise printed when there are no complaints
 */
export function conclude(complaints, praise) {
  for (const complaint of complaints) console.log(complaint);
  if (complaints.length === 0) console.log(praise);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
