import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GameRecord } from '@orrery/bots/arena';
import { comet } from '@orrery/kernel/example';
import { afterAll, expect, test } from 'vitest';
import { runOrrery } from '../testing/world.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileAt = (name: string): string => path.join(folder, name);

const KINDS = comet.vocabulary.moves.map(({ kind }) => kind);
const lastLine = (out: string): string => out.trimEnd().split('\n').at(-1) ?? '';

/** The part that does not depend on the clock. */
async function results(...flags: string[]) {
  const { out, err, exit } = await runOrrery(['arena', 'comet', '--json', ...flags]);
  expect([exit, err]).toEqual([0, '']);
  const { seconds, bots, ...rest } = JSON.parse(lastLine(out));
  return { ...rest, bots: bots.map(({ msPerMove, maxMsPerMove, ...bot }: Record<string, unknown>) => bot) };
}

const recordsIn = (file: string): GameRecord[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));

test('the last line of standard output is the object, one entry for each different bot', async () => {
  const { out, exit } = await runOrrery([
    'arena',
    'comet',
    '--bots',
    'greedy,random',
    '--seats',
    '3',
    '--games',
    '6',
    '--json',
  ]);
  expect(exit).toBe(0);
  const { bots, ...rest } = JSON.parse(lastLine(out));
  expect(rest).toMatchObject({ game: 'comet', seats: 3, games: 6, deals: 2, cut: 0, sprt: null });
  expect(rest.kinds.roll).toBeGreaterThan(10);
  expect([...Object.keys(rest.kinds), ...rest.unplayed].sort()).toEqual([...KINDS].sort());
  expect(bots.map(({ name, games }: { name: string; games: number }) => [name, games])).toEqual([
    ['greedy', 6],
    ['random', 12],
  ]);
  for (const key of [
    'wins',
    'winRate',
    'low',
    'high',
    'elo',
    'points',
    'tradesPerGame',
    'msPerMove',
    'maxMsPerMove',
    'forfeits',
  ]) {
    expect(bots[0][key], key).toEqual(expect.any(Number));
  }
  expect(bots[0].wins + bots[1].wins).toBeCloseTo(6, 2);
});

test('the same seed and iterations give the same games, in one thread or in several', async () => {
  const flags = ['--bots', 'search@20,greedy,random', '--games', '12'];
  const one = await results(...flags, '--jobs', '1');
  expect(await results(...flags, '--jobs', '2')).toEqual(one);
  expect(await results(...flags, '--jobs', '5')).toEqual(one);
  expect(await results(...flags, '--jobs', '1', '--seed', '2')).not.toEqual(one);
});

test('--iterations and name@iterations mean the same', async () => {
  const named = await results('--bots', 'search@20,greedy', '--games', '6');
  const flagged = await results('--bots', 'search,greedy', '--iterations', '20', '--games', '6');
  expect(flagged.bots.map(({ wins }: { wins: number }) => wins)).toEqual(
    named.bots.map(({ wins }: { wins: number }) => wins),
  );
});

test('in every deal everybody sits on every seat once', async () => {
  const file = fileAt('seats.jsonl');
  await results('--bots', 'greedy,random,captain,cadet', '--games', '8', '--resume', file);
  for (const deal of [0, 1]) {
    const seatings = recordsIn(file)
      .filter((record) => record.deal === deal)
      .map(({ seating }) => seating);
    for (const seat of [0, 1, 2, 3]) {
      expect(seatings.map((seating) => seating[seat]).sort()).toEqual([0, 1, 2, 3]);
    }
  }
});

test('a resumed contest has the same result as an uninterrupted one', async () => {
  const file = fileAt('resume.jsonl');
  const flags = ['--bots', 'greedy,random', '--seats', '2'];
  await results(...flags, '--games', '6', '--resume', file);
  expect(await results(...flags, '--games', '14', '--resume', file)).toEqual(await results(...flags, '--games', '14'));
  expect(
    recordsIn(file)
      .map(({ game }) => game)
      .sort((a, b) => a - b),
  ).toEqual([...Array(14).keys()]);
});

test('a line cut off by a crash is dropped, and its game is played again', async () => {
  const file = fileAt('crash.jsonl');
  const flags = ['--bots', 'greedy,random', '--seats', '2', '--games', '6'];
  const whole = await results(...flags, '--resume', file);
  truncateSync(file, readFileSync(file).length - 30);
  expect(await results(...flags, '--resume', file)).toEqual(whole);
  expect(recordsIn(file)).toHaveLength(6);
});

test('games of another contest and other files are refused', async () => {
  const file = fileAt('other.jsonl');
  await results('--bots', 'greedy,random', '--games', '2', '--resume', file);
  const other = await runOrrery(['arena', 'comet', '--bots', 'greedy,random', '--seed', '2', '--resume', file]);
  expect(other).toMatchObject({ exit: 2, out: '' });
  expect(other.err).toMatch(/holds games of another run: seed is "1" there and "2" here\n$/);
  writeFileSync(file, 'once upon a time\n');
  expect((await runOrrery(['arena', 'comet', '--resume', file])).err).toMatch(/is not a file of orrery arena/);
});

test('a damaged line is named', async () => {
  const file = fileAt('damaged.jsonl');
  await results('--bots', 'greedy,random', '--games', '4', '--resume', file);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"places":\[[^\]]*\]/, '"places":[1]'));
  const { exit, err } = await runOrrery(['arena', 'comet', '--bots', 'greedy,random', '--resume', file]);
  expect(exit).toBe(2);
  expect(err).toMatch(/^orrery: line 2 of .* is not a game of orrery arena\n$/);
});

test('an interrupted contest prints its results and can be resumed', async () => {
  const file = fileAt('interrupted.jsonl');
  const controller = new AbortController();
  let looks = 0;
  const { exit, out, err } = await runOrrery(
    ['arena', 'comet', '--bots', 'greedy,random', '--games', '100000', '--json', '--resume', file],
    {
      interruptSignal: () => controller.signal,
      now() {
        if (looks++ === 40) controller.abort();
        return looks;
      },
    },
  );
  expect(exit).toBe(130);
  const { games } = JSON.parse(lastLine(out));
  expect(games).toBeGreaterThan(0);
  expect(recordsIn(file)).toHaveLength(games);
  expect(err).toContain(`orrery: interrupted after ${games} of 100,000 games\n`);
});

test('the stop rule ends a clear contest early, at the same game with any number of threads', async () => {
  const flags = ['--bots', 'greedy,random', '--games', '5000', '--sprt', '60'];
  const one = await results(...flags, '--jobs', '1');
  expect(one.sprt.answer).toBe('better');
  expect(one.games).toBeLessThan(1000);
  expect(await results(...flags, '--jobs', '3')).toEqual(one);
  const { out } = await runOrrery(['arena', 'comet', ...flags]);
  expect(out).toMatch(
    /greedy is better than random by about 60 Elo \(after \d+ deals, ratio [\d.]+ between -2\.94 and 2\.94\)\n$/,
  );
  expect((await results('--bots', 'random,greedy', '--games', '5000', '--sprt', '60')).sprt.answer).toBe('not better');
});

test('the HTML page needs no other file', async () => {
  const file = fileAt('page.html');
  await results('--bots', 'greedy,random', '--games', '40', '--html', file);
  const page = readFileSync(file, 'utf8');
  expect(page).not.toMatch(/<script|<link|@import|https?:|url\(/);
  expect(page.match(/<svg /g)).toHaveLength(5);
  expect(page).toContain('prefers-color-scheme: dark');
  expect(page).not.toContain('NaN');
});

test('a name cannot inject anything into the page', async () => {
  const file = fileAt('name.html');
  const { exit } = await runOrrery(['arena', 'comet', '--bot', '<script>alert(1)</script>', '--html', file]);
  expect(exit).toBe(2);
  expect(readFileSync(file, 'utf8')).toContain('&#60;script&#62;');
  expect(readFileSync(file, 'utf8')).not.toContain('<script');
});

test('a page that cannot be written is reported before anything is played', async () => {
  const { exit, err, out } = await runOrrery(['arena', 'comet', '--html', fileAt('no/such/folder.html')]);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toMatch(/^orrery: cannot write .*: its folder does not exist\n$/);
});

test('without --json the result is a table', async () => {
  const { out } = await runOrrery(['arena', 'comet', '--bots', 'greedy,random', '--games', '4']);
  expect(out).toMatch(/^comet · 2 seats · greedy – random · seed 1\n\ngames +4 in 2 deals\n/);
  expect(out).toMatch(/\ngreedy +4 +\d/);
});

test.each([
  [['--bots', 'gredy'], 'there is no bot "gredy"; did you mean greedy? bots are: random, greedy, search'],
  [['--bots', 'greedy@50'], 'greedy does not search, so "greedy@50" makes no sense; name it greedy'],
  [['--bots', 'search@0'], '"search@0" must give search at least 1'],
  [['--bots', 'greedy,'], 'there is no bot ""'],
  [['--bots', 'greedy,random,random', '--seats', '2'], '3 bots cannot sit on 2 seats; name at most 2'],
  [['--bots', 'random,random,random,random,random'], 'comet seats 2 to 4 players, not "5"'],
  [['--sprt', '10'], '--sprt compares the first bot with the second: name two different bots'],
  [['--budget-ms', '5', '--iterations', '5'], '--budget-ms and --iterations cannot be combined; give only one'],
  [['--option', 'rounds=3'], 'option rounds cannot be "3"'],
  [['--bot', ''], '--bot needs a command, but it is empty'],
])('%j gets an error of one sentence', async (flags, sentence) => {
  const { exit, out, err } = await runOrrery(['arena', 'comet', ...flags]);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toMatch(/^orrery: [^\n]+\n$/);
  expect(err).toContain(sentence);
});
