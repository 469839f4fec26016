import { expect, test } from 'vitest';
import { EVERY_GAME, findGame, GAMES, LANGUAGES } from './index.ts';

test('the shelf holds the four games in their order', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(['startrek', 'starship', 'duel', 'starfarers']);
});

test('a game is found by its id, and only by it', () => {
  for (const game of EVERY_GAME) expect(findGame(game.id)).toBe(game);
  expect(findGame('chess')).toBeNull();
  expect(findGame('toString')).toBeNull();
});

test.each(EVERY_GAME)('$id is named and told in every language', ({ name, summary, rules }) => {
  for (const language of LANGUAGES) {
    expect(name[language]).not.toBe('');
    expect(rules[language]).not.toBe('');
    expect(summary[language]).toMatch(/\.$/);
  }
});

test.each(GAMES)('$id says in every language which published rules it plays', ({ rules }) => {
  for (const language of LANGUAGES) expect(rules[language]).toContain('Catan');
});

test.each(EVERY_GAME)('the engines of $id are what the catalog says they are, the newest last', async (entry) => {
  const numbers = entry.editions.map(({ edition }) => edition);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  for (const { edition, load } of entry.editions) {
    const told = (await load()).use(({ id, edition, seats }) => ({ id, edition, seats }));
    expect(told).toEqual({ id: entry.id, edition, seats: entry.seats });
  }
});

test.each(EVERY_GAME)('$id is complete only with an engine', ({ state, editions }) => {
  expect(state === 'complete' && editions.length === 0).toBe(false);
});
