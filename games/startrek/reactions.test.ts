import { describe, expect, test } from 'vitest';
import type { StartrekState } from './state.ts';
import { legalMoves } from './testing/legal.ts';
import { asked, characterCalled, codes, handOfSeat, play, position, question, rollDice } from './testing/position.ts';

const BEFORE = { kind: 'before' } as const;
const STRICT = { phases: 'strict' } as const;
const [FIRST, SECOND] = [0b001, 0b010];
/** Seat 1 has Spock and no building: it never gets anything from a roll. */
const spock = (side: 'A' | 'B' = 'A') => position({ frame: BEFORE, seats: [{}, { support: 'spock', side }, {}] });
const window = (state: StartrekState) => [question(state), asked(state)];

describe('ST-CARD-SPOCK · when the player is asked', () => {
  test('ST-CARD-SPOCK · after the roll and before trading, in the player’s own turn too', () => {
    const state = position({ frame: BEFORE, seats: [{ support: 'spock' }], options: STRICT });
    expect(codes(state, 0, 'compensate food')).toEqual(['not-now.before']);
    rollDice(state, 8);
    expect(window(state)).toEqual(['compensation', FIRST]);
    expect(codes(state, 0, 'build')).toEqual(['not-now.compensation']);
    play(state, 0, 'compensate food');
    play(state, 0, 'flip');
    expect(window(state)).toEqual(['trade', FIRST]);
    expect(codes(state, 0, 'compensate food')).toEqual(['not-now.trade']);
  });

  test('ST-CARD-SPOCK · a player with another support card is not asked, whatever the roll brought', () => {
    const state = position({ frame: BEFORE, seats: [{ support: 'kirk' }, { support: 'rand' }, { support: 'sulu' }] });
    rollDice(state, 8);
    expect(window(state)).toEqual(['main', FIRST]);
  });

  test('ST-CARD-SPOCK · cards of other players do not matter; a single card for the player rules out the question', () => {
    const others = position({ frame: BEFORE, seats: [{ stations: [33] }, { support: 'spock' }, {}] });
    rollDice(others, 8);
    expect([window(others), handOfSeat(others, 0)]).toEqual([
      ['compensation', SECOND],
      [1, 0, 0, 0, 0],
    ]);
    const both = position({ frame: BEFORE, seats: [{ stations: [27] }, { support: 'spock', stations: [33] }, {}] });
    rollDice(both, 8);
    expect(window(both)).toEqual(['main', FIRST]);
  });

  test('ST-CARD-SPOCK · the player is also asked when the roll brought nothing because of an empty stack', () => {
    const seats = [{}, { support: 'spock', stations: [33] }, {}];
    const state = position({ frame: BEFORE, seats, bank: [0, 1, 0, 0, 0] });
    rollDice(state, 8);
    expect(window(state)).toEqual(['compensation', SECOND]);
    expect(legalMoves(state, 1)).toEqual(['compensate dilithium', 'pass']);
  });

  test('ST-CARD-SPOCK · a player who passes is asked again after the next roll, but not before', () => {
    const state = spock();
    rollDice(state, 8);
    play(state, 1, 'pass');
    expect(window(state)).toEqual(['main', FIRST]);
    play(state, 0, 'end');
    expect(window(state)).toEqual(['before', SECOND]);
    rollDice(state, 3);
    expect(window(state)).toEqual(['compensation', SECOND]);
    expect(state.table.players[1]).toMatchObject({ support: characterCalled('spock'), side: 0 });
  });

  test('ST-SUP-06 · taken before the roll of this turn, the card cannot be used until any player’s next turn', () => {
    const state = position({ frame: BEFORE, seats: [{ support: 'chekov' }, { support: 'rand' }, {}], cruiser: 3 });
    play(state, 0, 'chase');
    play(state, 0, 'exchange spock');
    rollDice(state, 8);
    expect(window(state)).toEqual(['main', FIRST]);
    play(state, 0, 'end');
    rollDice(state, 8);
    expect(window(state)).toEqual(['compensation', FIRST]);
  });
});

describe('ST-SUP-07 · side B of a card used in another player’s turn', () => {
  test('ST-SUP-07 · ST-CARD-SPOCK · Spock can be used again in the very next turn, then returns to the row', () => {
    const state = spock();
    rollDice(state, 8);
    play(state, 1, 'compensate food');
    play(state, 1, 'flip');
    expect(state.table.players[1]).toMatchObject({ side: 1, ready: state.table.turn + 1 });
    play(state, 0, 'end');
    rollDice(state, 8);
    expect(window(state)).toEqual(['compensation', SECOND]);
    play(state, 1, 'compensate water');
    expect(codes(state, 1, 'flip')).toEqual(['side-b']);
    play(state, 1, 'exchange sarek');
    expect(state.table.players[1]).toMatchObject({ support: characterCalled('sarek'), side: 0 });
  });

  test('ST-SUP-07 · ST-CARD-KIRK · Kirk can be used again on the next 7', () => {
    const seats = [{}, { support: 'kirk', hand: [1, 0, 0, 0, 0] }, {}];
    const state = position({ frame: BEFORE, seats });
    rollDice(state, 7);
    play(state, 1, 'shield food');
    play(state, 1, 'flip');
    play(state, 0, 'cruiser 3');
    play(state, 0, 'end');
    rollDice(state, 7);
    expect(window(state)).toEqual(['shield', SECOND]);
  });
});

test('ST-SUP-03 · Kirk and Spock are never used on the same roll', () => {
  const seats = [{}, { support: 'spock' }, { support: 'kirk' }];
  const eight = position({ frame: BEFORE, seats });
  rollDice(eight, 8);
  expect(window(eight)).toEqual(['compensation', SECOND]);
  play(eight, 1, 'pass');
  expect(window(eight)).toEqual(['main', FIRST]);
  const seven = position({ frame: BEFORE, seats });
  rollDice(seven, 7);
  expect(window(seven)).toEqual(['shield', 0b100]);
  play(seven, 2, 'pass');
  expect(window(seven)).toEqual(['cruiser', FIRST]);
});

test('ST-CARD-KIRK · with exactly seven cards and an empty bank the player is not asked', () => {
  const seats = [{}, { support: 'kirk', hand: [7, 0, 0, 0, 0] }, {}];
  const empty = position({ frame: BEFORE, seats, bank: [0, 0, 0, 0, 0] });
  rollDice(empty, 7);
  expect(window(empty)).toEqual(['cruiser', FIRST]);
  const eight = position({
    frame: BEFORE,
    seats: [{}, { support: 'kirk', hand: [8, 0, 0, 0, 0] }, {}],
    bank: [0, 0, 0, 0, 0],
  });
  rollDice(eight, 7);
  expect(window(eight)).toEqual(['shield', SECOND]);
});
