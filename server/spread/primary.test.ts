import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings, type Settings } from '../settings.ts';
import { ProcessSpread } from './primary.ts';

const TIMEOUT = { timeout: 20_000 };
const NODE = process.execPath;

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-spread-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What each of these processes does: it answers connections with its place, and ends when a request says so. */
const WORKER = `
const place = Number(process.env.ORRERY_PROCESS);
process.on('message', (message, socket) => {
  if (message.type === 'connection') {
    process.send({ type: 'taken', id: message.id });
    let text = Buffer.from(message.head, 'base64').toString();
    const answer = () => {
      if (!text.includes('\\r\\n\\r\\n')) return;
      socket.end(String(place), () => { if (text.includes('/end/' + place)) process.exit(place); });
    };
    socket.on('data', (data) => { text += data; answer(); });
    answer();
  }
  if (message.type === 'ask-metrics') process.send({ type: 'own-metrics', id: message.id, values: [] });
  if (message.type === 'shut-down' && !drains) process.exit(0);
  onMessage(message);
});
let drains = false;
let onMessage = () => {};
const ready = () => process.send({ type: 'ready', adminPath: null });
`;

function program(name: string, more: string): URL {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, `${WORKER}\n${more}`);
  return pathToFileURL(file);
}

/** A spread of two processes that run this program, once its port is open. */
async function startSpread(run: URL, changes: Partial<Settings> = {}) {
  const settings = readSettings({ PORT: '0', DATABASE_URL: 'postgres://nowhere', PROCESSES: '2' }, folder);
  if (typeof settings === 'string') throw new Error(settings);
  let ended: number | null = null;
  const [url, adminPath] = await new Promise<readonly [string, string | null]>((open, fail) => {
    const spread = new ProcessSpread({
      settings: { ...settings, ...changes },
      program: run,
      onOpen: (address, path) => open([address, path]),
      exit: (code) => {
        ended ??= code;
        fail(new Error(`ended with ${code}`));
      },
    });
    shutDown = () => spread.shutDown();
    spread.start();
  });
  const port = Number(new URL(url).port);
  /** What a request is answered; null: the connection was closed without an answer. `restMs`: when its end is sent. */
  const ask = (address: string, restMs = 0) =>
    new Promise<string | null>((settle) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => {
        socket.write(`GET ${address} HTTP/1.1\r\n${restMs > 0 ? '' : '\r\n'}`);
        if (restMs > 0) setTimeout(() => socket.write('\r\n'), restMs);
      });
      let text = '';
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('error', () => settle(null));
      socket.on('close', () => settle(text || null));
    });
  return { ask, adminPath, ended: () => ended };
}

let shutDown: () => void = () => undefined;
const uncaught = vi.fn();
const complaints: string[] = [];
beforeEach(() => {
  process.on('uncaughtException', uncaught);
  vi.spyOn(console, 'error').mockImplementation((text: string) => complaints.push(text));
});
afterEach(() => {
  process.off('uncaughtException', uncaught);
  process.execPath = NODE;
  vi.restoreAllMocks();
  complaints.length = 0;
});

test('what cannot be sent to a process that is ending does not end the one that has the port', async () => {
  const run = program(
    'deaf',
    `ready();
    // It asks for something, and cannot be told any more.
    if (place === 1) { process.send({ type: 'read-metrics', id: 1 }); process.disconnect(); }
    setTimeout(() => process.exit(0), 4000);`,
  );
  const { ask, ended } = await startSpread(run);
  for (let i = 0; i < 6; i++) expect(await ask('/')).toBe('0');
  shutDown();
  await expect.poll(ended, TIMEOUT).toBe(0);
  expect(uncaught).not.toHaveBeenCalled();
});

test('nothing of a request is lost that arrives in pieces', async () => {
  const { ask, ended } = await startSpread(program('collecting', 'ready();'));
  for (let i = 0; i < 200; i++) expect(await ask('/', 1 + (i % 2))).not.toBeNull();
  shutDown();
  await expect.poll(ended, TIMEOUT).toBe(0);
});

test('connections passed to a process that is killed before it takes them are closed', async () => {
  const run = program('killed', `process.send({ type: 'ready', adminPath: place === 0 ? '/' + process.pid : null });`);
  const { ask, ended, adminPath } = await startSpread(run);
  const pid = Number(adminPath?.slice(1));
  process.kill(pid, 'SIGSTOP'); // it takes nothing any more
  const asked = Array.from({ length: 8 }, () => ask('/'));
  expect(await Promise.race(asked)).toBe('1');
  process.kill(pid, 'SIGKILL');
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === null).length).toBe(4);
  shutDown();
  await expect.poll(ended, TIMEOUT).toBe(0);
});

test('a process that cannot be started is tried again', async () => {
  const { ask, ended } = await startSpread(program('plain', 'ready();'));
  process.execPath = path.join(folder, 'no-such-program');
  while ((await ask('/end/1')) !== '1');
  await expect.poll(() => complaints.join('\n'), TIMEOUT).toContain('could not be started');
  await expect.poll(() => ask('/'), TIMEOUT).toBe('0');
  process.execPath = NODE;
  await expect.poll(() => ask('/'), TIMEOUT).toBe('1');
  expect(ended()).toBeNull();
  expect(uncaught).not.toHaveBeenCalled();
  shutDown();
});

test('while processes drain, connections are passed on; the worst of their exit codes is that of all', async () => {
  const { ask, ended } = await startSpread(program('draining', 'drains = true; ready();'), { drainMs: 60_000 });
  shutDown();
  const answers = [await ask('/'), await ask('/')];
  expect(answers.toSorted()).toEqual(['0', '1']);
  while ((await ask('/end/1')) !== '1');
  expect(ended()).toBeNull();
  while ((await ask('/end/0')) !== '0');
  await expect.poll(ended, TIMEOUT).toBe(1);
});
