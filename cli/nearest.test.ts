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

test('a prefix of several words is no suggestion', () => {
  expect(nearestWord('--se', ['--seats', '--seed'])).toBeNull();
});

test('an error lists the allowed values, and suggests one only when it is likely', () => {
  expect(suggestion('gamse', COMMANDS, 'commands are')).toBe(
    '; did you mean games? commands are: games, simulate, replay, verify, help',
  );
  expect(suggestion('frobnicate', ['a'], 'commands are')).toBe('; commands are: a');
});
