import { expect, test } from 'vitest';
import { DUEL_COMPANION } from '../../games/duel/companion.ts';
import { STARFARERS_BOX } from '../../games/starfarers/companion/box.ts';
import { STARSHIP_COMPANION } from '../../games/starship/companion.ts';
import { STARTREK_BOX } from '../../games/startrek/companion/box.ts';
import {
  begun,
  coloured,
  counted,
  fitted,
  freshTable,
  named,
  passed,
  pointsOf,
  tableShape,
  winnerOf,
  worth,
} from './table.ts';

const { box: DUEL_BOX } = DUEL_COMPANION;
const { box: STARSHIP_BOX } = STARSHIP_COMPANION;

const at = (box: typeof STARTREK_BOX, key: string, seats = box.seats[0]): number =>
  box.sources(seats).findIndex((source) => source.key === key);

test('everybody begins with what the set-up gives: 2, 1, 1, and 4 points with any number of Starfarers', () => {
  expect(pointsOf(freshTable(STARTREK_BOX, 4), STARTREK_BOX, 3)).toBe(2);
  expect(pointsOf(freshTable(STARSHIP_BOX, 2), STARSHIP_BOX, 0)).toBe(1);
  expect(pointsOf(freshTable(DUEL_BOX, 2), DUEL_BOX, 1)).toBe(1);
  for (const seats of [3, 4, 5, 6]) expect(pointsOf(freshTable(STARFARERS_BOX, seats), STARFARERS_BOX, 0)).toBe(4);
});

test('ST-LSR-01: the longest route is worth 2 and leaves whoever had it', () => {
  const route = at(STARTREK_BOX, 'route');
  const first = counted(freshTable(STARTREK_BOX, 3), STARTREK_BOX, 0, route, 1);
  expect(pointsOf(first, STARTREK_BOX, 0)).toBe(4);
  const second = counted(first, STARTREK_BOX, 2, route, 1);
  expect([0, 1, 2].map((seat) => pointsOf(second, STARTREK_BOX, seat))).toEqual([2, 2, 4]);
});

test('DU-FRI-02: three signs and more than the other make the friend of the peoples', () => {
  const sign = at(DUEL_BOX, 'friendship');
  const two = counted(freshTable(DUEL_BOX, 2), DUEL_BOX, 0, sign, 2);
  expect(pointsOf(two, DUEL_BOX, 0)).toBe(1);
  const three = counted(two, DUEL_BOX, 0, sign, 3);
  expect(pointsOf(three, DUEL_BOX, 0)).toBe(2);
  expect(pointsOf(counted(three, DUEL_BOX, 1, sign, 3), DUEL_BOX, 0)).toBe(1);
});

test('SF-VP-01: two half medals make a point', () => {
  const fame = at(STARFARERS_BOX, 'fame');
  const source = STARFARERS_BOX.sources(3)[fame];
  if (source === undefined) throw new Error('there is no fame');
  const table = (n: number) => counted(freshTable(STARFARERS_BOX, 3), STARFARERS_BOX, 0, fame, n);
  expect([1, 2, 3, 4].map((n) => worth(table(n), STARFARERS_BOX, 0, fame, source))).toEqual([0, 1, 1, 2]);
});

test('nothing goes below nothing or above what the box holds', () => {
  const base = at(STARTREK_BOX, 'base');
  const table = freshTable(STARTREK_BOX, 3);
  expect(counted(table, STARTREK_BOX, 0, base, -1).players[0]?.counts[base]).toBe(0);
  expect(counted(table, STARTREK_BOX, 0, base, 9).players[0]?.counts[base]).toBe(4);
  expect(fitted(freshTable(STARFARERS_BOX, 3), STARFARERS_BOX, 0, 0, 9).players[0]?.fitted[0]).toBe(6);
});

test('a round ends where it began', () => {
  const table = begun(freshTable(STARTREK_BOX, 3), 2);
  const rounds = [passed(table), passed(passed(table)), passed(passed(passed(table)))];
  expect(rounds.map(({ active, round }) => [active, round])).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
  ]);
});

test('SF-END-01: only somebody on turn wins, with five players either pilot', () => {
  const colony = at(STARFARERS_BOX, 'colony', 5);
  const marker = at(STARFARERS_BOX, 'marker', 5);
  const rich = counted(
    counted(freshTable(STARFARERS_BOX, 5), STARFARERS_BOX, 3, colony, 9),
    STARFARERS_BOX,
    3,
    marker,
    4,
  );
  expect(winnerOf(rich, STARFARERS_BOX)).toBe(3); // the second pilot of seat 0
  expect(winnerOf(passed(rich), STARFARERS_BOX)).toBeNull();
});

test('a colour that somebody has is exchanged for one’s own', () => {
  const table = coloured(freshTable(STARTREK_BOX, 3), 0, 2);
  expect(table.players.map(({ colour }) => colour)).toEqual([2, 1, 0]);
});

test('names and colours stay when a new game begins with more people', () => {
  const before = coloured(named(freshTable(STARFARERS_BOX, 3), 1, 'Ada'), 1, 5);
  const after = freshTable(STARFARERS_BOX, 5, before);
  expect(after.players[1]).toMatchObject({ name: 'Ada', colour: 5 });
  expect(new Set(after.players.map(({ colour }) => colour)).size).toBe(5);
});

test('notes of another box are not taken for one’s own', () => {
  const notes: unknown = JSON.parse(JSON.stringify(freshTable(STARFARERS_BOX, 3)));
  expect(tableShape(STARFARERS_BOX)(notes)).toEqual(notes);
  expect(tableShape(STARTREK_BOX)({ ...freshTable(STARTREK_BOX, 3), active: 3 })).toBeUndefined();
  expect(tableShape(DUEL_BOX)(notes)).toBeUndefined();
});
