import { expect, test } from 'vitest';
import { readFlags } from './flags.ts';
import { COMPARED_FIGURES } from './gauges.ts';

const games = ['startrek', 'comet'];

test('without flags everything is measured at length and shown as a table', () => {
  const standard = { budget: 'full', game: null, output: 'table', check: false, against: null, help: false };
  expect(readFlags([], games)).toMatchObject(standard);
  expect(readFlags([], games)).toMatchObject({ only: COMPARED_FIGURES, edition: null, processes: 10 });
});

test('flags can stand in any order', () => {
  const asked = { budget: 'quick', game: 'comet', output: 'json', check: true, against: null, help: false };
  expect(readFlags(['--json', '--game', 'comet', '--check', '--quick'], games)).toMatchObject(asked);
  expect(readFlags(['--quick', '--game=comet', '--check', '--json'], games)).toMatchObject(asked);
});

test('the Python package is measured when it is asked for', () => {
  expect(readFlags([], games)).toMatchObject({ python: false });
  expect(readFlags(['--python'], games)).toMatchObject({ python: true, budget: 'full' });
});

test('a revision to compare with is named', () => {
  expect(readFlags(['--against', 'HEAD~1'], games)).toMatchObject({ against: 'HEAD~1' });
  expect(readFlags(['--against=d042c74', '--game=comet'], games)).toMatchObject({ against: 'd042c74', game: 'comet' });
});

test('a comparison can be limited to some figures and an edition, and can take more processes', () => {
  const args = ['--against=HEAD', '--only', 'play,awaiting', '--edition=1', '--processes', '30'];
  expect(readFlags(args, games)).toMatchObject({ only: ['awaiting', 'play'], edition: 1, processes: 30 });
});

test.each([
  [
    ['--fast'],
    'There is no flag "--fast"; there are --quick, --game NAME, --json, --check, --python, --against REVISION, --only, --edition, --processes and --help.',
  ],
  [
    ['comet'],
    'There is no flag "comet"; there are --quick, --game NAME, --json, --check, --python, --against REVISION, --only, --edition, --processes and --help.',
  ],
  [['--against'], '--against needs a revision.'],
  [['--against', '--quick'], '--against needs a revision.'],
  [['--only', 'play,luck'], `--only needs figures, separated by commas: ${COMPARED_FIGURES.join(', ')}.`],
  [['--edition', 'first'], '--edition needs a number.'],
  [['--processes=0'], '--processes needs a number.'],
  [['--game'], '--game needs a name; games that can be measured: startrek, comet.'],
  [['--game', 'chess'], 'There is no game "chess" to measure; there are: startrek, comet.'],
  [['--game='], 'There is no game "" to measure; there are: startrek, comet.'],
])('%j gets one sentence that says what is allowed', (args, sentence) => {
  expect(readFlags(args, games)).toBe(sentence);
});
