import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundleInto } from './mutants/bundle.mjs';
import { groupsOf, isRuleFile, judgedGames, planOf } from './mutants/packages.mjs';
import { judge, sampleOf, scoreLine, scoreOf, survivorLines } from './mutants/report.mjs';
import { chosen, readCommand } from './mutants.mjs';
import { root } from './repo.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'orrery-mutants-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('mutants are killed, survive, or do not end, and the bundle needs nothing but node', async () => {
  const place = 'scripts/mutants/testing';
  const ids = ['TI-LIMIT-01', 'TI-LIMIT-02'];
  const plan = { repo: root, rules: [`${place}/limit.ts`], tests: [`${place}/limit.test.ts`], ids };
  const mutants = await bundleInto(plan, folder);
  const { status, stderr } = spawnSync(process.execPath, ['engine.mjs', '.', '--jobs', '1'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const outcomes: { key: string; fate: string; by: string; endless: boolean }[] = JSON.parse(
    readFileSync(path.join(folder, 'outcomes.json'), 'utf8'),
  );
  expect(outcomes).toHaveLength(mutants.length);
  const of = (fault: string) => outcomes.find(({ key }) => key === `${place}/limit.ts ${fault}`);
  expect(of('owed: cards <= SAFE → cards < SAFE')).toMatchObject({
    fate: 'rule',
    by: 'TI-LIMIT-01 · of 7 cards 0 go back',
  });
  expect(of('SAFE: 7 → 8')).toMatchObject({ fate: 'rule', by: 'TI-LIMIT-01 · of 8 cards 4 go back' });
  expect(of('reduced: taken++; → (left out)')).toMatchObject({ fate: 'survived' });
  expect(of('reduced.taken: 0 → 1')).toMatchObject({ fate: 'other' });
  expect(of('reduced: now--; → (left out)')).toMatchObject({ fate: 'rule', endless: true });
}, 60_000);

const mutant = (fault: string, point: number) => ({
  key: `games/comet/tail.ts ${fault}`,
  file: 'games/comet/tail.ts',
  line: point + 1,
  within: 'tail',
  kind: 'number',
  from: '1',
  to: '2',
  point,
  alt: 1,
});
const outcome = (fault: string, fate: 'rule' | 'other' | 'survived' | 'unreached') => ({
  key: `games/comet/tail.ts ${fault}`,
  fate,
  by: '',
  endless: false,
  tests: 1,
});
const mutants = ['a', 'b', 'c', 'd'].map(mutant);
const outcomes = [outcome('a', 'rule'), outcome('b', 'survived'), outcome('c', 'other'), outcome('d', 'unreached')];
const excuse = (fault: string) => ({ file: 'games/comet/tail.ts', fault, reason: 'the same either way' });

test('an equivalent mutant counts neither way', () => {
  const { judged, stale } = judge(mutants, outcomes, [excuse('b')]);
  expect(stale).toEqual([]);
  const score = scoreOf({ game: 'comet', packages: ['comet'] }, judged);
  expect(score).toMatchObject({ all: 4, killed: 1, others: 1, survived: 0, unreached: 1, equivalent: 1 });
  expect(scoreLine(score)).toMatch(/^comet: 33\.3 % caught/);
  expect(survivorLines(judged)).toEqual([
    '',
    'games/comet/tail.ts',
    '  3 c [other tests only]',
    '  4 d [no test reaches it]',
  ]);
});

test('an excuse is stale when its mutant is gone or a test kills it', () => {
  expect(judge(mutants, outcomes, [excuse('z')]).stale).toEqual([
    'games/comet/tail.ts z: there is no such fault any more',
  ]);
  expect(judge(mutants, outcomes, [excuse('a')]).stale).toEqual([
    'games/comet/tail.ts a: a test catches it, so it does change something',
  ]);
  expect(judge(mutants, outcomes, [excuse('**')]).stale).toEqual([]);
});

test('a sample is always the same, whatever the order', () => {
  expect(sampleOf(mutants, 2)).toEqual(sampleOf([...mutants].reverse(), 2));
});

test('games that share an engine are tested together, and its mutants count for both', () => {
  const group = groupsOf(root).find(({ name }) => name === 'ship');
  expect(group?.packages.toSorted()).toEqual(['duel', 'ship', 'starship']);
  expect(group?.games.map(({ game, packages }) => [game, ...packages])).toContainEqual(['duel', 'duel', 'ship']);
  expect(chosen(groupsOf(root), ['duel']).map(({ games }) => games.map(({ game }) => game))).toEqual([['duel']]);
  expect(() => chosen(groupsOf(root), ['chess'])).toThrow('There is no game chess; there are ');
});

test('rules are mutated, texts and tests are not', () => {
  expect(isRuleFile('games/startrek/actions/bank.ts')).toBe(true);
  for (const file of ['words/events.ts', 'testing/position.ts', 'copy.ts', 'bank.test.ts', 'facts.ts', 'rules/en.md']) {
    expect(isRuleFile(`games/startrek/${file}`)).toBe(false);
  }
});

test('golden games and laws do not count as tests here', () => {
  const [group] = chosen(groupsOf(root), ['startrek']);
  const plan = group && planOf(root, group);
  expect(plan?.tests).toContain('games/startrek/trade.test.ts');
  expect(plan?.tests.filter((file) => /golden|laws/.test(file))).toEqual([]);
  expect(plan?.ids).toContain('ST-BANK-01');
});

test('every game with rules has a threshold, shared code has none', () => {
  const judged = judgedGames(root);
  expect(judged).toEqual(expect.arrayContaining(['startrek', 'starship', 'duel', 'starfarers']));
  for (const none of ['common', 'catalog', 'ship']) expect(judged).not.toContain(none);
});

test('a command line is parsed or answered with a clear error', () => {
  expect(readCommand(['startrek', '--jobs', '3', '--sample', '50', '--files', 'bank'])).toEqual({
    games: ['startrek'],
    jobs: 3,
    sample: 50,
    files: 'bank',
    isAgain: false,
    step: 'all',
  });
  expect(readCommand(['--help'])).toBeNull();
  expect(() => readCommand(['--sample', '0'])).toThrow('--sample must be a whole number from 1 on, not "0".');
  expect(() => readCommand(['--smple', '3'])).toThrow("Unknown option '--smple'");
});
