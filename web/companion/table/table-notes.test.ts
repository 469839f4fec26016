import { expect, test } from 'vitest';
import { DUEL_COMPANION } from '../../games/duel/companion.ts';
import { STARFARERS_COMPANION_RULES } from '../../games/starfarers/companion/companion-rules.ts';
import { STARSHIP_COMPANION } from '../../games/starship/companion.ts';
import { STARTREK_COMPANION_RULES } from '../../games/startrek/companion/companion-rules.ts';
import {
  newTable,
  nextPlayersTurn,
  playerPoints,
  pointsFromSource,
  tableShape,
  winnerOf,
  withCount,
  withFitting,
  withPlayerColour,
  withPlayerName,
  withStarter,
} from './table-notes.ts';

const { box: DUEL_BOX } = DUEL_COMPANION;
const { box: STARSHIP_BOX } = STARSHIP_COMPANION;

const at = (box: typeof STARTREK_COMPANION_RULES, key: string, seats = box.seats[0]): number =>
  box.sources(seats).findIndex((source) => source.key === key);

test('everybody begins with what the set-up gives: 2, 1, 1, and 4 points with any number of Starfarers', () => {
  expect(playerPoints(newTable(STARTREK_COMPANION_RULES, 4), STARTREK_COMPANION_RULES, 3)).toBe(2);
  expect(playerPoints(newTable(STARSHIP_BOX, 2), STARSHIP_BOX, 0)).toBe(1);
  expect(playerPoints(newTable(DUEL_BOX, 2), DUEL_BOX, 1)).toBe(1);
  for (const seats of [3, 4, 5, 6])
    expect(playerPoints(newTable(STARFARERS_COMPANION_RULES, seats), STARFARERS_COMPANION_RULES, 0)).toBe(4);
});

test('ST-LSR-01: the longest route is worth 2 and leaves its previous holder', () => {
  const route = at(STARTREK_COMPANION_RULES, 'route');
  const first = withCount(newTable(STARTREK_COMPANION_RULES, 3), STARTREK_COMPANION_RULES, 0, route, 1);
  expect(playerPoints(first, STARTREK_COMPANION_RULES, 0)).toBe(4);
  const second = withCount(first, STARTREK_COMPANION_RULES, 2, route, 1);
  expect([0, 1, 2].map((seat) => playerPoints(second, STARTREK_COMPANION_RULES, seat))).toEqual([2, 2, 4]);
});

test('DU-FRI-02: three signs and more than the other make the friend of the peoples', () => {
  const sign = at(DUEL_BOX, 'friendship');
  const two = withCount(newTable(DUEL_BOX, 2), DUEL_BOX, 0, sign, 2);
  expect(playerPoints(two, DUEL_BOX, 0)).toBe(1);
  const three = withCount(two, DUEL_BOX, 0, sign, 3);
  expect(playerPoints(three, DUEL_BOX, 0)).toBe(2);
  expect(playerPoints(withCount(three, DUEL_BOX, 1, sign, 3), DUEL_BOX, 0)).toBe(1);
});

test('SF-VP-01: two half medals make a point', () => {
  const fame = at(STARFARERS_COMPANION_RULES, 'fame');
  const source = STARFARERS_COMPANION_RULES.sources(3)[fame];
  if (source === undefined) throw new Error('no source of fame');
  const table = (n: number) =>
    withCount(newTable(STARFARERS_COMPANION_RULES, 3), STARFARERS_COMPANION_RULES, 0, fame, n);
  expect([1, 2, 3, 4].map((n) => pointsFromSource(table(n), STARFARERS_COMPANION_RULES, 0, fame, source))).toEqual([
    0, 1, 1, 2,
  ]);
});

test('no count goes below zero or above what the box contains', () => {
  const base = at(STARTREK_COMPANION_RULES, 'base');
  const table = newTable(STARTREK_COMPANION_RULES, 3);
  expect(withCount(table, STARTREK_COMPANION_RULES, 0, base, -1).players[0]?.counts[base]).toBe(0);
  expect(withCount(table, STARTREK_COMPANION_RULES, 0, base, 9).players[0]?.counts[base]).toBe(4);
  expect(
    withFitting(newTable(STARFARERS_COMPANION_RULES, 3), STARFARERS_COMPANION_RULES, 0, 0, 9).players[0]?.fitted[0],
  ).toBe(6);
});

test('a round ends with the player it began with', () => {
  const table = withStarter(newTable(STARTREK_COMPANION_RULES, 3), 2);
  const rounds = [
    nextPlayersTurn(table),
    nextPlayersTurn(nextPlayersTurn(table)),
    nextPlayersTurn(nextPlayersTurn(nextPlayersTurn(table))),
  ];
  expect(rounds.map(({ active, round }) => [active, round])).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
  ]);
});

test('SF-END-01: only somebody on turn wins, with five players either pilot', () => {
  const colony = at(STARFARERS_COMPANION_RULES, 'colony', 5);
  const marker = at(STARFARERS_COMPANION_RULES, 'marker', 5);
  const rich = withCount(
    withCount(newTable(STARFARERS_COMPANION_RULES, 5), STARFARERS_COMPANION_RULES, 3, colony, 9),
    STARFARERS_COMPANION_RULES,
    3,
    marker,
    4,
  );
  expect(winnerOf(rich, STARFARERS_COMPANION_RULES)).toBe(3); // the second pilot of seat 0
  expect(winnerOf(nextPlayersTurn(rich), STARFARERS_COMPANION_RULES)).toBeNull();
});

test('choosing a colour in use exchanges the two', () => {
  const table = withPlayerColour(newTable(STARTREK_COMPANION_RULES, 3), 0, 2);
  expect(table.players.map(({ colour }) => colour)).toEqual([2, 1, 0]);
});

test('names and colours stay when a new game has more players', () => {
  const before = withPlayerColour(withPlayerName(newTable(STARFARERS_COMPANION_RULES, 3), 1, 'Ada'), 1, 5);
  const after = newTable(STARFARERS_COMPANION_RULES, 5, before);
  expect(after.players[1]).toMatchObject({ name: 'Ada', colour: 5 });
  expect(new Set(after.players.map(({ colour }) => colour)).size).toBe(5);
});

test('notes of another game are ignored', () => {
  const notes: unknown = JSON.parse(JSON.stringify(newTable(STARFARERS_COMPANION_RULES, 3)));
  expect(tableShape(STARFARERS_COMPANION_RULES)(notes)).toEqual(notes);
  expect(tableShape(STARTREK_COMPANION_RULES)({ ...newTable(STARTREK_COMPANION_RULES, 3), active: 3 })).toBeUndefined();
  expect(tableShape(DUEL_BOX)(notes)).toBeUndefined();
});
