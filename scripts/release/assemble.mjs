// Puts the built programs, the packages they need and what a host reads into one folder that needs neither npm nor a
// build: `node scripts/release/assemble.mjs FOLDER` builds what is stale and assembles it. Docker's build does so.
import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshen } from '../bundles.mjs';
import { isMain, readJson, root } from '../repo.mjs';
import { NODE_PROGRAMS, neededByRelease } from './packages.mjs';

/** What is built, and where it lies in a release. */
export const BUILT = ['web', 'docs', ...NODE_PROGRAMS];
const COPIED = [
  ['LICENSE', 'LICENSE'],
  ['CHANGELOG.md', 'CHANGELOG.md'],
  ['docs/hosting.md', 'HOSTING.md'],
  ['docs/security.md', 'SECURITY.md'],
];
/** What programs never read: source maps, declarations, and extensions of the embedded database that nothing uses. */
const NOT_NEEDED = /\.map$|\.d\.[cm]?ts$|\.(ts|tsx|flow)$|\/pglite\/dist\/[\w-]+\.tar\.gz$|\/pglite\/(src|tests)\//;

const README = `# Orrery

The built programs. They need [node](https://nodejs.org) 24 or 22, and neither npm nor a build:

    node server/main.js        # the server; prints the address to open
    node bin/orrery.mjs --help # the command line

Everything is stored in \`.orrery/data\` of this folder; \`DATA_DIR\` or \`DATABASE_URL\` choose another place, which you should do
before the first update. [HOSTING.md](HOSTING.md) has all settings, updates, proxies and backup, [SECURITY.md](SECURITY.md) the guarantees,
\`sbom.cdx.json\` the software inside.
`;
const COMMAND = "#!/usr/bin/env node\nimport '../cli/main.js';\n";

/**
 * @param {string} repo whose programs are built
 * @param {string} target replaced if it exists
 */
export function assemble(repo, target) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const program of BUILT) copy(path.join(repo, 'dist', program), path.join(target, program));
  for (const key of neededByRelease(repo)) copyPackage(path.join(repo, key), path.join(target, key));
  for (const [from = '', to = ''] of COPIED) copy(path.join(repo, from), path.join(target, to));
  writeFileSync(path.join(target, 'README.md'), README);
  mkdirSync(path.join(target, 'bin'));
  writeFileSync(path.join(target, 'bin', 'orrery.mjs'), COMMAND);
  chmodSync(path.join(target, 'bin', 'orrery.mjs'), 0o755);
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifestOf(repo), null, 2)}\n`);
}

/** @param {string} repo */
function manifestOf(repo) {
  const { version, description, license, engines } = readJson(path.join(repo, 'package.json'));
  return {
    name: 'orrery',
    version,
    private: true,
    description,
    license,
    type: 'module',
    engines,
    bin: { orrery: './bin/orrery.mjs' },
    scripts: { start: 'node server/main.js' },
  };
}

/**
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    filter: (file) => !NOT_NEEDED.test(file.replaceAll('\\', '/')),
  });
}

/**
 * A package without the packages inside it: those that are needed are copied by themselves.
 * @param {string} from
 * @param {string} to
 */
function copyPackage(from, to) {
  for (const name of readdirSync(from)) {
    if (name !== 'node_modules') copy(path.join(from, name), path.join(to, name));
  }
}

/** @param {string | undefined} target */
function main(target) {
  if (target === undefined) {
    console.error('Say where to: node scripts/release/assemble.mjs FOLDER');
    return 2;
  }
  if (!freshen(BUILT)) return 1;
  assemble(root, path.resolve(target));
  return 0;
}

if (isMain(import.meta.url)) process.exitCode = main(process.argv[2]);
