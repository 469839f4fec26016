import { NONE } from '@orrery/common';
import { expect, test } from 'vitest';
import { COST, DILITHIUM, TRITANIUM } from './data.ts';
import { legalMoves } from './testing/legal.ts';
import { asked, chance, codes, handOfSeat, play, position, question, rollDice } from './testing/position.ts';
import { TOPOLOGY } from './topology.ts';

const OFF = { support: 'off' } as const;
const BEFORE = { kind: 'before' } as const;
const [SFI, UTOPIA, SCIENCE, MONOPOLY, VICTORY] = [
  [1, 0, 0, 0, 0],
  [0, 1, 0, 0, 0],
  [0, 0, 1, 0, 0],
  [0, 0, 0, 1, 0],
  [0, 0, 0, 0, 1],
];
const PRICE = [0, 0, 1, 1, 1];

test('ST-DEV-01 · a bought card is drawn in secret', () => {
  const state = position({ seats: [{ hand: PRICE }], options: OFF });
  play(state, 0, 'buy');
  const { open, secret } = chance(state, 0);
  expect(open).toEqual([{ kind: 'drew', seat: 0, card: null }]);
  expect(secret).toEqual([{ kind: 'drew', seat: 0, card: 0 }]);
  expect(state.table).toMatchObject({ deck: 24, bank: [19, 19, 19, 19, 19] });
  expect(state.hands[0]).toMatchObject({ developments: SFI, fresh: SFI });
});

test('ST-DEV-02 · one card a turn, at any time when the player is free to choose', () => {
  for (const frame of ['before', 'trade', 'build', 'main'] as const) {
    const state = position({ frame: { kind: frame }, seats: [{ cards: MONOPOLY }], options: OFF });
    expect(codes(state, 0, 'monopoly food')).toEqual([]);
  }
  const state = position({ seats: [{ cards: [0, 0, 1, 1, 0] }], options: OFF });
  play(state, 0, 'monopoly food');
  expect(codes(state, 0, 'science food water')).toEqual(['card-played']);
});

test('ST-DEV-03 · a card cannot be played in the turn it was bought, but an older one of its kind can', () => {
  const fresh = position({ seats: [{ cards: SCIENCE, fresh: SCIENCE }], options: OFF });
  expect(codes(fresh, 0, 'science food water')).toEqual(['card-fresh']);
  const older = position({ seats: [{ cards: [0, 0, 2, 0, 0], fresh: SCIENCE }], options: OFF });
  expect(codes(older, 0, 'science food water')).toEqual([]);
});

test('ST-DEV-04 · a card kept for a later turn can be played then', () => {
  const state = position({ seats: [{ cards: SCIENCE, fresh: SCIENCE }, {}, {}], options: OFF });
  play(state, 0, 'end');
  for (const seat of [1, 2]) {
    rollDice(state, 2);
    play(state, seat, 'end');
  }
  expect(codes(state, 0, 'science food water')).toEqual([]);
});

test('ST-DEV-05 · development cards are not stolen and do not count on a 7', () => {
  const state = position({ frame: BEFORE, seats: [{ hand: [7, 0, 0, 0, 0], cards: [3, 0, 0, 0, 0] }], options: OFF });
  rollDice(state, 7);
  expect(question(state)).toBe('cruiser');
});

test('ST-DEV-06 · when the deck is empty no card can be bought', () => {
  const state = position({ seats: [{ hand: PRICE }], options: OFF });
  state.box.deck.fill(0);
  state.table.deck = 0;
  expect(codes(state, 0, 'buy')).toEqual(['deck-empty']);
});

test('ST-SFI-01 · the cruiser moves and steals, and nobody discards, however many cards they hold', () => {
  const seats = [{ cards: SFI }, { stations: [24], hand: [9, 0, 0, 0, 0] }];
  const state = position({ seats, options: OFF });
  play(state, 0, 'sfi');
  expect(question(state)).toBe('cruiser');
  play(state, 0, 'cruiser 10');
  chance(state, 0);
  expect([handOfSeat(state, 0)[0], handOfSeat(state, 1)[0]]).toEqual([1, 8]);
});

test('ST-SFI-01 · after a card played before the roll, a 7 moves the cruiser again', () => {
  const state = position({ frame: BEFORE, seats: [{ cards: SFI }], options: OFF });
  play(state, 0, 'sfi');
  play(state, 0, 'cruiser 3');
  expect(question(state)).toBe('before');
  rollDice(state, 7);
  expect(question(state)).toBe('cruiser');
});

test('ST-SFI-02 · the card stays face up in front of its owner', () => {
  const state = position({ seats: [{ cards: SFI }], options: OFF });
  play(state, 0, 'sfi');
  expect(state.table.players[0]).toMatchObject({ fleet: 1, developments: 0 });
  expect(state.table.spent).toEqual([0, 0, 0, 0, 0]);
});

test('ST-PROG-01 · a progress card leaves the game; it may be played before the roll', () => {
  const state = position({ frame: BEFORE, seats: [{ cards: MONOPOLY }], options: OFF });
  play(state, 0, 'monopoly food');
  expect(state.table.spent).toEqual(MONOPOLY);
  expect(question(state)).toBe('before');
});

test('ST-PROG-02 · two free ships by the normal rules; the second may be left out', () => {
  const state = position({ seats: [{ stations: [24], cards: UTOPIA }], options: OFF });
  play(state, 0, 'utopia');
  expect(codes(state, 0, 'enough')).toEqual(['must-place']);
  expect(codes(state, 0, 'place 0')).toEqual(['no-link']);
  play(state, 0, 'place 36');
  expect(legalMoves(state, 0)).toContain('enough');
  play(state, 0, 'place 44');
  expect([question(state), state.table.players[0]?.ships]).toEqual(['main', 13]);
});

test('ST-PROG-02 · with one ship left, one is placed; without a free lane the card cannot be played', () => {
  const state = position({ seats: [{ stations: [24], cards: UTOPIA }], options: OFF });
  const player = state.table.players[0];
  if (player) player.ships = 1;
  play(state, 0, 'utopia');
  play(state, 0, 'place 36');
  expect(question(state)).toBe('main');
  const walled = position({ seats: [{ cards: UTOPIA }], options: OFF });
  expect(codes(walled, 0, 'utopia')).toEqual(['no-lane']);
});

test('ST-OPT-CLASSIC · the second ship of Utopia Planitia must be placed', () => {
  const state = position({ seats: [{ stations: [24], cards: UTOPIA }], options: { classic: 'on' } });
  play(state, 0, 'utopia');
  play(state, 0, 'place 36');
  expect(codes(state, 0, 'enough')).toEqual(['must-place']);
});

test('ST-PROG-02 · the second ship is skipped when the first one took the last free lane', () => {
  const seats = [
    { stations: [0], cards: UTOPIA },
    { ships: [1], stations: [TOPOLOGY.vertexNeighbours[0] ?? NONE] },
  ];
  const state = position({ seats, options: OFF });
  play(state, 0, 'utopia');
  expect(legalMoves(state, 0, 'place')).toEqual(['place 0']);
  play(state, 0, 'place 0');
  expect(question(state)).toBe('main');
});

test('ST-PROG-03 · any two cards of the bank, even equal ones, can be used at once', () => {
  const hand = COST.ship.map((n, kind) => (kind === TRITANIUM || kind === DILITHIUM ? n - 1 : n));
  const state = position({ seats: [{ cards: SCIENCE, stations: [24], hand }], options: OFF });
  expect(codes(state, 0, 'science food')).toEqual(['take-two']);
  expect(codes(state, 0, 'science water water')).toEqual([]);
  play(state, 0, 'science tritanium dilithium');
  expect(codes(state, 0, 'ship 36')).toEqual([]);
});

test('ST-PROG-03 · after a card played before the roll or in a separate trade phase, its resources wait until building is allowed', () => {
  const options = { ...OFF, phases: 'strict' } as const;
  const state = position({ frame: BEFORE, seats: [{ cards: SCIENCE, stations: [24] }], options });
  play(state, 0, 'science tritanium dilithium');
  expect(codes(state, 0, 'ship 36')).toEqual(['not-now.before']);
  rollDice(state, 2);
  expect(codes(state, 0, 'ship 36')).toEqual(['not-now.trade']);
  play(state, 0, 'build');
  expect(codes(state, 0, 'ship 36')).toEqual([]);
});

test('ST-PROG-03 · if the bank has fewer than two cards, those it has are taken', () => {
  const one = position({ seats: [{ cards: SCIENCE }], bank: [0, 0, 1, 0, 0], options: OFF });
  expect(legalMoves(one, 0, 'science')).toEqual(['science food']);
  const none = position({ seats: [{ cards: SCIENCE }], bank: [0, 0, 0, 0, 0], options: OFF });
  expect(legalMoves(none, 0, 'science')).toEqual(['science']);
  expect(codes(none, 0, 'science food water')).toEqual(['bank-out', 'take-two']);
});

test('ST-PROG-04 · all others hand over every card of the resource named', () => {
  const seats = [{ cards: MONOPOLY, hand: [1, 0, 0, 0, 0] }, { hand: [3, 1, 0, 0, 0] }, { hand: [0, 0, 2, 0, 0] }];
  const state = position({ seats, options: OFF });
  const { open, reveals } = play(state, 0, 'monopoly tritanium');
  expect(state.hands.map(({ resources }) => resources[0])).toEqual([4, 0, 0]);
  expect(open).toContainEqual({ kind: 'monopoly', seat: 0, resource: 0, lost: [0, 3, 0] });
  expect(reveals).toBe(0b111);
});

test('ST-PROG-04 · the card is spent even if no opponent has the resource', () => {
  const state = position({ seats: [{ cards: MONOPOLY }], options: OFF });
  play(state, 0, 'monopoly water');
  expect(state.hands[0]?.developments).toEqual([0, 0, 0, 0, 0]);
});

test('ST-TURN-02 · one card may also be played before the roll, but not while a decision is pending', () => {
  const state = position({ frame: BEFORE, seats: [{ cards: [2, 0, 0, 0, 0] }], options: OFF });
  play(state, 0, 'sfi');
  expect(codes(state, 0, 'sfi')).toEqual(['not-now.cruiser']);
  play(state, 0, 'cruiser 3');
  expect(codes(state, 0, 'sfi')).toEqual(['card-played']);
  expect(asked(state)).toBe(1);
});

test('ST-VPC-01 · victory cards stay hidden: they cannot be played', () => {
  const state = position({ seats: [{ cards: VICTORY }], options: OFF });
  expect(legalMoves(state, 0)).toEqual(['end']);
  expect(state.table.players[0]).toMatchObject({ points: 0, victory: 0 });
});

test('ST-DEV-01 · a card that is not in hand cannot be played', () => {
  const state = position({ seats: [{ stations: [24] }], options: OFF });
  for (const move of ['sfi', 'utopia', 'science food water', 'monopoly food']) {
    expect(codes(state, 0, move)).toEqual(['no-such-card']);
  }
});

test('ST-DEV-06 · the last card of the deck can be bought', () => {
  const state = position({ seats: [{ hand: PRICE }, { cards: [14, 2, 2, 2, 4] }], options: OFF });
  play(state, 0, 'buy');
  chance(state, 0);
  expect(state.hands[0]?.developments).toEqual(VICTORY);
  expect(state.table.deck).toBe(0);
});

test('ST-PROG-01 · ST-DEV-02 · each progress card leaves the hand and the game, and is the only card of the turn', () => {
  for (const [move, card] of [
    ['utopia', UTOPIA],
    ['science food water', SCIENCE],
    ['monopoly food', MONOPOLY],
  ] as const) {
    const state = position({ seats: [{ stations: [24], cards: card }], options: OFF });
    play(state, 0, move);
    expect(state.table.spent).toEqual(card);
    expect(state.hands[0]?.developments).toEqual([0, 0, 0, 0, 0]);
    expect(state.table.played).toBe(1);
  }
});

test('ST-PROG-02 · stopping after the first ship leads back to the turn', () => {
  const state = position({ seats: [{ stations: [24], cards: UTOPIA }], options: OFF });
  play(state, 0, 'utopia');
  play(state, 0, 'place 36');
  play(state, 0, 'enough');
  expect(state.table.stack).toEqual([{ kind: 'main' }]);
  expect(state.table.players[0]?.ships).toBe(14);
});

test('ST-PROG-02 · lanes with the highest numbers count as room for a ship too', () => {
  const seats = [{}, {}, { stations: [53], cards: UTOPIA }];
  const state = position({ seats, active: 2, options: OFF });
  play(state, 2, 'utopia');
  expect(legalMoves(state, 2, 'place')).toEqual(['place 70', 'place 71']);
  play(state, 2, 'place 71');
  expect(state.table.edges[71]).toBe(3);
});

test('ST-PROG-03 · two cards of a kind need two in the bank, two different cards one of each', () => {
  const state = position({ seats: [{ cards: SCIENCE }], bank: [19, 2, 1, 0, 1], options: OFF });
  expect(codes(state, 0, 'science food food')).toEqual(['bank-out']);
  expect(codes(state, 0, 'science dilithium dilithium')).toEqual([]);
  expect(codes(state, 0, 'science food oxygen')).toEqual(['bank-out']);
  expect(codes(state, 0, 'science oxygen water')).toEqual(['bank-out']);
  expect(codes(state, 0, 'science food water')).toEqual([]);
});

test('ST-PROG-03 · all players are told what was taken', () => {
  const two = position({ seats: [{ cards: SCIENCE }], options: OFF });
  expect(play(two, 0, 'science food food').open).toEqual([{ kind: 'science', seat: 0, gains: [0, 0, 2, 0, 0] }]);
  const one = position({ seats: [{ cards: SCIENCE }], bank: [0, 0, 1, 0, 0], options: OFF });
  expect(play(one, 0, 'science food').open).toEqual([{ kind: 'science', seat: 0, gains: [0, 0, 1, 0, 0] }]);
  expect(handOfSeat(one, 0)).toEqual([0, 0, 1, 0, 0]);
});

test('ST-PROG-04 · a player’s only card of the resource is taken too', () => {
  const state = position({ seats: [{ cards: MONOPOLY }, { hand: [1, 0, 0, 0, 0] }], options: OFF });
  play(state, 0, 'monopoly tritanium');
  expect(state.hands.map(({ resources }) => resources[0])).toEqual([1, 0, 0]);
});

test('ST-PROG-02 · ST-SUP-06 · stopping after the first ship is independent of the support card', () => {
  const state = position({ seats: [{ stations: [24], cards: UTOPIA, support: 'sulu' }] });
  play(state, 0, 'utopia');
  play(state, 0, 'place 36');
  play(state, 0, 'enough');
  expect(codes(state, 0, 'lift 36')).toEqual([]);
});
