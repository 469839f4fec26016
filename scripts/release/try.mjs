// Starts an unpacked release as a host does, and says how long that took. The folder needs nothing around it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const OPEN_LINE = /Orrery is open at (http:\S+)/;
const READY_TIMEOUT_MS = 120_000;
const POLL_MS = 25;

/** @typedef {{openMs: number, readyMs: number}} Start */

/**
 * Starts the server, waits until it is ready, and stops it.
 * @param {string} folder
 * @param {{node: string, data: string}} how
 * @returns {Promise<Start>}
 */
export async function startOnce(folder, { node, data }) {
  const began = performance.now();
  const server = spawn(node, ['server/main.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const url = await Promise.race([addressOf(server.stdout), ended.then(() => null)]);
    if (url === null) throw new Error('the server ended before it was open');
    const openMs = performance.now() - began;
    await untilReady(url, began + READY_TIMEOUT_MS);
    const readyMs = performance.now() - began;
    const page = await fetch(url);
    if (!(await page.text()).includes('<title>Orrery</title>')) throw new Error('the server does not send the page');
    server.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`the server ended with ${code}`);
    return { openMs, readyMs };
  } finally {
    server.kill('SIGKILL');
  }
}

/**
 * The rest of the output is read as well: the server has more to say later.
 * @param {import('node:stream').Readable} output
 * @returns {Promise<string>}
 */
function addressOf(output) {
  return new Promise((found) => {
    let text = '';
    output.on('data', (piece) => {
      text += piece;
      const [, url] = OPEN_LINE.exec(text) ?? [];
      if (url !== undefined) found(url);
    });
  });
}

/**
 * @param {string} url
 * @param {number} end
 */
async function untilReady(url, end) {
  while (performance.now() < end) {
    if ((await fetch(`${url}/readyz`)).ok) return;
    await new Promise((go) => setTimeout(go, POLL_MS));
  }
  throw new Error('the server did not get ready');
}

/**
 * Unpacks a release and starts it with each version of node, the second time with its database already made.
 * @param {string} tarball
 * @param {readonly string[]} nodes programs of node
 */
export async function tryRelease(tarball, nodes) {
  const place = mkdtempSync(path.join(tmpdir(), 'orrery-release-'));
  try {
    if (spawnSync('tar', ['-xzf', tarball, '-C', place], { stdio: 'inherit' }).status !== 0) {
      throw new Error(`${tarball} cannot be unpacked`);
    }
    const folder = path.join(place, path.basename(tarball, '.tar.gz'));
    for (const node of nodes) {
      const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
      const data = path.join(place, `data-${version}`);
      await startOnce(folder, { node, data });
      const { openMs, readyMs } = await startOnce(folder, { node, data });
      const help = spawnSync(node, ['bin/orrery.mjs', '--help'], { cwd: folder, encoding: 'utf8' });
      if (help.status !== 0) throw new Error(`orrery --help failed: ${help.stderr}`);
      console.log(`node ${version}: open after ${seconds(openMs)}, ready after ${seconds(readyMs)}, stops cleanly`);
    }
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
