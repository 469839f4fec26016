// Plays a game in the text table with a real screen reader, and writes what it says to dist/screen-reader/<game>.txt:
// `npm run screen-reader -- startrek`, or `npm run screen-reader -- duel 60` for its first 60 decisions. It needs Linux with
// Orca, Xvfb, D-Bus, AT-SPI and a Chromium that can open windows. No part of the tests: what is said has to be read.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runBrowserTests } from './browser.mjs';
import { root } from './repo.mjs';

const PROGRAMS = ['orca', 'Xvfb', 'dbus-run-session', 'gsettings', 'openbox'];
const PACKAGES = 'orca xvfb dbus at-spi2-core openbox chromium libglib2.0-bin';
const LAUNCHERS = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSIDE = 'ORRERY_READER_SESSION';
/** How long the screen reader takes to be ready, and to write down its last words. */
const START_MS = 15_000;
const STOP_MS = 5000;

const pathOf = (/** @type {string} */ program) => spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim();

/** What is missing on this machine; '' if nothing is. */
function missing() {
  const programs = PROGRAMS.filter((program) => pathOf(program) === '');
  if (BROWSERS.every((program) => pathOf(program) === '')) programs.push('chromium');
  if (!LAUNCHERS.some((file) => existsSync(file))) programs.push('at-spi-bus-launcher');
  return programs.join(', ');
}

/** Runs this script again inside a D-Bus session of its own, on a screen of its own. */
async function openSession(/** @type {readonly string[]} */ words) {
  const home = mkdtempSync(path.join(tmpdir(), 'orrery-reader-'));
  const display = `:${80 + (process.pid % 100)}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1400x900x24'], { stdio: 'ignore' });
  await sleep(1500);
  const env = {
    ...process.env,
    ORRERY_READER_HOME: home,
    DISPLAY: display,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    ACCESSIBILITY_ENABLED: '1',
    GNOME_ACCESSIBILITY: '1',
    // Orca writes down what it says; a speech server without a sound device would keep it waiting.
    SPEECHD_ADDRESS: `unix_socket:${home}/no-speech`,
    [INSIDE]: 'yes',
  };
  const session = spawn('dbus-run-session', ['--', process.execPath, process.argv[1] ?? '', ...words], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  const status = await new Promise((resolve) => session.on('exit', resolve));
  screen.kill();
  rmSync(home, { recursive: true, force: true });
  return status === 0;
}

/** What was pressed and what Orca said, in the order of time. Orca writes its log in large pieces: read it at the end. */
function transcriptOf(/** @type {string} */ log, /** @type {string} */ notes) {
  const said = readFileSync(log, 'utf8')
    .split('\n')
    .map((line) => /^([\d:.]+) - SPEECH OUTPUT: '(.*?)'(?: voice=\S+)?\{'/.exec(line))
    .flatMap((found) => (found === null ? [] : [`${found[1]}   ${found[2]}`]));
  const pressed = readFileSync(notes, 'utf8').trimEnd().split('\n');
  return { said: said.length, text: `${[...said, ...pressed].sort().join('\n')}\n` };
}

/** Starts the accessibility bus and Orca, and plays. */
async function readGame(/** @type {string} */ game, /** @type {string | undefined} */ decisions) {
  const home = process.env.ORRERY_READER_HOME ?? tmpdir();
  const log = path.join(home, 'orca.log');
  const launcher = LAUNCHERS.find((file) => existsSync(file)) ?? '';
  const quiet = /** @type {const} */ ({ stdio: 'ignore' });
  const helpers = [spawn(launcher, ['--launch-immediately', '--screen-reader=1'], quiet), spawn('openbox', [], quiet)];
  await sleep(2000);
  for (const [schema, key] of [
    ['org.gnome.desktop.interface', 'toolkit-accessibility'],
    ['org.gnome.desktop.a11y.applications', 'screen-reader-enabled'],
  ]) {
    spawnSync('gsettings', ['set', schema ?? '', key ?? '', 'true'], quiet);
  }
  helpers.push(spawn('orca', ['--replace', `--debug-file=${log}`, '--disable', 'braille'], quiet));
  await sleep(START_MS);
  const notes = path.join(home, 'notes.txt');
  process.env.ORRERY_READER_NOTES = notes;
  // The browser of the other tests may be unable to open a window.
  process.env.ORRERY_BROWSER ??= BROWSERS.map(pathOf).find((file) => file !== '');
  if (decisions !== undefined) process.env.ORRERY_DECISIONS = decisions;
  let isPlayed = false;
  try {
    isPlayed = await runBrowserTests([], 'ORRERY_SCREEN_READER', game);
  } finally {
    for (const helper of helpers.reverse()) helper.kill();
    await sleep(STOP_MS);
  }
  const { said, text } = transcriptOf(log, notes);
  const file = path.join(root, 'dist', 'screen-reader', `${game}.txt`);
  writeFileSync(file, text);
  console.log(`${said} utterances: ${file}`);
  return isPlayed && said > 0;
}

const [game, decisions] = process.argv.slice(2);
if (game === undefined) {
  console.error('Which game? For instance: npm run screen-reader -- startrek');
  process.exitCode = 2;
} else if (process.env[INSIDE] === 'yes') {
  process.exitCode = (await readGame(game, decisions)) ? 0 : 1;
} else if (missing() !== '') {
  console.error(`This needs Orca on Linux; not found: ${missing()}. On Debian: apt-get install ${PACKAGES}`);
  process.exitCode = 2;
} else {
  mkdirSync(path.join(root, 'dist', 'screen-reader'), { recursive: true });
  process.exitCode = (await openSession(process.argv.slice(2))) ? 0 : 1;
}
