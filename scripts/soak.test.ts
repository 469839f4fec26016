import { expect, test } from 'vitest';
import { readCommand } from './soak.mjs';

test('a soak plays a hundred games of each setup by default', () => {
  expect(readCommand(['comet'])).toMatchObject({ game: 'comet', games: 100, seed: 1, law: undefined });
  expect(readCommand(['comet', '--games', '7', '--seed', '0', '--law', '3'])).toMatchObject({
    games: 7,
    seed: 0,
    law: 3,
  });
  expect(readCommand(['--help'])).toBeNull();
});

test.each([
  [[], 'Name one game.'],
  [['comet', 'chess'], 'Name one game.'],
  [['comet', '--games', '0'], '--games must be a whole number from 1 on, not "0".'],
  [['comet', '--seed', 'x'], '--seed must be a whole number from 0 on, not "x".'],
  [['comet', '--log', 'a.log'], '--log needs --law.'],
  [['comet', '--gmes', '3'], "Unknown option '--gmes'"],
])('%j gets a clear error', (words, sentence) => {
  expect(() => readCommand(words)).toThrow(sentence);
});
