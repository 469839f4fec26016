import { expect, test } from 'vitest';
import { nearestWord, suggestion } from './nearest.ts';

const COMMANDS = ['games', 'simulate', 'replay', 'verify', 'help'];

test.each([
  ['simulte', 'simulate'], // a letter is missing
  ['gamse', 'games'], // two letters are swapped
  ['replya', 'replay'],
  ['verfiy', 'verify'],
  ['sim', 'simulate'], // a prefix
])('%s is a typo of %s', (word, meant) => {
  expect(nearestWord(word, COMMANDS)).toBe(meant);
});

test.each(['frobnicate', 'x', ''])('%j resembles nothing', (word) => {
  expect(nearestWord(word, COMMANDS)).toBeNull();
});

test('a beginning that several words share means none of them', () => {
  expect(nearestWord('--se', ['--seats', '--seed'])).toBeNull();
});

test('what is allowed is always said, what was meant only when it is likely', () => {
  expect(suggestion('gamse', COMMANDS, 'commands are')).toBe(
    '; did you mean games? commands are: games, simulate, replay, verify, help',
  );
  expect(suggestion('frobnicate', ['a'], 'commands are')).toBe('; commands are: a');
});
