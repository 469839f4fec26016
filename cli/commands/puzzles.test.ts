import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runOrrery } from '../testing/world.ts';

const FOLDER = mkdtempSync(path.join(tmpdir(), 'orrery-puzzles-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const LINE = 'puzzles comet --seats 4 --games 35 --margin 1 --iterations 300 --looks 20 --trials 0'.split(' ');

test('puzzles are found, the same on one thread and on two, and written as data', async () => {
  const search = async (jobs: string) => {
    const out = path.join(FOLDER, `${jobs}.json`);
    const { exit, out: said } = await runOrrery([...LINE, '--jobs', jobs, '--out', out]);
    expect(exit).toBe(0);
    return { said, file: readFileSync(out, 'utf8') };
  };
  const one = await search('1');
  const { game, edition, bots, puzzles } = JSON.parse(one.file);
  expect([game, edition, bots]).toEqual(['comet', 1, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  expect(puzzles).toHaveLength(3);
  for (const { log, steps, rash, origin } of puzzles) {
    expect(log).toMatch(/^orrery log 1\ngame comet /);
    expect(steps[0].map(({ move }: { move: string }) => move)).toContain(rash);
    expect(origin).toMatchObject({ seed: 1, iterations: 300, trials: { games: 0 } });
  }
  expect(one.said).toContain('3 puzzles found, 3 picked.');
  expect(await search('2')).toEqual(one);
});

test('fewer puzzles are picked when fewer are wanted', async () => {
  const { out } = await runOrrery([...LINE, '--count', '1', '--json']);
  const { found, puzzles } = JSON.parse(out);
  expect([found, puzzles.length]).toEqual([3, 1]);
});

test('a resumed search finds the same as an uninterrupted one', async () => {
  const [resume, out, list] = ['found.jsonl', 'resumed.json', 'list.json'].map((name) => path.join(FOLDER, name));
  if (resume === undefined || out === undefined || list === undefined) throw new Error('no files');
  const line = (games: string) => LINE.with(LINE.indexOf('35'), games);
  await runOrrery([...line('34'), '--resume', resume]);
  const before = readFileSync(resume, 'utf8');
  expect(before.trim().split('\n')).toHaveLength(1 + 34);
  const { exit } = await runOrrery([...line('35'), '--resume', resume, '--out', out, '--list', list]);
  expect(exit).toBe(0);
  expect(readFileSync(resume, 'utf8').startsWith(before)).toBe(true);
  const { puzzles } = JSON.parse(readFileSync(out, 'utf8'));
  expect(puzzles.map(({ origin }: { origin: { number: number } }) => origin.number)).toEqual([3, 33, 34]);
  expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual(
    puzzles.map(({ theme, level }: Record<'theme' | 'level', string>) => ({ theme, level })),
  );
  const other = await runOrrery([...LINE.with(LINE.indexOf('300'), '200'), '--resume', resume]);
  expect(other.err).toMatch(/holds games of another run: iterations is "300" there and "200" here\n$/);
});

test.each([
  [['chess'], 'there is no game "chess"'],
  [['comet', '--seats', '9'], 'comet seats 2 to 4 players, not "9"'],
  [['comet', '--margin', '0'], '--margin must be a whole number from 1 to 50, not "0"'],
  [['comet', '--out', '/nowhere/at/all.json'], 'its folder does not exist'],
  [['comet', '--option', 'rounds=3'], 'option rounds cannot be "3"'],
])('%s gets an error of one sentence', async (line, sentence) => {
  const { exit, out, err } = await runOrrery(['puzzles', ...line]);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
});
