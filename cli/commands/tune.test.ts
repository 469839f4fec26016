import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runOrrery } from '../testing/world.ts';

const SMALL = ['tune', 'comet', '--seats', '2', '--generations', '2', '--deals', '4', '--proof', '6'];

test('new weights come with their evidence, the same on one thread and on two', async () => {
  const tuned = async (jobs: string) => {
    const { exit, out } = await runOrrery([...SMALL, '--jobs', jobs, '--json']);
    expect(exit).toBe(0);
    return JSON.parse(out.trim().split('\n').at(-1) ?? '');
  };
  const one = await tuned('1');
  expect(Object.keys(one.values)).toEqual(['kind', 'spare', 'caution', 'unjammed']);
  expect(one.evidence).toMatchObject({ games: 12, against: { kind: 0.2 } });
  expect(one.evidence.low).toBeLessThanOrEqual(one.evidence.share);
  expect(one.values).not.toEqual(one.evidence.against);
  expect(await tuned('2')).toEqual(one);
});

test('the file holds what bots read: values and evidence', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'tune-')), 'weights.json');
  const { exit, out } = await runOrrery([...SMALL, '--out', file]);
  expect(exit).toBe(0);
  expect(out).toMatch(/weight +was +is\nkind +0\.2 /);
  expect(out).toMatch(/The new weights won .* of 12 games/);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ values: {}, evidence: { games: 12 } });
});

test.each([
  [['tune', 'chess'], '"chess" cannot be tuned; games are: comet, startrek'],
  [['tune', 'startrek', '--seats', '9'], 'startrek seats 3 to 4 players, not "9"'],
  [['tune', 'comet', '--minutes', '0'], '--minutes'],
  [[...SMALL, '--out', '/no/such/folder/weights.json'], 'weights.json'],
])('%j gets an error of one sentence', async (words, sentence) => {
  const { exit, err } = await runOrrery(words);
  expect(exit).toBe(2);
  expect(err).toContain(sentence);
});
