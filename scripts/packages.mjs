// Builds the engine packages as JavaScript with declarations, for projects of other people: `npm run packages`. Each
// becomes a folder and a file for `npm install` under dist/packages/. Modules stay apart, so that a bundler of the
// other project takes only what it imports.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMain, readJson, root, walk } from './repo.mjs';

/** @typedef {{name: string, exports: Record<string, string>, dependencies?: Record<string, string>}} PackageManifest */
/** @typedef {{folder: string, summary: string, peers?: Record<string, string>}} BuilderPackage */

/** The packages that are published, in the order in which they depend on each other. */
const PACKAGES = /** @type {readonly BuilderPackage[]} */ ([
  {
    folder: 'kernel',
    summary: 'The contract between a game and everything else; chance, log, undo, matches; the laws that test a game.',
    peers: { vitest: '>=4' },
  },
  { folder: 'games/common', summary: 'What several games share: hex boards, bundles, offers.' },
  { folder: 'games/ship', summary: 'The engine of the two starship games.' },
  { folder: 'games/startrek', summary: 'Star Trek Catan.' },
  { folder: 'games/starship', summary: 'Sternenschiff Catan.' },
  { folder: 'games/duel', summary: 'Sternenfahrer: Das Duell.' },
  { folder: 'games/starfarers', summary: 'Sternenfahrer.' },
  { folder: 'editions', summary: 'Frozen editions of the rules, for games that began with them.' },
  { folder: 'games/catalog', summary: 'All games, each loaded when it is needed.' },
  { folder: 'words', summary: 'Formats the messages of games in a language.' },
  { folder: 'bots', summary: 'Computer players, arena statistics, and games for learning programs.' },
]);

const OUTPUT = path.join(root, 'dist', 'packages');
/** The fingerprint of the sources of the last build. */
const STAMP = path.join(OUTPUT, '.sources');
const SOURCE = /\.(ts|js|json|md)$/;
/** Exports that only the tests of this repository use. */
const TEST_EXPORT = /\/testing\b/;
/** Declarations of tests and of what only tests use. */
const TEST_FILE = /\.(test|subject)\.d\.ts$|(^|\/)testing\//;
const TYPES = path.join(root, '.cache', 'types');

/** The version of the repository, which all packages have. */
const version = () => readJson(path.join(root, 'package.json')).version;

/** @param {string} name without the scope */
const homeOf = (name) => path.join(OUTPUT, name.replace('@orrery/', ''));

/**
 * @param {readonly string[]} words
 * @param {string} cwd
 */
function run([program = '', ...words], cwd) {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/**
 * The entry points of a package: the exported path and the source file.
 * @param {PackageManifest} manifest
 */
const entriesOf = ({ exports }) => Object.entries(exports).filter(([name]) => !TEST_EXPORT.test(name));

/**
 * A path of a source file as that of the built file.
 * @param {string} source
 * @param {string} extension
 */
const built = (source, extension) => source.replace(/\.ts$/, extension);

/**
 * Builds the modules of a package. Those of other packages are not included.
 * @param {BuilderPackage} builder
 * @param {PackageManifest} manifest
 */
async function buildModules({ folder }, manifest) {
  const vite = await import('vite');
  const source = path.join(root, folder);
  await vite.build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'es2022',
      minify: false,
      outDir: homeOf(manifest.name),
      emptyOutDir: true,
      rolldownOptions: {
        input: entriesOf(manifest).map(([, file]) => path.join(source, file)),
        external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
        output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
      },
    },
  });
}

/**
 * Where the declarations of a package are: those that the compiler made, and those that are sources. The laws are
 * compiled by themselves.
 * @param {string} folder
 * @returns {readonly (readonly [from: string, to: string])[]}
 */
const declarationFolders = (folder) => [
  [path.join(TYPES, folder), ''],
  ...(folder === 'kernel' ? [/** @type {const} */ ([path.join(TYPES, 'laws'), 'laws'])] : []),
  [path.join(root, folder), ''],
];

/**
 * Copies the declarations of a package; they refer to each other as the built modules do.
 * @param {BuilderPackage} builder
 * @param {PackageManifest} manifest
 */
function copyDeclarations({ folder }, { name }) {
  for (const [from, to] of declarationFolders(folder)) {
    for (const file of walk(from, '')) {
      if (!file.endsWith('.d.ts') || TEST_FILE.test(file)) continue;
      const text = readFileSync(path.join(from, file), 'utf8');
      const target = path.join(homeOf(name), to, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text.replace(/(["'])(\.{1,2}\/[^"'\n]*)\.ts\1/g, '$1$2.js$1'));
    }
  }
}

/**
 * The manifest of the published package.
 * @param {BuilderPackage} builder
 * @param {PackageManifest} manifest
 */
function publishedManifest({ summary, peers }, { name, exports, dependencies = {}, ...rest }) {
  const ours = (/** @type {string} */ each) => each.startsWith('@orrery/');
  const optional = Object.fromEntries(Object.keys(peers ?? {}).map((peer) => [peer, { optional: true }]));
  return {
    name,
    version: version(),
    description: summary,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19' },
    exports: Object.fromEntries(
      entriesOf({ name, exports, ...rest }).map(([entry, file]) => [
        entry,
        { types: built(file, '.d.ts'), default: built(file, '.js') },
      ]),
    ),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([other, range]) => [other, ours(other) ? version() : range]),
    ),
    ...(peers === undefined ? {} : { peerDependencies: peers, peerDependenciesMeta: optional }),
  };
}

/** @param {BuilderPackage} builder */
async function buildPackage(builder) {
  /** @type {PackageManifest} */
  const manifest = readJson(path.join(root, builder.folder, 'package.json'));
  await buildModules(builder, manifest);
  copyDeclarations(builder, manifest);
  const home = homeOf(manifest.name);
  const published = publishedManifest(builder, manifest);
  writeFileSync(path.join(home, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  cpSync(path.join(root, 'LICENSE'), path.join(home, 'LICENSE'));
  const about = `# ${manifest.name}\n\n${builder.summary}\n\nPart of Orrery; docs/packages.md of its repository explains how to use it.\n`;
  writeFileSync(path.join(home, 'README.md'), about);
  return run(['npm', 'pack', '--silent', '--pack-destination', OUTPUT, home], root).trim();
}

/** Changes whenever a source is edited, added or removed. */
function fingerprint() {
  const hash = createHash('sha256');
  const sources = PACKAGES.flatMap(({ folder }) => [...walk(root, folder)]).filter((file) => SOURCE.test(file));
  for (const file of ['package.json', 'scripts/packages.mjs', ...sources]) {
    const { mtimeMs, size } = statSync(path.join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** The files of the last build, if its sources are the present ones; otherwise null. */
function freshFiles() {
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== fingerprint()) return null;
  const names = readdirSync(OUTPUT).filter((name) => name.endsWith('.tgz'));
  return names.map((name) => path.join(OUTPUT, name));
}

/** Builds every package if a source has changed, and returns the paths of their files. */
export async function buildPackages() {
  const fresh = freshFiles();
  if (fresh !== null) return fresh;
  const mark = fingerprint();
  run(
    [
      process.execPath,
      path.join(root, 'node_modules/typescript/bin/tsc'),
      '--build',
      'kernel',
      'kernel/laws',
      'bots',
      'words',
      'editions',
    ],
    root,
  );
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  const files = [];
  for (const builder of PACKAGES) files.push(path.join(OUTPUT, await buildPackage(builder)));
  writeFileSync(STAMP, mark);
  return files;
}

if (isMain(import.meta.url)) {
  try {
    for (const file of await buildPackages()) console.log(path.relative(root, file));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
