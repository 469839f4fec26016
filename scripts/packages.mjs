// Builds the engine packages as JavaScript with declarations, for projects of other people: `npm run packages`. Each
// becomes a folder and a file for `npm install` under dist/packages/. Modules stay apart, so that a bundler of the
// other project takes only what it imports.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMain, readJson, root, walk } from './repo.mjs';

/** @typedef {{name: string, exports: Record<string, string>, dependencies?: Record<string, string>}} PackageManifest */
/** @typedef {{folder: string, summary: string, types: string, peers?: Record<string, string>}} BuilderPackage */

/** The packages that are published, in the order in which they depend on each other. `types` is where tsc puts theirs. */
const PACKAGES = /** @type {readonly BuilderPackage[]} */ ([
  {
    folder: 'kernel',
    summary: 'The contract between a game and everything else; chance, log, undo, matches; the laws that test a game.',
    types: 'kernel',
    peers: { vitest: '>=4' },
  },
  { folder: 'games/common', summary: 'What several games share: hex boards, bundles, offers.', types: 'games/common' },
  { folder: 'games/ship', summary: 'The engine of the two starship games.', types: 'games/ship' },
  { folder: 'games/startrek', summary: 'Star Trek Catan.', types: 'games/startrek' },
  { folder: 'games/starship', summary: 'Sternenschiff Catan.', types: 'games/starship' },
  { folder: 'games/duel', summary: 'Sternenfahrer: Das Duell.', types: 'games/duel' },
  { folder: 'games/starfarers', summary: 'Sternenfahrer.', types: 'games/starfarers' },
  { folder: 'editions', summary: 'Frozen editions of the rules, for games that began with them.', types: 'editions' },
  { folder: 'games/catalog', summary: 'All games, each loaded when it is needed.', types: 'games/catalog' },
  { folder: 'words', summary: 'Formats the messages of games in a language.', types: 'words' },
  { folder: 'bots', summary: 'Computer players, arena statistics, and games for learning programs.', types: 'bots' },
]);

const OUTPUT = path.join(root, 'dist', 'packages');
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
 * Copies the declarations of a package; they refer to each other as the built modules do.
 * @param {BuilderPackage} builder
 * @param {PackageManifest} manifest
 */
function copyDeclarations({ types }, { name }) {
  const from = path.join(TYPES, types);
  for (const file of walk(from, '')) {
    if (!file.endsWith('.d.ts') || TEST_FILE.test(file)) continue;
    const text = readFileSync(path.join(from, file), 'utf8');
    const target = path.join(homeOf(name), file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text.replace(/(["'])(\.{1,2}\/[^"'\n]*)\.ts\1/g, '$1$2.js$1'));
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

/** Builds every package, and returns the paths of their files. */
export async function buildPackages() {
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
