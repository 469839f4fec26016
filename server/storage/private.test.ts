import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../testing/build.ts';
import { layEmbedded } from '../testing/embedded.ts';
import { Program } from '../testing/program.ts';

const data = mkdtempSync(path.join(tmpdir(), 'orrery-private-'));

beforeAll(() => build('server'), 120_000);
afterAll(() => rmSync(data, { recursive: true }));

const everything = (): string[] =>
  readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => path.join(data, name));

const reachedByOthers = (): string[] => everything().filter((place) => (lstatSync(place).mode & 0o077) !== 0);

test('nobody but its owner reads the data folder, even one that others could read before', async () => {
  await layEmbedded(data);
  for (const place of everything()) chmodSync(place, lstatSync(place).isDirectory() ? 0o755 : 0o666);
  const program = new Program({ DATA: data, DATABASE_URL: '' });
  await program.start();
  try {
    expect(reachedByOthers()).toEqual([]);
    // Something is written, so that new files lie there too.
    const origin = { Origin: program.url, 'Content-Type': 'application/json' };
    const made = await fetch(`${program.url}/api/me`, { method: 'POST', headers: origin, body: '{"name":"Ada"}' });
    expect(made.status).toBe(200);
  } finally {
    await program.stop();
  }
  expect(reachedByOthers()).toEqual([]);
}, 240_000);
