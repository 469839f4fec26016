import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseDatabaseCommand } from '../commands.ts';
import { openExisting } from './open.ts';

const DATABASE_WORKER = new URL('../../dist/server/database.worker.js', import.meta.url);
const home = mkdtempSync(path.join(tmpdir(), 'orrery-open-'));
const said: string[] = [];
const open = (data: string) =>
  openExisting({ database: null, data }, DATABASE_WORKER, (sentence) => said.push(sentence));

afterAll(() => rmSync(home, { recursive: true }));

test('a folder that does not exist or holds no database is named and left unchanged', async () => {
  const sentence = (folder: string) =>
    `There is no database in ${folder}; set DATA_DIR to the folder that the server uses.`;
  const mistyped = path.join(home, 'dada');
  expect(await open(mistyped)).toBe(sentence(mistyped));
  expect(existsSync(mistyped)).toBe(false);
  const empty = path.join(home, 'empty');
  mkdirSync(empty);
  expect(await open(empty)).toBe(sentence(empty));
  expect(readdirSync(empty)).toEqual([]);
  expect(said).toEqual([]);
});

test('a folder with a database is opened unless another process has it', async () => {
  const data = path.join(home, 'data');
  mkdirSync(path.join(data, 'postgres'), { recursive: true });
  // The lock must name another live process: the parent of this test.
  writeFileSync(path.join(data, 'orrery.lock'), `${process.ppid}\n`);
  expect(await open(data)).toMatch(/is in use by another Orrery/);
});

test('only restore may create the database it works on', () => {
  const opens = (...line: string[]) => {
    const errand = parseDatabaseCommand(line);
    return typeof errand === 'string' ? errand : errand.opens;
  };
  expect(opens('restore', 'monday.orrery')).toBe('any');
  expect(opens('backup', 'monday.orrery')).toBe('existing');
  expect(opens('make-admin', 'ada')).toBe('existing');
  expect(opens('reset-password', 'ada')).toBe('existing');
});
