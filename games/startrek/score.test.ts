import { expect, test } from 'vitest';
import { COST } from './data.ts';
import { startrek } from './game.ts';
import { chance, codes, play, position, question, roll, why } from './testing/position.ts';

const OFF = { support: 'off' } as const;
const BY_HAND = { support: 'off', claim: 'by-hand' } as const;
const sfi = (n: number) => [n, 0, 0, 0, 0];
const victory = (n: number) => [0, 0, 0, 0, n];
const over = (state: Parameters<typeof question>[0]) => startrek.awaiting(state.table);
/** Two stations, two bases and a route of five: eight points. */
const EIGHT = { stations: [24, 8], bases: [40, 14], ships: [28, 27, 35, 43, 44] };

test('ST-FLT-01 · the third card on the table takes the largest fleet', () => {
  const state = position({ seats: [{ cards: sfi(1), fleet: 2 }], options: OFF });
  const { open } = play(state, 0, 'sfi');
  expect(open).toContainEqual({ kind: 'fleet', seat: 0, size: 3 });
  expect(state.table.players[0]?.points).toBe(2);
});

test('ST-FLT-02 · strictly more takes it over, an equal number does not', () => {
  const state = position({ seats: [{ fleet: 3 }, { cards: sfi(2), fleet: 2 }], active: 1, options: OFF });
  state.table.fleetHolder = 0;
  const holder = state.table.players[0];
  if (holder) holder.points += 2;
  play(state, 1, 'sfi');
  expect(state.table.fleetHolder).toBe(0);
  play(state, 1, 'cruiser 3');
  state.table.played = 0;
  play(state, 1, 'sfi');
  expect(state.table.fleetHolder).toBe(1);
  expect(state.table.players.map(({ points }) => points)).toEqual([0, 2, 0]);
});

test('ST-END-01 · station 1, base 2, route 2, fleet 2, victory card 1', () => {
  const state = position({ seats: [{ ...EIGHT, cards: victory(1) }], options: OFF });
  expect(state.table.players[0]?.points).toBe(8);
  const start = position({ seats: [{ stations: [24, 8] }], options: OFF });
  expect(start.table.players[0]?.points).toBe(2);
});

test('ST-END-02 · ten points in the own turn win at once', () => {
  const state = position({ seats: [{ ...EIGHT, cards: victory(1), hand: [0, 0, 0, 2, 3] }], options: OFF });
  const { open } = play(state, 0, 'base 24');
  expect(over(state)).toEqual({ who: 'over', places: [1, 2, 2] });
  expect(open).toContainEqual({ kind: 'won', seat: 0, points: 10, cards: 1 });
});

test('ST-END-02 · ten points in the turn of another do not win; before the own roll they do', () => {
  const state = position({ seats: [{}, { ...EIGHT, cards: victory(2) }, {}], active: 0, options: OFF });
  expect(question(state)).toBe('main');
  play(state, 0, 'end');
  expect(over(state)).toMatchObject({ who: 'over', places: [2, 1, 2] });
});

test('ST-END-02 · a game in which nobody builds, buys or plays for forty rounds is over, most points first', () => {
  const state = position({ seats: [{ stations: [24] }, { stations: [8, 40] }, {}], options: OFF });
  state.table.quiet = 118;
  play(state, 0, 'end');
  roll(state, 2);
  const { open } = play(state, 1, 'end');
  expect(open).toContainEqual({ kind: 'stalled', turns: 120 });
  expect(over(state)).toEqual({ who: 'over', places: [2, 1, 3] });
});

test('ST-END-02 · whoever builds or buys begins the count anew', () => {
  const state = position({ seats: [{ stations: [24], hand: COST.ship }], options: OFF });
  state.table.quiet = 50;
  play(state, 0, 'ship 36');
  expect(state.table.quiet).toBe(0);
});

test('ST-END-03 · with claiming by hand a victory is announced, and only in the own turn', () => {
  const state = position({ seats: [{ ...EIGHT, cards: victory(2) }, {}], options: BY_HAND });
  expect(question(state)).toBe('main');
  expect(codes(state, 1, 'claim')).toEqual(['not-asked']);
  play(state, 0, 'claim');
  expect(over(state)).toMatchObject({ who: 'over' });
  expect(state.table.players[0]).toMatchObject({ points: 10, victory: 2, developments: 0 });
});

test('ST-END-04 · whoever forgets waits for the next own turn', () => {
  const state = position({ seats: [{ ...EIGHT, cards: victory(2) }, {}, {}], options: BY_HAND });
  play(state, 0, 'end');
  for (const seat of [1, 2]) {
    expect(codes(state, 0, 'claim')).toEqual(['not-asked']);
    roll(state, 2);
    play(state, seat, 'end');
  }
  expect(codes(state, 0, 'claim')).toEqual([]);
});

test('ST-OPT-CLAIM · automatic: nobody has to claim; by hand: too few points are refused with the figures', () => {
  const auto = position({ seats: [{ stations: [24] }], options: OFF });
  expect(codes(auto, 0, 'claim')).toEqual(['claims-itself', 'too-few-points']);
  const hand = position({ seats: [{ ...EIGHT, cards: victory(1) }], options: BY_HAND });
  expect(why(hand, 0, 'claim')).toEqual([
    { code: 'too-few-points', rule: 'ST-END-02', numbers: { points: 9, target: 10 } },
  ]);
});

test('ST-OPT-TARGET · another goal ends the game there', () => {
  const seats = [{ ...EIGHT, hand: [0, 0, 0, 2, 3] }];
  const nine = position({ seats, options: { ...OFF, target: 9 } });
  play(nine, 0, 'base 24');
  expect(question(nine)).toBe('over');
  const eleven = position({
    seats: [{ ...EIGHT, cards: victory(1), hand: [0, 0, 0, 2, 3] }],
    options: { ...OFF, target: 11 },
  });
  play(eleven, 0, 'base 24');
  expect(question(eleven)).toBe('main');
});

test('ST-VPC-02 · example: with nine points the bought victory card wins at once, together with the older one', () => {
  const state = position({ seats: [{ ...EIGHT, cards: victory(1), hand: [0, 0, 1, 1, 1] }], options: OFF });
  play(state, 0, 'buy');
  const { open, reveals } = chance(state, state.table.deck - 1);
  expect(open).toContainEqual({ kind: 'won', seat: 0, points: 10, cards: 2 });
  expect(reveals).toBe(0b111);
});

test('ST-VPC-02 · by hand it may be shown in the turn it was bought', () => {
  const state = position({ seats: [{ ...EIGHT, cards: victory(2), fresh: victory(1) }], options: BY_HAND });
  expect(codes(state, 0, 'claim')).toEqual([]);
});

test('ST-INFO-01 · hands are hidden, fleets, support cards and bank are open', () => {
  const state = position({ seats: [{ hand: [1, 2, 0, 0, 0], cards: victory(1), fleet: 1, support: 'kirk' }] });
  expect(state.table.players[0]).toMatchObject({ fleet: 1, support: 4 });
  expect(state.table.bank).toEqual([18, 17, 19, 19, 19]);
  expect(Object.keys(state.table.players[0] ?? {})).not.toContain('resources');
});

test('ST-INFO-02 · ST-OPT-DEVCOUNT · the number of development cards can be counted; the option is for screens', () => {
  const state = position({ seats: [{ hand: [0, 0, 1, 1, 1] }], options: { ...OFF, counts: 'hidden' } });
  play(state, 0, 'buy');
  chance(state, 0);
  expect(state.table.options.counts).toBe('hidden');
  expect(state.table.players[0]?.developments).toBe(1);
});

test('ST-INFO-03 · everybody knows how many resource cards somebody holds', () => {
  const state = position({ seats: [{ hand: [1, 2, 0, 0, 3] }] });
  expect(state.table.players[0]?.cards).toBe(6);
});
