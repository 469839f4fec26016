import { expect, test } from 'vitest';
import type { Board, BoardOutcome, TournamentEntrant } from './model.ts';
import { pointsByPlace } from './points.ts';
import { standingsOf } from './standings.ts';

const entrantsUpTo = (count: number): readonly TournamentEntrant[] =>
  Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    person: `p${i + 1}`,
    name: `P${i + 1}`,
    level: null,
    rating: 0,
    isActive: true,
    freeSince: null,
  }));

const board = (round: number, entrants: number[], points: number[], outcome: BoardOutcome = 'played'): Board => ({
  round,
  board: 1,
  entrants,
  table: null,
  outcome,
  points,
  showUntil: null,
  endedAt: null,
});

const placesOf = (standings: ReturnType<typeof standingsOf>) => standings.map(({ place, entrant }) => [place, entrant]);

test('two at a table: one point for a win, half a point for a tie; a player who gives up gets none', () => {
  expect(pointsByPlace([1, 2])).toEqual([1, 0]);
  expect(pointsByPlace([1, 1])).toEqual([0.5, 0.5]);
  expect(pointsByPlace([1, 2], { forfeited: [0] })).toEqual([0, 0]);
});

test('three and more at a table: a point for each opponent behind, and half of one for each empty chair', () => {
  expect(pointsByPlace([2, 1, 4, 3])).toEqual([2, 3, 0, 1]);
  expect(pointsByPlace([1, 3, 1, 4], { forfeited: [3] })).toEqual([2.5, 1, 2.5, 0]);
  expect(pointsByPlace([3, 1, 2], { fullTable: 4 })).toEqual([0.5, 2.5, 1.5]);
});

test('in table rounds the tables won break ties, then the points of the opponents', () => {
  const boards = [board(1, [1, 2, 3], [2, 1, 0]), board(2, [2, 3, 1], [1, 2, 0]), board(3, [3, 1, 2], [0, 1, 2])];
  const standings = standingsOf('tables', entrantsUpTo(3), boards);
  expect(standings.map(({ entrant, points, tieBreaks }) => [entrant, points, tieBreaks[0]])).toEqual([
    [2, 4, 1],
    [1, 3, 1],
    [3, 2, 1],
  ]);
});

test('in a Swiss tournament the points of the opponents decide between equals', () => {
  const boards = [
    board(1, [1, 3], [1, 0]),
    board(1, [2, 4], [1, 0]),
    board(2, [1, 2], [0.5, 0.5]),
    board(2, [3, 4], [1, 0]),
  ];
  const standings = standingsOf('swiss', entrantsUpTo(4), boards);
  // Both leaders have 1.5; the first has met 3 (1) and 2 (1.5), the second has met 4 (0) and 1 (1.5).
  expect(standings.slice(0, 2).map(({ entrant, tieBreaks }) => [entrant, tieBreaks[0]])).toEqual([
    [1, 2.5],
    [2, 1.5],
  ]);
  expect(placesOf(standings)).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ]);
});

test('Sonneborn–Berger counts those one has beaten in full, and half of those one has tied with', () => {
  const boards = [
    board(1, [1, 2], [0.5, 0.5]),
    board(1, [3, 4], [1, 0]),
    board(2, [1, 3], [1, 0]),
    board(2, [2, 4], [1, 0]),
  ];
  const [first, second] = standingsOf('swiss', entrantsUpTo(4), boards);
  expect([first?.entrant, first?.tieBreaks[1]]).toEqual([1, 1.75]); // half of 1.5, and all of 1
  expect([second?.entrant, second?.tieBreaks[1]]).toEqual([2, 0.75]);
});

test('a bye counts for Buchholz as a game against somebody with as many points', () => {
  const boards = [board(1, [1], [1], 'bye'), board(2, [1, 2], [1, 0])];
  expect(standingsOf('swiss', entrantsUpTo(2), boards)[0]).toMatchObject({ points: 2, tieBreaks: [2, 2, 0, 1] });
});

test('in a round robin those with equal points are separated by their own games, if all of them have met', () => {
  // 1 beats 2, 2 beats 3, 3 beats 4, 4 ties with 1 and so on: 1 and 2 end with 2 points each.
  const boards = [
    board(1, [1, 2], [0, 1]),
    board(1, [3, 4], [0, 1]),
    board(2, [1, 3], [1, 0]),
    board(2, [2, 4], [0, 1]),
    board(3, [1, 4], [1, 0]),
    board(3, [2, 3], [1, 0]),
  ];
  const standings = standingsOf('round-robin', entrantsUpTo(4), boards);
  // 1, 2 and 4 have two points and one win each among themselves; whom they have beaten does not separate them either.
  expect(placesOf(standings)).toEqual([
    [1, 1],
    [1, 2],
    [1, 4],
    [4, 3],
  ]);
  const short = standingsOf(
    'round-robin',
    entrantsUpTo(3),
    [boards[0], boards[2]].flatMap((each) => each ?? []),
  );
  expect(placesOf(short)).toEqual([
    [1, 2],
    [2, 1],
    [3, 3],
  ]);
});

test('who has not played yet shares a place', () => {
  expect(placesOf(standingsOf('swiss', entrantsUpTo(3), []))).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
  ]);
});
