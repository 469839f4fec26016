import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProgram } from '../testing/build.ts';

const MAIN_FILE = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const TIMEOUT_MS = 60_000;
/** A file that cannot be written, because its disk is always full. */
const FULL_DISK = '/dev/full';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-output-'));
beforeAll(() => buildProgram('server'), 180_000);
afterAll(() => rmSync(folder, { recursive: true }));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Starts a server whose output goes nowhere, and returns what it answers and how it ends when it is stopped. */
async function playWithout(name: string, start: (env: NodeJS.ProcessEnv) => ChildProcess) {
  const port = await freePort();
  const child = start({
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: path.join(folder, name),
    LOG_LEVEL: 'debug',
  });
  const ended = new Promise<number | null>((go) => child.once('exit', (code) => go(code)));
  const status = () =>
    child.exitCode === null
      ? fetch(`http://127.0.0.1:${port}/readyz`).then(
          (answer) => answer.status,
          () => null,
        )
      : 'ended';
  await expect.poll(status, { timeout: TIMEOUT_MS, interval: 200 }).not.toBeNull();
  await expect.poll(status, { timeout: TIMEOUT_MS, interval: 200 }).not.toBe(503);
  const answered = await status();
  child.kill('SIGTERM');
  return { answered, code: await ended };
}

test('a server goes on when the program that read its output has ended', { timeout: 2 * TIMEOUT_MS }, async () => {
  const lived = await playWithout('closed', (env) => {
    const child = spawn(process.execPath, [MAIN_FILE], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    child.stderr.destroy();
    return child;
  });
  expect(lived).toEqual({ answered: 200, code: 0 });
});

test('a server goes on when its log cannot be written, and stops gracefully', {
  timeout: 2 * TIMEOUT_MS,
}, async () => {
  const full = openSync(FULL_DISK, 'w');
  const lived = await playWithout('full', (env) =>
    spawn(process.execPath, [MAIN_FILE], { env, stdio: ['ignore', full, full] }),
  );
  closeSync(full);
  expect(lived).toEqual({ answered: 200, code: 0 });
});
