import { NONE } from '@orrery/common';
import { expect, test } from 'vitest';
import { RESOURCES } from './data.ts';
import { combatBonus, countPeoples, FRIENDSHIP_CARDS, speedBonus } from './friendship.ts';
import {
  BEGINNER_SECTORS,
  BEGINNER_SECTORS_EXTENDED,
  HOME_RESOURCES,
  homeDiscsFor,
  PEOPLES,
  poolsFor,
  SECTORS,
  START_POSITIONS,
  TOKENS,
  tokenOf,
} from './sectors.ts';
import { SLOT_STARS } from './topology.ts';

/** A disc in words: its numbers, or its token. */
const told = (disc: number): string => {
  const token = TOKENS[tokenOf(disc)];
  if (token !== undefined) return token.word;
  return Array.from({ length: 13 }, (_, n) => n)
    .filter((n) => ((disc >> n) & 1) === 1)
    .join('-');
};
const pool = (seats: number, i: number): string => (poolsFor(seats)[i] ?? []).map(told).join(' ');

test.each([
  ['one star, triangle', '3 4 4 11 12', '3'],
  ['one star, rectangle', '2 5 5 6 9', '8'],
  ['one star, hexagon', '10 10 pirates-4 pirates-5 ice-3', 'artefact-2'],
  ['two stars, triangle', '3 4 11', '4'],
  ['two stars, rectangle', '5 8 9', '12'],
  ['two stars, hexagon', '10 pirates-6 ice-4', 'artefact-3'],
  ['reserve', '3 9 10 11 11', '5 10'],
])('SF-SETUP-02 · SF56-SETUP-05 · the discs of a pool, and those added by the extension: %s', (_, base, more) => {
  const i = POOLS.indexOf(_);
  expect([pool(3, i), pool(4, i), pool(5, i), pool(6, i)]).toEqual([base, base, `${base} ${more}`, `${base} ${more}`]);
});
const POOLS = [
  'one star, triangle',
  'one star, rectangle',
  'one star, hexagon',
  'two stars, triangle',
  'two stars, rectangle',
  'two stars, hexagon',
  'reserve',
];

test('SF-SPEC-01 · SF56-ART-02 · pirate bases need 4, 5 and 6 cannons, ice 3 and 4 freight pods, artefacts 2 and 3 peoples', () => {
  expect(TOKENS.map(({ sort, needs }) => `${sort} ${needs}`)).toEqual([
    'pirates 4',
    'pirates 5',
    'pirates 6',
    'ice 3',
    'ice 4',
    'artefact 2',
    'artefact 3',
  ]);
});

const SHAPES = 'TRH';

test('SF-SETUP-02 · SF56-SETUP-02 · the planets of every sector, clockwise, with the shapes of their discs', () => {
  const lines = SECTORS.map(({ stars, resources, shapes, people, isExtension }) =>
    [
      `${stars}${isExtension ? '+' : ''}`,
      ...resources.map((kind, i) => `${RESOURCES[kind]} ${SHAPES[shapes[i] ?? NONE]}`),
      ...(people === NONE ? [] : [PEOPLES[people]]),
    ].join(', '),
  );
  expect(lines).toEqual([
    '1, carbon R, food T, fuel H',
    '1, carbon T, ore H, goods R',
    '1, fuel R, ore T, goods H',
    '1, fuel T, food H, ore R',
    '1, food R, carbon H, goods T',
    '2, carbon R, fuel T, goods H',
    '2, goods T, food R, ore H',
    '2, ore H, carbon T, goods R',
    '1, greenFolk',
    '1, merchants',
    '2, scientists',
    '2, diplomats',
    '1',
    '1',
    '2',
    '2',
    '1+, food T, fuel H, goods R',
    '2+, carbon H, ore R, fuel T',
    '2+, travelers',
  ]);
});

test.each([
  [4, BEGINNER_SECTORS, 'scientists 6 diplomats 7 8 empty greenFolk empty 4 3 empty merchants 2 1 5'],
  [6, BEGINNER_SECTORS_EXTENDED, 'scientists 6 diplomats 7 8 10 greenFolk travelers 4 3 9 merchants 2 1 5'],
])('SF-VAR-01 · the beginners’ layout of the sectors for %i players, slot by slot', (_, figure, orientation) => {
  expect(figure.map((sector) => SECTORS[sector]?.word.replace('system-', '')).join(' ')).toBe(orientation);
  expect(figure.map((sector) => SECTORS[sector]?.stars)).toEqual(SLOT_STARS);
});

test('SF-SETUP-02 · SF56-SETUP-01 · home planets and their discs, one for each letter being replaced with five and six players', () => {
  expect(HOME_RESOURCES.map((kind) => RESOURCES[kind]).join(' ')).toBe(
    'food fuel carbon fuel goods ore ore carbon food goods ore fuel',
  );
  const discs = '11 4 8 10 3-12 8 5 6 3 2-11 9 6';
  const extended = '10-11 4 8 10 9-12 8 5 6 3-4 2-5 9 6';
  expect([3, 4, 5, 6].map((seats) => homeDiscsFor(seats).map(told).join(' '))).toEqual([
    discs,
    discs,
    extended,
    extended,
  ]);
});

test('SF-SETUP-06 · the first pieces of the fixed set-up', () => {
  expect(START_POSITIONS.map(({ port, colonies, ship }) => [port, ...colonies, ship].join(' '))).toEqual([
    '1:27 16:28 23:27 2:26',
    '8:26 -2:28 26:28 10:26',
    '16:26 -2:26 8:28 17:25',
    '26:26 5:27 19:27 25:25',
  ]);
});

test('SF-FRIEND-UPGRADES · SF56-ART-02 · the bonus of each card to speed and strength, and the people it belongs to', () => {
  const lines = FRIENDSHIP_CARDS.map(({ word }, i) => [
    word,
    speedBonus(1 << i),
    combatBonus(1 << i),
    countPeoples(1 << i),
  ]);
  const learned = new Map([
    ['upgrades-1', [1, 1]],
    ['upgrades-2', [1, 1]],
    ['upgrades-3', [1, 1]],
    ['boosters', [2, 0]],
    ['cannons', [0, 2]],
  ]);
  expect(FRIENDSHIP_CARDS.map(({ word, speed, combat }) => [word, speed, combat, 1])).toEqual(lines);
  expect(lines).toEqual(FRIENDSHIP_CARDS.map(({ word }) => [word, ...(learned.get(word) ?? [0, 0]), 1]));
  expect(FRIENDSHIP_CARDS.map(({ people }) => people)).toEqual(FRIENDSHIP_CARDS.map((_, i) => Math.floor(i / 5)));
  expect([speedBonus(-1), combatBonus(-1), countPeoples((1 << 25) - 1), countPeoples(0)]).toEqual([5, 5, 5, 0]);
});
