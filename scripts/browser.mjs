// Finds a Chromium for the browser tests or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isMain, root } from './repo.mjs';

/** The headless shell starts and draws in half the time: it has no window to draw. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome',
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const ADVICE =
  'No browser for the browser tests: install Chromium or Chrome, or run `npx playwright install chromium`, ' +
  'or set ORRERY_BROWSER to the path of one.';

/** @returns {Promise<string | null>} the path of a browser on this machine */
async function find() {
  return fromEnvironment() ?? onSystem() ?? (await fromPlaywright());
}

function fromEnvironment() {
  const given = process.env.ORRERY_BROWSER;
  if (given === undefined || given === '') return null;
  if (!existsSync(given)) throw new Error(`ORRERY_BROWSER names ${given}, where there is no file.`);
  return given;
}

function onSystem() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...APPLICATIONS].find((file) => existsSync(file)) ?? null;
}

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

function install() {
  if (!isRootOnDebian()) return run('npx', ['playwright', 'install', 'chromium']);
  const add = (/** @type {string} */ name) =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name, 'fonts-dejavu-core']);
  const shell = 'chromium-headless-shell';
  // Older releases have no package of the shell alone.
  return add(shell) || (run('apt-get', ['update', '-q']) && (add(shell) || add('chromium')));
}

/**
 * @param {string} command
 * @param {string[]} options
 */
function run(command, options) {
  console.log(`Installing a browser: ${command} ${options.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(command, options, { env, encoding: 'utf8' });
  if (status !== 0) console.log(`${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-5).join('\n'));
  return status === 0;
}

/**
 * The path of a browser; installs one if there is none.
 * @returns {Promise<string>}
 */
export async function browser() {
  const found = await find();
  if (found !== null) return found;
  install();
  const installed = await find();
  if (installed === null) throw new Error(ADVICE);
  return installed;
}

/**
 * Runs browser tests; `mode` selects which, see e2e/playwright.config.ts.
 * @param {readonly string[]} words
 * @param {'ORRERY_LONG' | 'ORRERY_NODES' | 'ORRERY_SCREENS' | 'ORRERY_SCREEN_READER' | 'ORRERY_PSEUDO'} mode
 * @param {string} value
 */
export async function runBrowserTests(words, mode, value = 'yes') {
  const program = path.join(root, 'node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(
    process.execPath,
    [program, 'test', '--config=e2e/playwright.config.ts', '--reporter=list', ...words],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ORRERY_BROWSER: await browser(), [mode]: value } },
  );
  return status === 0;
}

if (isMain(import.meta.url)) {
  try {
    console.log(await browser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
