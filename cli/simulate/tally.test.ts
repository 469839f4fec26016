import { expect, test } from 'vitest';
import { addTally, countGame, emptyTally, summarize } from './tally.ts';

const game = (moves: number, places: readonly number[] | null) => ({ steps: 2 * moves, moves, places });

test('first place is a win, and tied players share it', () => {
  const tally = emptyTally(3);
  countGame(tally, game(10, [2, 1, 3]));
  countGame(tally, game(10, [1, 1, 3]));
  countGame(tally, game(10, [1, 1, 1]));
  expect(summarize('comet', tally, 1).winsBySeat).toEqual([0.833, 1.833, 0.333]);
});

test('thirds of wins add up to whole ones', () => {
  const tally = emptyTally(3);
  for (let i = 0; i < 3000; i++) countGame(tally, game(1, [1, 1, 1]));
  expect(summarize('comet', tally, 1).winsBySeat).toEqual([1000, 1000, 1000]);
});

test('a game that was cut counts as played but not finished, and nobody wins it', () => {
  const tally = emptyTally(2);
  countGame(tally, game(30, null));
  countGame(tally, game(10, [1, 2]));
  expect(summarize('comet', tally, 2)).toEqual({
    game: 'comet',
    seats: 2,
    games: 2,
    finished: 1,
    seconds: 2,
    gamesPerSecond: 1,
    movesPerSecond: 20,
    movesPerGame: 20,
    winsBySeat: [1, 0],
  });
});

test('tallies can be added', () => {
  const [a, b, both] = [emptyTally(2), emptyTally(2), emptyTally(2)];
  for (const [tally, places] of [
    [a, [1, 2]],
    [b, [1, 1]],
    [b, [2, 1]],
  ] as const) {
    countGame(tally, game(5, places));
    countGame(both, game(5, places));
  }
  addTally(a, b);
  expect(a).toEqual(both);
});

test('a tally of no games has figures too', () => {
  expect(summarize('comet', emptyTally(2), 0)).toMatchObject({ games: 0, gamesPerSecond: 0, movesPerGame: 0 });
});
