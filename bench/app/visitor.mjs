// A browser that opens the built app, for measurements.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
const DESK = { width: 1440, height: 900 };

/** Every game that has a table. */
export const GAMES = ['startrek', 'starship', 'duel', 'starfarers'];

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(options?: import('@playwright/test').BrowserContextOptions) => Promise<Page>} Visit */

/**
 * Starts the built server and a browser; every visit is a separate browser context without any stored data.
 * @template Result
 * @param {(visit: Visit) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function withVisitor(use) {
  const server = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
    env: { ...process.env, PORT: '0', DATA_DIR: path.join(root, '.cache', 'bench-data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let baseURL = '';
  while (baseURL === '') {
    const [said] = await once(server.stdout, 'data'); // the first start prints more
    baseURL = /open at (\S+)/.exec(String(said))?.[1] ?? '';
  }
  const engine = await chromium.launch({ executablePath: process.env.ORRERY_BROWSER ?? '', args: ARGUMENTS });
  try {
    return await use(async (options = {}) => {
      const context = await engine.newContext({
        baseURL,
        viewport: DESK,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        ...options,
      });
      return context.newPage();
    });
  } finally {
    await engine.close();
    server.kill();
  }
}

/**
 * The first golden game of Star Trek with at least this number of entries, cut after them.
 * @param {number} entries
 */
export function gameOf(entries) {
  const logs = readFileSync(path.join(root, 'editions/startrek/1/golden/01.log'), 'utf8').split(/^(?=orrery log 1$)/m);
  const long = logs.find((log) => log.includes(`\n${entries + 1} `));
  if (long === undefined) throw new Error(`there is no golden game of ${entries} entries`);
  const [head = '', body = ''] = long.split('\n\n');
  return `${head}\n\n${body.split('\n').slice(0, entries).join('\n')}\n`;
}

/**
 * A golden game of Starfarers with four players, cut late in the game before a flight.
 */
export function lateFlight() {
  const logs = readFileSync(path.join(root, 'editions/starfarers/1/golden/01.log'), 'utf8').split(
    /^(?=orrery log 1$)/m,
  );
  const full = logs.find((log) => log.includes('\nseats 4\n') && log.includes('"setup":"strategic"'));
  const [head = '', body = ''] = full?.split('\n\n') ?? [];
  const lines = body.split('\n');
  const last = lines.findLastIndex((line) => / \d: fly /.test(line));
  if (last < 0) throw new Error('no golden game of four players has a flight');
  return `${head}\n\n${lines.slice(0, last).join('\n')}\n`;
}

/**
 * Opens a text as a game file on the first screen.
 * @param {Page} page
 * @param {string} text
 */
export async function openFile(page, text) {
  const file = { name: 'game.log', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.getByLabel('Open game file').last().setInputFiles(file);
}

/**
 * A table at which only bots play.
 * @param {Page} page
 * @param {string} game
 * @param {'Cadet' | 'Captain' | 'Admiral'} level
 */
export async function watchBots(page, game, level) {
  await page.goto(`/new/${game}`);
  await page.getByRole('group', { name: 'Who sits on seat 1' }).getByRole('button', { name: 'Bot' }).click();
  const levels = page.getByLabel(/^Level of the bot on seat \d$/);
  await levels.first().waitFor();
  for (const each of await levels.all()) await each.selectOption(level);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('region', { name: 'Board', exact: true }).waitFor();
}

/** @param {readonly number[]} values */
export function median(values) {
  return quantile(values, 0.5);
}

/**
 * @param {readonly number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
