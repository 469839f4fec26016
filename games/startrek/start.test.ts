import { NONE } from '@orrery/common';
import { expect, test } from 'vitest';
import { startrek } from './game.ts';
import { LAYOUT_BOUNDS } from './layout.ts';
import { asked, chance, question } from './testing/position.ts';
import { optionsWith, startedGame } from './testing/started-game.ts';

test('ST-SETB-10 · the seat that represents the oldest player has the first turn', () => {
  const { table } = startedGame({ setup: 'beginners', start: 'drawn' }, 4, [2]);
  expect(table).toMatchObject({ starter: 2, active: 2, turn: 1 });
});

test('ST-SETB-10 · ST-OPT-START · the seat of the oldest player can be named: it begins, and takes the highest card', () => {
  const named = (['first', 'second', 'third', 'fourth'] as const).map((start) => {
    const { table } = startedGame({ setup: 'beginners', start }, 4, [0]);
    return [table.starter, table.active, table.players[table.starter]?.support];
  });
  expect(named).toEqual([
    [0, 0, 3],
    [1, 1, 3],
    [2, 2, 3],
    [3, 3, 3],
  ]);
});

test('ST-OPT-START · with three players, the fourth seat means the last one, and the draw has no choice', () => {
  const state = startrek.setup(optionsWith({ setup: 'beginners', start: 'fourth' }), 3);
  expect(startrek.awaiting(state.table)).toMatchObject({ kind: 'start-draw', of: [1] });
  chance(state, 0);
  expect(state.table.starter).toBe(2);
});

test('ST-OPT-START · the oldest player founds first in the variable set-up too', () => {
  const bounds = LAYOUT_BOUNDS.map(() => 0);
  const state = startedGame({ start: 'third' }, 4, bounds, [0]);
  expect([question(state), asked(state), state.table.active]).toEqual(['found-station', 0b0100, 2]);
});

test('ST-OPT-START · the books have two answers, one for each set-up, so no value is marked as theirs', () => {
  expect(startrek.options.start).toMatchObject({ standard: 'rolled', book: null });
});

test('ST-FOUND-01 · only the tied players roll again, until one is ahead', () => {
  const state = startedGame({ setup: 'beginners', start: 'rolled' }, 4, [0, 0, 4, 4, 1, 1, 4, 4]);
  expect(state.table.starter).toBe(NONE);
  expect(startrek.awaiting(state.table)).toMatchObject({ kind: 'start-roll', of: [6, 6, 6, 6] });
  const { open } = chance(state, 2, 2, 2, 2);
  expect(open).toEqual([{ kind: 'start-rolled', rolls: [0, 6, 0, 6] }]);
  chance(state, 0, 0, 0, 1);
  expect(state.table.starter).toBe(3);
});

test('ST-OPT-START · the draw includes all players', () => {
  for (const seats of [3, 4]) {
    const { table } = startrek.setup(optionsWith({ setup: 'beginners', start: 'drawn' }), seats);
    expect(startrek.awaiting(table)).toMatchObject({ kind: 'start-draw', of: [seats] });
  }
});

test('ST-OPT-START · the start is rolled, drawn from all players, or given to the first seat', () => {
  expect(startedGame({ setup: 'beginners', start: 'rolled' }, 3, [0, 0, 5, 5, 3, 3]).table.starter).toBe(1);
  expect(startedGame({ setup: 'beginners', start: 'drawn' }, 3, [2]).table.starter).toBe(2);
  expect(startrek.awaiting(startrek.setup(optionsWith({ setup: 'beginners', start: 'first' }), 3).table)).toMatchObject(
    { of: [1] },
  );
});

test('ST-FOUND-01 · ST-FOUND-02 · the player who begins founds first and last, and has the first turn', () => {
  const state = startedGame(
    { start: 'third' },
    4,
    LAYOUT_BOUNDS.map(() => 0),
    [0],
  );
  expect(state.table).toMatchObject({ starter: 2, active: 2 });
  expect(asked(state)).toBe(0b0100);
});
