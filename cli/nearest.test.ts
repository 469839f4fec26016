import { expect, test } from 'vitest';
import { instead, nearest } from './nearest.ts';

const COMMANDS = ['games', 'simulate', 'replay', 'verify', 'help'];

test.each([
  ['simulte', 'simulate'], // a letter is missing
  ['gamse', 'games'], // two are swapped
  ['replya', 'replay'],
  ['verfiy', 'verify'],
  ['sim', 'simulate'], // the beginning
])('%s is a typo of %s', (word, meant) => {
  expect(nearest(word, COMMANDS)).toBe(meant);
});

test.each(['frobnicate', 'x', ''])('%j resembles nothing', (word) => {
  expect(nearest(word, COMMANDS)).toBeNull();
});

test('a beginning that several words share means none of them', () => {
  expect(nearest('--se', ['--seats', '--seed'])).toBeNull();
});

test('what is allowed is always said, what was meant only when it is likely', () => {
  expect(instead('gamse', COMMANDS, 'commands are')).toBe(
    '; did you mean games? commands are: games, simulate, replay, verify, help',
  );
  expect(instead('frobnicate', ['a'], 'commands are')).toBe('; commands are: a');
});
