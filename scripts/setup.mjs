// Sets up the repository on any machine with node and npm: installs packages when they differ from the lockfile and,
// with `--build NAME…`, builds what is stale. Uses only node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshen } from './bundles.mjs';
import { readJson, root } from './repo.mjs';

const STAMP = path.join(root, 'node_modules', '.orrery-installed');

/** What node_modules must match: the lockfile, for this kind of machine. */
function wanted() {
  const lockfile = readFileSync(path.join(root, 'package-lock.json'));
  return createHash('sha256').update(lockfile).update(`${process.platform} ${process.arch}`).digest('hex');
}

function isInstalled() {
  try {
    return readFileSync(STAMP, 'utf8') === wanted();
  } catch {
    return false;
  }
}

function checkNode() {
  /** @type {string} */
  const needed = readJson(path.join(root, 'package.json')).engines.node.replace('>=', '');
  if (process.versions.node.localeCompare(needed, 'en', { numeric: true }) >= 0) return;
  fail(`Orrery needs node ${needed} or newer; this is node ${process.versions.node}.`);
}

function install() {
  console.log('Installing packages …');
  rmSync(STAMP, { force: true });
  const options = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  if (npm(options).status !== 0) fail('The packages could not be installed; npm says why above.');
  noteInstalled();
}

/** npm also calls this after `npm install`, which may have been told to omit the tools. */
function noteInstalled() {
  if (existsSync(path.join(root, 'node_modules', 'vite'))) writeFileSync(STAMP, wanted());
}

/** @param {string[]} options */
function npm(options) {
  const own = process.env.npm_execpath;
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const how = { cwd: root, stdio: 'inherit' };
  if (own !== undefined) return spawnSync(process.execPath, [own, ...options], how);
  return spawnSync('npm', options, { ...how, shell: process.platform === 'win32' });
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [order, ...bundles] = process.argv.slice(2);
checkNode();
if (order === '--installed') noteInstalled();
else if (!isInstalled()) install();
if (order === '--build' && !freshen(bundles)) fail('Orrery could not be built; the message above says why.');
