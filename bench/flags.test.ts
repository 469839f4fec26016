import { expect, test } from 'vitest';
import { readFlags } from './flags.ts';

const games = ['startrek', 'comet'];

test('without flags everything is measured at length and shown as a table', () => {
  const standard = { budget: 'full', game: null, output: 'table', check: false, against: null, help: false };
  expect(readFlags([], games)).toEqual(standard);
});

test('flags can stand in any order', () => {
  const asked = { budget: 'quick', game: 'comet', output: 'json', check: true, against: null, help: false };
  expect(readFlags(['--json', '--game', 'comet', '--check', '--quick'], games)).toEqual(asked);
  expect(readFlags(['--quick', '--game=comet', '--check', '--json'], games)).toEqual(asked);
});

test('a revision to compare with is named', () => {
  expect(readFlags(['--against', 'HEAD~1'], games)).toMatchObject({ against: 'HEAD~1' });
  expect(readFlags(['--against=d042c74', '--game=comet'], games)).toMatchObject({ against: 'd042c74', game: 'comet' });
});

test.each([
  [
    ['--fast'],
    'There is no flag "--fast"; there are --quick, --game NAME, --json, --check, --against REVISION and --help.',
  ],
  [
    ['comet'],
    'There is no flag "comet"; there are --quick, --game NAME, --json, --check, --against REVISION and --help.',
  ],
  [['--against'], '--against needs a revision.'],
  [['--against', '--quick'], '--against needs a revision.'],
  [['--game'], '--game needs a name; games that can be measured: startrek, comet.'],
  [['--game', 'chess'], 'There is no game "chess" to measure; there are: startrek, comet.'],
  [['--game='], 'There is no game "" to measure; there are: startrek, comet.'],
])('%j gets one sentence that says what is allowed', (args, sentence) => {
  expect(readFlags(args, games)).toBe(sentence);
});
