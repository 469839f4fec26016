import { expect, test } from 'vitest';
import { inFiles, logsIn, readCommand, ruleTests } from './golden.mjs';

test('golden games need the name of a game, and its rule tests cannot be skipped', () => {
  expect(readCommand(['startrek'])).toEqual({ game: 'startrek', tellOnly: false });
  expect(readCommand(['startrek', '--tell'])).toEqual({ game: 'startrek', tellOnly: true });
  expect(readCommand([])).toBeNull();
  expect(readCommand(['startrek', '--force'])).toBeNull();
});

test('the rule tests are those of the package and of the engine it shares, without golden games and laws', () => {
  const all = [
    'games/starship/almanac.test.ts',
    'games/starship/golden.test.ts',
    'games/starship/laws.test.ts',
    'games/ship/flight.test.ts',
    'games/ship/perft.test.ts',
    'games/ship/words/sentences.test.ts',
    'games/startrek/trade.test.ts',
    'games/starship/game.ts',
  ];
  expect(ruleTests(all, 'starship')).toEqual(['games/starship/almanac.test.ts', 'games/ship/flight.test.ts']);
});

test('the logs in a file are separated, with the lines before each', () => {
  const text = 'orrery log 1\nid a\n1 0: x\norrery log 1\nid b\n';
  expect(logsIn(text)).toEqual([
    { id: 'a', text: 'orrery log 1\nid a\n1 0: x\n', line: 0 },
    { id: 'b', text: 'orrery log 1\nid b\n', line: 3 },
  ]);
});

test('games are spread over the files, and no file stays empty', () => {
  const seeds = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
  expect(inFiles(seeds(4))).toEqual([[1], [2], [3], [4]]);
  expect(inFiles(seeds(40)).map(({ length }) => length)).toEqual(new Array(10).fill(4));
  expect(inFiles(seeds(21)).map(({ length }) => length)).toEqual(new Array(7).fill(3));
  expect(inFiles([])).toEqual([]);
});
