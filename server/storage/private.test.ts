import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProgram } from '../testing/build.ts';
import { copyEmbeddedTemplate } from '../testing/embedded.ts';
import { ServerProcess } from '../testing/server-process.ts';

const data = mkdtempSync(path.join(tmpdir(), 'orrery-private-'));

beforeAll(() => buildProgram('server'), 120_000);
afterAll(() => rmSync(data, { recursive: true }));

const everything = (): string[] =>
  readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => path.join(data, name));

const reachedByOthers = (): string[] => everything().filter((place) => (lstatSync(place).mode & 0o077) !== 0);

test('only its owner can read the data folder, even if others could before', async () => {
  await copyEmbeddedTemplate(data);
  for (const place of everything()) chmodSync(place, lstatSync(place).isDirectory() ? 0o755 : 0o666);
  const program = new ServerProcess({ DATA_DIR: data, DATABASE_URL: '' });
  await program.start();
  try {
    expect(reachedByOthers()).toEqual([]);
    // Writes something, so that there are new files too.
    const origin = { Origin: program.url, 'Content-Type': 'application/json' };
    const made = await fetch(`${program.url}/api/me`, { method: 'POST', headers: origin, body: '{"name":"Ada"}' });
    expect(made.status).toBe(200);
  } finally {
    await program.stop();
  }
  expect(reachedByOthers()).toEqual([]);
}, 240_000);
