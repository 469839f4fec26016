// The built programs under dist/: which sources belong to each, whether it is up to date, and how it is built. Uses
// only node until something has to be built, so that an up-to-date program starts at once.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain, packages, root, walk } from './repo.mjs';

/** @typedef {{repo: string, room: string}} Bundle */

const HOUR = 3_600_000;
const COUNTS = /\.(ts|tsx|mjs|cjs|css|html|svg|json|md)$/;
const NEVER_BUILT_IN = /\.(test|subject)\.tsx?$|\/(testing|results)\//;
const ENTRY = /^main\.ts$|worker\.ts$/;
/** The documentation is built like a program. */
const DOCS = 'docs';
/** What its pages are made of: Markdown, pictures, and the doc comments of the engine packages. */
const DOCS_SOURCES = ['docs', 'scripts/docs', 'python', 'lab', 'bench', 'web', 'kernel', 'games', 'bots', 'words'];
const DOCS_COUNTS = /\.(md|webp|svg|css|js|mjs)$|^docs\/|^(kernel|games|bots|words)\/.*\.ts$/;

/**
 * What is built: the packages with a main file, and the documentation.
 * @param {string} repo
 */
export function programs(repo) {
  const isThere = (/** @type {string} */ folder) =>
    ['main.ts', 'main.tsx'].some((file) => existsSync(path.join(repo, folder, file)));
  const found = packages(repo)
    .map(({ folder }) => folder)
    .filter(isThere);
  return existsSync(path.join(repo, DOCS, 'index.md')) ? [...found, DOCS] : found;
}

/**
 * The package and every package it imports, directly or indirectly.
 * @param {Bundle} bundle
 */
function sourceRooms({ repo, room }) {
  const all = packages(repo);
  const found = new Set(all.filter(({ folder }) => folder === room));
  for (const { declared } of found) {
    for (const other of all) if (declared.has(other.name)) found.add(other);
  }
  return [...found].map(({ folder }) => folder);
}

/**
 * Changes whenever a source is edited, added or removed.
 * @param {Bundle} bundle
 */
export function fingerprint(bundle) {
  const hash = createHash('sha256');
  const isDocs = bundle.room === DOCS;
  const counts = isDocs ? DOCS_COUNTS : COUNTS;
  const sources = (isDocs ? DOCS_SOURCES : sourceRooms(bundle))
    .flatMap((folder) => [...walk(bundle.repo, folder)])
    .filter((file) => counts.test(file) && !NEVER_BUILT_IN.test(file));
  const others = isDocs ? ['CHANGELOG.md', 'CONTRIBUTING.md'] : [];
  for (const file of ['package-lock.json', 'scripts/bundles.mjs', ...others, ...sources]) {
    const { mtimeMs, size } = statSync(path.join(bundle.repo, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** @param {Bundle} bundle */
const home = ({ repo, room }) => path.join(repo, 'dist', room);

/**
 * Where the fingerprint of a build is stored: beside the bundle, because all of web/ is served.
 * @param {Bundle} bundle
 */
const stamp = ({ repo, room }) => path.join(repo, 'dist', `.${room}.sources`);

/** @param {Bundle} bundle */
export function isFresh(bundle) {
  try {
    return existsSync(home(bundle)) && readFileSync(stamp(bundle), 'utf8') === fingerprint(bundle);
  } catch {
    return false;
  }
}

/**
 * Builds what is stale in a separate process: the bundler's threads and heap stay out of the calling program.
 * @param {readonly string[]} names
 * @returns {boolean} whether all of them can be run
 */
export function freshen(names) {
  const stale = names.filter((room) => !isFresh({ repo: root, room }));
  if (stale.length === 0) return true;
  const built = spawnSync(process.execPath, [fileURLToPath(import.meta.url), ...stale], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return built.status === 0;
}

/** @param {Bundle} bundle */
export async function build(bundle) {
  const mark = fingerprint(bundle);
  const staging = path.join(bundle.repo, 'dist', `.${bundle.room}-${process.pid}`);
  try {
    if (bundle.room === DOCS) (await import('./docs/write.mjs')).buildDocs(staging);
    else await bundled(bundle, staging);
    moveIn(staging, home(bundle));
    writeFileSync(stamp(bundle), mark);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * @param {Bundle} bundle
 * @param {string} outDir
 */
async function bundled(bundle, outDir) {
  const vite = await import('vite');
  await vite.build(bundle.room === 'web' ? webConfig(bundle, outDir) : nodeConfig(bundle, outDir));
}

/**
 * @param {Bundle} bundle
 * @param {string} outDir
 * @returns {import('vite').InlineConfig}
 */
function webConfig({ repo, room }, outDir) {
  return { root: path.join(repo, room), build: { outDir, emptyOutDir: true }, logLevel: 'warn' };
}

/**
 * Every `main.ts` and `*worker.ts` of the package becomes a file with that name, with its chunks beside it, so that
 * `new URL('./worker.js', import.meta.url)` finds the worker from any of them.
 * @param {Bundle} bundle
 * @param {string} outDir
 * @param {readonly string[]} entries
 * @returns {import('vite').InlineConfig}
 */
export function nodeConfig({ repo, room }, outDir, entries = entriesOf({ repo, room })) {
  const input = Object.fromEntries(entries.map((file) => [path.parse(file).name, path.join(repo, room, file)]));
  return {
    root: path.join(repo, room),
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  };
}

/** @param {Bundle} bundle */
const entriesOf = ({ repo, room }) => readdirSync(path.join(repo, room)).filter((file) => ENTRY.test(file));

/**
 * Replaces file by file and keeps old files for another hour: a running program may still load its chunks.
 * @param {string} staging
 * @param {string} target
 */
function moveIn(staging, target) {
  const files = [...walk(staging, '')];
  for (const file of files) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    renameSync(path.join(staging, file), path.join(target, file));
  }
  const wanted = new Set(files);
  for (const file of walk(target, '')) {
    const isOld = Date.now() - statSync(path.join(target, file)).mtimeMs > HOUR;
    if (isOld && !wanted.has(file)) rmSync(path.join(target, file));
  }
}

/**
 * @param {readonly string[]} names
 * @returns {Promise<number>} the exit code
 */
async function main(names) {
  const all = programs(root);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    console.error(`There is no program ${unknown} to build; there are ${all.join(', ')}.`);
    return 2;
  }
  try {
    for (const room of names.length === 0 ? all : names) await build({ repo: root, room });
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

if (isMain(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
