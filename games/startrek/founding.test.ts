import { NONE } from '@orrery/common';
import { standardOptions } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { startrek } from './game.ts';
import { LAYOUT_BOUNDS } from './layout.ts';
import { BEGINNER_SETUP } from './layouts.ts';
import { layBoard } from './setup.ts';
import type { Options, StartrekState } from './state.ts';
import { legalMoves } from './testing/legal.ts';
import { asked, chance, codes, play, question } from './testing/position.ts';

/** Founding on the beginners' planets, with this seat first. */
function founding(seats: number, starter: number, some: Partial<Options> = {}): StartrekState {
  const state = startrek.setup({ ...standardOptions(startrek.options), start: 'drawn', ...some }, seats);
  chance(state, ...LAYOUT_BOUNDS.map(() => 0));
  chance(state, starter);
  layBoard(state.table, BEGINNER_SETUP);
  return state;
}

function foundRound(state: StartrekState, places: readonly (readonly [number, number, number])[]): void {
  for (const [seat, vertex, edge] of places) {
    play(state, seat, `found ${vertex}`);
    play(state, seat, `found-ship ${edge}`);
  }
}

test('ST-FOUND-02 · the first station may be placed on any of the 54 points', () => {
  expect(legalMoves(founding(3, 0), 0, 'found')).toHaveLength(54);
});

test('ST-FOUND-01 · the highest roll begins, and tied players roll again', () => {
  const state = startrek.setup({ ...standardOptions(startrek.options), start: 'rolled' }, 4);
  chance(state, ...LAYOUT_BOUNDS.map(() => 0));
  const { open } = chance(state, 5, 5, 0, 0, 5, 5, 1, 1);
  expect(open).toEqual([{ kind: 'start-rolled', rolls: [12, 2, 12, 4] }]);
  expect(startrek.awaiting(state.table)).toMatchObject({ kind: 'start-roll', of: [6, 6, 6, 6] });
  chance(state, 0, 0, 2, 2);
  expect(state.table.starter).toBe(2);
});

test('ST-FOUND-02 · round 1 goes clockwise: a station by the distance rule and a ship beside it, both free', () => {
  const state = founding(3, 1);
  expect(asked(state)).toBe(0b010);
  play(state, 1, 'found 24');
  expect(codes(state, 1, 'found-ship 0')).toEqual(['not-beside']);
  play(state, 1, 'found-ship 36');
  expect(asked(state)).toBe(0b100);
  expect(codes(state, 2, 'found 30')).toEqual(['too-close']);
  expect(state.table.players[1]).toMatchObject({ stations: 4, ships: 14, cards: 0, points: 1 });
});

const FIRST = [
  [1, 24, 36],
  [2, 8, 12],
  [0, 40, 58],
] as const;

test('ST-FOUND-03 · round 2 goes in reverse, starting with the last player; the second ship must touch the second station', () => {
  const state = founding(3, 1);
  foundRound(state, FIRST);
  expect(asked(state)).toBe(0b001);
  play(state, 0, 'found 28');
  expect(codes(state, 0, 'found-ship 58')).toEqual(['lane-taken', 'not-beside']);
  expect(codes(state, 0, 'found-ship 57')).toEqual(['not-beside']);
  play(state, 0, 'found-ship 40');
  expect(asked(state)).toBe(0b100);
});

test('ST-FOUND-04 · the second station brings a card for each planet around it, none for the asteroid field', () => {
  const state = founding(3, 1);
  foundRound(state, FIRST);
  play(state, 0, 'found 28');
  expect(state.hands[0]?.resources).toEqual([1, 0, 0, 1, 1]);
  play(state, 0, 'found-ship 40');
  play(state, 2, 'found 23');
  expect(state.hands[2]?.resources).toEqual([0, 0, 1, 1, 0]);
});

test('ST-FOUND-05 · support cards are dealt in order with the second station, before its ship', () => {
  const state = founding(4, 0);
  foundRound(state, [
    [0, 24, 36],
    [1, 8, 12],
    [2, 40, 58],
    [3, 14, 15],
  ]);
  play(state, 3, 'found 28');
  expect(state.table.players[3]).toMatchObject({ support: 0, side: 0 });
  expect(question(state)).toBe('found-ship');
  play(state, 3, 'found-ship 40');
  foundRound(state, [
    [2, 17, 25],
    [1, 31, 47],
    [0, 42, 53],
  ]);
  expect(state.table.players.map(({ support }) => support)).toEqual([3, 2, 1, 0]);
});

test('ST-OPT-SUPPORT · off: no support cards are dealt, neither during founding nor with the fixed set-up', () => {
  const state = founding(3, 1, { support: 'off' });
  foundRound(state, FIRST);
  const { open } = play(state, 0, 'found 28');
  expect(open.map(({ kind }) => kind)).toEqual(['founded']);
  expect(state.table.players.map(({ support }) => support)).toEqual([NONE, NONE, NONE]);
  const options = { ...standardOptions(startrek.options), setup: 'beginners', start: 'first', support: 'off' } as const;
  const figure = startrek.setup(options, 3);
  chance(figure, 0);
  expect(figure.table.players.map(({ support }) => support)).toEqual([NONE, NONE, NONE]);
});

test('ST-FOUND-06 · the player who placed last has the first turn', () => {
  const state = founding(3, 1);
  foundRound(state, [...FIRST, [0, 28, 40], [2, 17, 25], [1, 31, 47]]);
  expect([question(state), asked(state), state.table.turn]).toEqual(['before', 0b010, 1]);
});

test('ST-STN-02 · the distance rule holds from the first station on', () => {
  const state = founding(3, 0);
  foundRound(state, [[0, 24, 36]]);
  for (const next of [18, 19, 30]) expect(codes(state, 1, `found ${next}`)).toEqual(['too-close']);
  expect(codes(state, 1, 'found 13')).toEqual([]);
});
