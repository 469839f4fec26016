import { describe, expect, test } from 'vitest';
import { CHARACTERS } from './characters.ts';
import { startrek } from './game.ts';
import type { StartrekState } from './state.ts';
import { legalMoves } from './testing/legal.ts';
import { asked, characterCalled, codes, play, position, question, rollDice } from './testing/position.ts';

const BEFORE = { kind: 'before' } as const;
const RICH = [9, 9, 9, 9, 9];
const STRICT = { phases: 'strict' } as const;
const held = (state: StartrekState, seat: number) => CHARACTERS[state.table.players[seat]?.support ?? -1]?.word;

describe('ST-SUP-01 · ST-SUP-02 · one card each, ten in all', () => {
  test('ST-SUP-01 · after an exchange each player still has one card and the rest are in the row', () => {
    const state = position({ seats: [{ support: 'chekov' }], cruiser: 3 });
    play(state, 0, 'chase');
    play(state, 0, 'exchange kirk');
    expect([held(state, 0), (state.table.row >> characterCalled('chekov')) & 1]).toEqual(['kirk', 1]);
    expect(state.table.players[0]?.side).toBe(0);
  });

  test('ST-SUP-02 · side B has the same effect as side A', () => {
    for (const side of ['A', 'B'] as const) {
      const state = position({ seats: [{ support: 'chekov', side }], cruiser: 3 });
      expect(codes(state, 0, 'chase')).toEqual([]);
    }
  });
});

test('ST-SUP-03 · each card has its time: trading, building, any time, after the roll, other players’ turns', () => {
  const kinds = (support: string, frame: 'before' | 'trade' | 'build') => {
    const seats = [
      { support, stations: [24], ships: [36], hand: RICH, fleet: 1 },
      { stations: [8, 40], hand: [1, 1, 1, 1, 1] },
    ];
    const state = position({ frame: { kind: frame }, seats, options: STRICT, cruiser: 3 });
    return new Set(legalMoves(state, 0).map((text) => text.split(' ')[0]));
  };
  expect(['before', 'trade', 'build'].map((frame) => kinds('uhura', frame as 'trade').has('demand'))).toEqual([
    false,
    true,
    false,
  ]);
  expect(['before', 'trade', 'build'].map((frame) => kinds('rand', frame as 'trade').has('double'))).toEqual([
    false,
    true,
    false,
  ]);
  expect(['before', 'trade', 'build'].map((frame) => kinds('scott', frame as 'trade').has('substitute'))).toEqual([
    false,
    false,
    true,
  ]);
  expect(['before', 'trade', 'build'].map((frame) => kinds('sulu', frame as 'trade').has('lift'))).toEqual([
    false,
    false,
    true,
  ]);
  expect(['before', 'trade', 'build'].map((frame) => kinds('chapel', frame as 'trade').has('choose'))).toEqual([
    false,
    false,
    true,
  ]);
  expect(['before', 'trade', 'build'].map((frame) => kinds('sarek', frame as 'trade').has('retire-base'))).toEqual([
    false,
    false,
    true,
  ]);
  expect(['before', 'trade', 'build'].map((frame) => kinds('chekov', frame as 'trade').has('chase'))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['before', 'trade', 'build'].map((frame) => kinds('mccoy', frame as 'trade').has('inspect'))).toEqual([
    false,
    true,
    true,
  ]);
});

test('ST-SUP-04 · after side A is used the card is turned to B or exchanged', () => {
  const state = position({ seats: [{ support: 'chekov' }], cruiser: 3 });
  play(state, 0, 'chase');
  expect([question(state), asked(state)]).toEqual(['decide', 0b001]);
  expect(legalMoves(state, 0)).toHaveLength(1 + CHARACTERS.length - state.table.players.length);
  play(state, 0, 'flip');
  expect(state.table.players[0]).toMatchObject({ side: 1, support: characterCalled('chekov') });
});

test('ST-SUP-05 · after side B is used it must be exchanged', () => {
  const state = position({ seats: [{ support: 'chekov', side: 'B' }], cruiser: 3 });
  play(state, 0, 'chase');
  expect(codes(state, 0, 'flip')).toEqual(['side-b']);
  play(state, 0, 'exchange sarek');
  expect(state.table.players[0]?.side).toBe(0);
});

test('ST-SUP-06 · a card cannot be used in the turn it was taken, but can in the next turn of any player', () => {
  const state = position({ seats: [{ support: 'rand', hand: [2, 0, 0, 0, 0] }], options: STRICT, cruiser: 3 });
  play(state, 0, 'double tritanium for food');
  play(state, 0, 'build');
  play(state, 0, 'exchange chekov');
  expect(codes(state, 0, 'chase')).toEqual(['support-resting']);
  const other = position({ frame: BEFORE, seats: [{}, { support: 'spock' }, {}] });
  rollDice(other, 8);
  play(other, 1, 'compensate food');
  play(other, 1, 'exchange kirk');
  play(other, 0, 'end');
  rollDice(other, 7);
  expect([question(other), asked(other)]).toEqual(['shield', 0b010]);
});

test('ST-SUP-07 · side B cannot be used before the turn after the first use', () => {
  const state = position({ seats: [{ support: 'chekov' }], cruiser: 3 });
  play(state, 0, 'chase');
  play(state, 0, 'flip');
  expect(codes(state, 0, 'chase')).toEqual(['support-resting', 'cruiser-home']);
  expect(state.table.players[0]?.ready).toBe(state.table.turn + 1);
});

test('ST-SUP-08 · no exchange without use: a card that cannot be used stays', () => {
  const state = position({ seats: [{ support: 'sarek', hand: RICH, stations: [24] }] });
  expect(codes(state, 0, 'exchange kirk')).toEqual(['not-now.main']);
  expect(codes(state, 0, 'retire-base 24')).toEqual(['no-fleet']);
  const rand = position({ seats: [{ support: 'rand', hand: [1, 1, 1, 1, 1] }] });
  expect(legalMoves(rand, 0, 'double')).toEqual([]);
});

test('ST-SUP-09 · the card just returned cannot be taken', () => {
  const state = position({ seats: [{ support: 'chekov' }], cruiser: 3 });
  play(state, 0, 'chase');
  expect(codes(state, 0, 'exchange chekov')).toEqual(['not-in-row']);
});

test('ST-SUP-10 · the first card may be used from the first turn on', () => {
  const { table } = startrek.setup({ ...position().table.options, setup: 'beginners', start: 'first' }, 4);
  expect(table.players.every(({ ready }) => ready <= 1)).toBe(true);
});

test('ST-SUP-06 · a card can be used exactly from its recorded turn on', () => {
  for (const [turns, expected] of [
    [0, []],
    [1, ['support-resting']],
  ] as const) {
    const state = position({ seats: [{ support: 'rand', hand: [4, 0, 0, 0, 0] }] });
    const player = state.table.players[0];
    if (player) player.ready = state.table.turn + turns;
    expect(codes(state, 0, 'double tritanium for food')).toEqual(expected);
  }
});
