import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runOrrery } from '../testing/world.ts';

const FOLDER = mkdtempSync(path.join(tmpdir(), 'orrery-puzzles-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const LINE = 'puzzles comet --seats 3 --games 21 --margin 1 --iterations 400 --looks 20 --trials 20'.split(' ');

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
  expect(puzzles).toHaveLength(2);
  for (const { log, steps, rash, origin } of puzzles) {
    expect(log).toMatch(/^orrery log 1\ngame comet /);
    expect(steps[0].map(({ move }: { move: string }) => move)).toContain(rash);
    expect(origin).toMatchObject({ seed: 1, iterations: 400, trials: { games: 20 } });
  }
  expect(one.said).toContain('2 puzzles found, 2 picked.');
  expect(await search('2')).toEqual(one);
});

test('fewer are picked than were found when fewer are wanted', async () => {
  const { out } = await runOrrery([...LINE, '--count', '1', '--json']);
  const { found, puzzles } = JSON.parse(out);
  expect([found, puzzles.length]).toEqual([2, 1]);
});

test.each([
  [['chess'], 'there is no game "chess"'],
  [['comet', '--seats', '9'], 'comet seats 2 to 4 players, not "9"'],
  [['comet', '--margin', '0'], '--margin must be a whole number from 1 to 50, not "0"'],
  [['comet', '--out', '/nowhere/at/all.json'], 'its folder does not exist'],
  [['comet', '--option', 'rounds=3'], 'option rounds cannot be "3"'],
])('%s is refused in a sentence', async (line, sentence) => {
  const { exit, out, err } = await runOrrery(['puzzles', ...line]);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
});
