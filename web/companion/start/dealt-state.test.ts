import { NONE } from '@orrery/common';
import { duel } from '@orrery/duel';
import { starfarers } from '@orrery/starfarers';
import { starship } from '@orrery/starship';
import { startrek } from '@orrery/startrek';
import { expect, test } from 'vitest';
import { outfitsOf } from '../../games/ship/companion/outfits.ts';
import { dealtState, START_SHAPE } from './dealt-state.ts';

test('SS-HCP-01, SS-HCP-02: a beginner sets out with 30 astro against 20, or with three boosters and two cannons', () => {
  const plain = outfitsOf(dealtState(starship, { deal: 1, options: {} }, 2).table);
  expect(plain.map(({ astro, boosters, cannons }) => [astro, boosters, cannons])).toEqual([
    [25, 2, 1],
    [25, 2, 1],
  ]);
  const helped = outfitsOf(dealtState(starship, { deal: 1, options: { funds: 'second', outfit: 'second' } }, 2).table);
  expect(helped.map(({ astro, boosters, cannons }) => [astro, boosters, cannons])).toEqual([
    [20, 2, 1],
    [30, 3, 2],
  ]);
});

test('DU-SET-21, DU-HCP-01: in Duel the first player has 22 astro and the second 25, unless one of them is helped', () => {
  const first = outfitsOf(dealtState(duel, { deal: 1, options: { start: 'first' } }, 2).table);
  expect(first.map(({ astro }) => astro)).toEqual([22, 25]);
  const helped = outfitsOf(dealtState(duel, { deal: 1, options: { start: 'first', funds: 'first' } }, 2).table);
  expect(helped.map(({ astro }) => astro)).toEqual([30, 20]);
});

test('the same deal is the same board, and another one differs', () => {
  const board = (deal: number) => dealtState(startrek, { deal, options: {} }, 4).table.board;
  expect(board(5)).toEqual(board(5));
  expect(board(5)).not.toEqual(board(6));
});

test('SF-VAR-02, SF-VAR-03: an open chart is dealt with its sectors, a hidden one is found by flying', () => {
  const laid = (setup: string) => dealtState(starfarers, { deal: 77, options: { setup } }, 5).table.layout;
  expect(laid('strategic').every((sector) => sector !== NONE)).toBe(true);
  expect(laid('explorer').every((sector) => sector === NONE)).toBe(true);
});

test('unknown options are ignored', () => {
  const notes = START_SHAPE({ deal: 3, options: { funds: 'everybody' } });
  if (notes === undefined) throw new Error('the notes were not parsed');
  expect(outfitsOf(dealtState(duel, notes, 2).table)).toHaveLength(2);
  expect(START_SHAPE({ deal: -1, options: {} })).toBeUndefined();
});
