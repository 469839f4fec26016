import { expect, test } from 'vitest';
import { runOrrery } from '../testing/world.ts';

test('a policy wins more after learning, the same on one thread and on two', async () => {
  const learnt = async (jobs: string) => {
    const { exit, out, err } = await runOrrery([
      'learn',
      'comet',
      '--games',
      '600',
      '--runs',
      '2',
      '--jobs',
      jobs,
      '--json',
    ]);
    expect([exit, err]).toEqual([0, '']);
    return JSON.parse(out);
  };
  const one = await learnt('1');
  expect(one).toMatchObject({ game: 'comet', seats: 2, games: 600 });
  for (const { before, after, curve } of one.runs) {
    expect(curve).toHaveLength(10);
    expect(after.wins / after.games).toBeGreaterThan(before.wins / before.games + 0.1);
  }
  expect(await learnt('2')).toEqual(one);
});

test('without --json learning prints a table', async () => {
  const { out } = await runOrrery(['learn', 'comet', '--games', '10', '--runs', '1']);
  expect(out).toMatch(/^comet · 2 seats · 10 games a run\n\nseed +before .* after\n1 +\d/);
});

test('the layout lists every position of an observation', async () => {
  const { exit, out } = await runOrrery(['learn', 'startrek', '--layout']);
  expect(exit).toBe(0);
  expect(out).toMatch(/^Observation startrek\/1, 1,387 in all\n/);
  expect(out).toMatch(/\nActions startrek\/2, 1,186 in all\n(.*\n)* +16 +72 +ship\n/);
});

test.each([
  ['chess', '"chess" cannot be learnt; games are: comet, startrek, starfarers, starship, duel'],
  ['commet', 'did you mean comet?'],
])('%s gets an error of one sentence', async (game, sentence) => {
  const { exit, err } = await runOrrery(['learn', game]);
  expect(exit).toBe(2);
  expect(err).toContain(sentence);
});
