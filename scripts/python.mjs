// Runs the tests of the Python package, or another Python program of the repository with `npm run python -- FILE …`.
// Finds a Python with numpy, or installs Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isMain, root } from './repo.mjs';

const NAMES = ['python3', '/usr/bin/python3', 'python'];
const ADVICE =
  'No Python with numpy for the tests of the Python package: install Python 3.10 or later and numpy, or set ' +
  'ORRERY_PYTHON to the path of one that has it.';
const INSTALLER = '/usr/bin/apt-get';
const CHECK = 'import sys, numpy; sys.exit(sys.version_info < (3, 10))';

/** @param {string} name */
const hasNumpy = (name) => spawnSync(name, ['-c', CHECK], { stdio: 'ignore' }).status === 0;

function find() {
  const given = process.env.ORRERY_PYTHON;
  return (given ? [given] : NAMES).find(hasNumpy) ?? null;
}

function install() {
  if (process.getuid?.() !== 0 || !existsSync(INSTALLER)) return;
  const add = () => spawnSync(INSTALLER, ['install', '-y', '-q', '--no-install-recommends', 'python3-numpy'], { env });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  console.log('Installing python3-numpy');
  if (add().status !== 0 && spawnSync(INSTALLER, ['update', '-q'], { env }).status === 0) add();
}

/** A Python with numpy; installs one if there is none. */
export function python() {
  const found = find();
  if (found !== null) return found;
  install();
  const installed = find();
  if (installed === null) throw new Error(ADVICE);
  return installed;
}

/**
 * @param {readonly string[]} words
 * @param {string} folder
 */
const runPython = (words, folder) => spawnSync(python(), [...words], { cwd: folder, stdio: 'inherit' }).status === 0;

/** Whether the tests of the Python package pass. */
export const testPython = () =>
  runPython(['-W', 'error', '-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'], path.join(root, 'python'));

if (isMain(import.meta.url)) {
  const words = process.argv.slice(2);
  try {
    if (!(words.length === 0 ? testPython() : runPython(words, root))) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
