// Makes a release: `npm run release -- 1.0.0`. See docs/releasing.md.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync, constants as zlib } from 'node:zlib';
import { nodeOf, OTHER_NODES } from './other-nodes.mjs';
import { assemble, BUILT } from './release/assemble.mjs';
import { sbomOf } from './release/sbom.mjs';
import { tarOf } from './release/tar.mjs';
import { tryRelease } from './release/try.mjs';
import { isLater, isVersion, sectionOf, setVersion, versionOf } from './release/version.mjs';
import { files, isMain, root } from './repo.mjs';
import { linkPackages } from './trees.mjs';

const HELP = `npm run release -- VERSION [--dry-run] [--nodes]

  --dry-run  makes the tarball, but changes no file of the repository, commits nothing and makes no tag
  --nodes    starts the release with node 22 and 24 as well, taken from npm

The tarball, its checksum and its bill of materials are put into dist/release.
`;
const TREE = path.join(root, '.cache', 'release', 'tree');
const STAGING = path.join(root, '.cache', 'release', 'files');
const OUT = path.join(root, 'dist', 'release');
const SBOM = 'sbom.cdx.json';

/** @param {...string} words */
function git(...words) {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words[0]} failed: ${stderr}`);
  return stdout.trim();
}

/**
 * What speaks against a release; null: nothing.
 * @param {string} version
 */
function objection(version) {
  if (!isVersion(version)) return `${version} is no version; one is like 1.2.0 or 1.2.0-rc.1.`;
  if (!isLater(version, versionOf(root))) return `${version} is not later than ${versionOf(root)}.`;
  if (git('tag', '--list', `v${version}`) !== '') return `There is a tag v${version} already.`;
  if (git('status', '--porcelain') !== '') return 'There are changes that are not committed.';
  const section = sectionOf(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'), 'Unreleased');
  return section ? null : 'CHANGELOG.md has nothing under “Unreleased”.';
}

/** A copy of the repository as it is committed, built from nothing: dist/ may hold files of earlier builds. */
function copyTree() {
  rmSync(TREE, { recursive: true, force: true });
  for (const file of files(root)) {
    mkdirSync(path.dirname(path.join(TREE, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(TREE, file));
  }
  linkPackages(TREE);
}

/** Adds the packages for builders to the release, and returns the names of their files. */
function addPackages() {
  const built = spawnSync(process.execPath, ['scripts/packages.mjs'], { cwd: TREE, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the packages could not be built: ${built.stderr}`);
  const folder = path.join(TREE, 'dist', 'packages');
  const files = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  for (const file of files) copyFileSync(path.join(folder, file), path.join(OUT, file));
  return files.sort();
}

/**
 * @param {string} version
 * @param {number} time of the commit, in seconds
 * @returns {string} the tarball
 */
function makeTarball(version, time) {
  const built = spawnSync(process.execPath, ['scripts/bundles.mjs', ...BUILT], { cwd: TREE, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('the programs could not be built');
  assemble(TREE, STAGING);
  const bill = sbomOf(TREE, version, time);
  writeFileSync(path.join(STAGING, SBOM), bill);
  const name = `orrery-${version}`;
  const tarball = path.join(OUT, `${name}.tar.gz`);
  const bytes = gzipSync(tarOf(STAGING, name, time), { level: zlib.Z_BEST_COMPRESSION });
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  writeFileSync(tarball, bytes);
  writeFileSync(path.join(OUT, `${name}.${SBOM}`), bill);
  const made = [`${name}.tar.gz`, `${name}.${SBOM}`, ...addPackages()];
  const sums = made.map((file) => `${sha256(path.join(OUT, file))}  ${file}\n`);
  writeFileSync(path.join(OUT, 'SHA256SUMS'), sums.join(''));
  const notes = sectionOf(readFileSync(path.join(TREE, 'CHANGELOG.md'), 'utf8'), version) ?? '';
  writeFileSync(path.join(OUT, `${name}.notes.md`), `${notes}\n`);
  console.log(`${path.relative(root, tarball)}: ${(bytes.length / 1e6).toFixed(1)} MB`);
  return tarball;
}

/** @param {string} file */
const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * @param {readonly string[]} words
 * @returns {Promise<number>} the exit code
 */
async function main(words) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      nodes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [version] = positionals;
  if (values.help || version === undefined) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const problem = objection(version);
  if (problem !== null) {
    console.error(problem);
    return 2;
  }
  const time = Number(git('log', '-1', '--format=%ct'));
  const day = new Date(time * 1000).toISOString().slice(0, 10);
  copyTree();
  const changed = setVersion(TREE, version, day);
  const tarball = makeTarball(version, time);
  await tryRelease(tarball, [process.execPath, ...(values.nodes ? OTHER_NODES.map(nodeOf) : [])]);
  if (values['dry-run']) {
    console.log(`A dry run: nothing is committed or tagged. ${changed.length} files would be changed.`);
    return 0;
  }
  setVersion(root, version, day);
  git('commit', '--quiet', '--message', `release: version ${version}`, '--', ...changed);
  git('tag', '--annotate', `v${version}`, '--message', `Orrery ${version}`);
  console.log(
    `Committed and tagged as v${version}. To publish: git push --follow-tags, and the files in dist/release.`,
  );
  return 0;
}

if (isMain(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
