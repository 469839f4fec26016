import { NONE } from '@orrery/common';
import { expect, test } from 'vitest';
import { COST } from './data.ts';
import { startrek } from './game.ts';
import { legalMoves } from './testing/legal.ts';
import { chance, codes, play, position, question, rollDice, why } from './testing/position.ts';

const OFF = { support: 'off' } as const;
const BY_HAND = { support: 'off', claim: 'by-hand' } as const;
const sfi = (n: number) => [n, 0, 0, 0, 0];
const victory = (n: number) => [0, 0, 0, 0, n];
const over = (state: Parameters<typeof question>[0]) => startrek.awaiting(state.table);
/** Two stations, two bases and a route of five: eight points. */
const EIGHT = { stations: [24, 8], bases: [40, 14], ships: [28, 27, 35, 43, 44] };

test('ST-FLT-01 · the third card played takes the largest fleet', () => {
  const state = position({ seats: [{ cards: sfi(1), fleet: 2 }], options: OFF });
  const { open } = play(state, 0, 'sfi');
  expect(open).toContainEqual({ kind: 'fleet', seat: 0, size: 3 });
  expect(state.table.players[0]?.points).toBe(2);
});

test('ST-FLT-01 · with fewer than three nobody has the largest fleet, and no event is reported', () => {
  const state = position({ seats: [{ cards: sfi(1), fleet: 1 }], options: OFF });
  const { open } = play(state, 0, 'sfi');
  expect(open.map(({ kind }) => kind)).toEqual(['intervened']);
  expect([state.table.fleetHolder, state.table.players[0]?.points]).toEqual([NONE, 0]);
});

test('ST-FLT-02 · only a larger fleet takes it over, an equal one does not', () => {
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

test('ST-END-02 · ten points in the player’s own turn win at once', () => {
  const state = position({ seats: [{ ...EIGHT, cards: victory(1), hand: [0, 0, 0, 2, 3] }], options: OFF });
  const { open } = play(state, 0, 'base 24');
  expect(over(state)).toEqual({ who: 'over', places: [1, 2, 2] });
  expect(open).toContainEqual({ kind: 'won', seat: 0, points: 10, cards: 1 });
});

test('ST-END-02 · the winner is ranked before a player with more points', () => {
  const state = position({ seats: [{ ...EIGHT, cards: victory(1), hand: [0, 0, 0, 2, 3] }, {}], options: OFF });
  const rival = state.table.players[1];
  if (rival) rival.points = 11; // gained in another player's turn
  play(state, 0, 'base 24');
  expect(over(state)).toEqual({ who: 'over', places: [1, 2, 3] });
});

test('ST-END-02 · ten points in another player’s turn do not win; before the roll of the player’s own turn they do', () => {
  const state = position({ seats: [{}, { ...EIGHT, cards: victory(2) }, {}], active: 0, options: OFF });
  expect(question(state)).toBe('main');
  play(state, 0, 'end');
  expect(over(state)).toMatchObject({ who: 'over', places: [2, 1, 2] });
});

/** Seven points without a route, away from the lines below. */
const SEVEN_POINTS = { stations: [39], bases: [8, 14, 2] };
const ORANGE = { stations: [45], ships: [43, 44, 45, 52, 59] };

test('ST-END-02 · ST-LSR-08 · a station that cuts the holder and takes the route wins at once', () => {
  const seats = [
    { ...SEVEN_POINTS, ships: [50, 42, 55, 54, 49, 39], hand: COST.station },
    { stations: [18], ships: [27, 35, 43, 44, 45, 52, 59] },
  ];
  const state = position({ seats, options: OFF });
  expect(state.table.players.map(({ points }) => points)).toEqual([7, 3, 0]);
  play(state, 0, 'station 29');
  expect(state.table.players[0]?.points).toBe(10);
  expect(over(state)).toMatchObject({ who: 'over', places: [1, 2, 3] });
});

test('ST-END-02 · a player who gets the tenth point by a cut in another player’s turn wins when their own turn begins', () => {
  const seats = [
    { ...SEVEN_POINTS, stations: [39, 16], ships: [50, 42, 55, 54, 49] },
    ORANGE,
    { stations: [25], ships: [37, 46], hand: COST.station },
  ];
  const state = position({ seats, active: 2, options: OFF });
  const red = state.table.players[0];
  if (red) red.points -= 2; // nobody holds the tied card
  state.table.routeHolder = NONE;
  play(state, 2, 'station 36');
  expect([state.table.players[0]?.points, question(state)]).toEqual([10, 'main']);
  play(state, 2, 'end');
  expect(over(state)).toMatchObject({ who: 'over', places: [1, 3, 2] });
});

test('ST-END-02 · points lost to a cut before the player’s own turn do not win', () => {
  const seats = [
    { stations: [39], ships: [50, 42], hand: COST.station },
    { ...EIGHT, cards: victory(2) },
  ];
  const state = position({ seats, options: OFF });
  expect([state.table.players[1]?.points, question(state)]).toEqual([8, 'main']);
  play(state, 0, 'station 29');
  expect(state.table.players[1]?.points).toBe(6);
  play(state, 0, 'end');
  expect([question(state), state.table.active]).toEqual(['before', 1]);
});

test('ST-END-02 · ST-LSR-01 · the ship that completes the route wins, whether paid, free or moved', () => {
  const four = { stations: [24, 0], bases: [8, 40, 2], ships: [28, 27, 35, 43] };
  const paid = position({ seats: [{ ...four, hand: COST.ship }], options: OFF });
  play(paid, 0, 'ship 44');
  expect(over(paid)).toMatchObject({ who: 'over' });
  const free = position({ seats: [{ ...four, cards: [0, 1, 0, 0, 0] }], options: OFF });
  play(free, 0, 'utopia');
  play(free, 0, 'place 44');
  expect(over(free)).toMatchObject({ who: 'over' });
  const moved = position({ seats: [{ ...four, ships: [...four.ships, 26], support: 'sulu' }] });
  play(moved, 0, 'lift 26');
  play(moved, 0, 'place 44');
  expect(over(moved)).toMatchObject({ who: 'over' });
  const substituted = position({ seats: [{ ...four, hand: [1, 0, 0, 0, 1], support: 'scott' }] });
  play(substituted, 0, 'substitute dilithium by water');
  play(substituted, 0, 'place 44');
  expect(over(substituted)).toMatchObject({ who: 'over' });
});

test('ST-END-02 · ST-FLT-01 · the third fleet card wins before the roll, and the cruiser stays', () => {
  const frame = { kind: 'before' } as const;
  const state = position({ frame, seats: [{ ...EIGHT, cards: sfi(1), fleet: 2 }], options: OFF });
  play(state, 0, 'sfi');
  expect(over(state)).toMatchObject({ who: 'over', places: [1, 2, 2] });
});

test('ST-END-02 · a game in which nobody builds, buys or plays a card for forty rounds ends, ranked by points', () => {
  const state = position({ seats: [{ stations: [24] }, { stations: [8, 40] }, {}], options: OFF });
  state.table.quiet = 118;
  play(state, 0, 'end');
  rollDice(state, 2);
  const { open } = play(state, 1, 'end');
  expect(open).toContainEqual({ kind: 'stalled', turns: 120 });
  expect(over(state)).toEqual({ who: 'over', places: [2, 1, 3] });
});

test('ST-END-02 · building or buying restarts the count', () => {
  const state = position({ seats: [{ stations: [24], hand: COST.ship }], options: OFF });
  state.table.quiet = 50;
  play(state, 0, 'ship 36');
  expect(state.table.quiet).toBe(0);
});

test('ST-END-03 · with manual claiming a victory must be announced, and only in the player’s own turn', () => {
  const state = position({ seats: [{ ...EIGHT, cards: victory(2) }, {}], options: BY_HAND });
  expect(question(state)).toBe('main');
  expect(codes(state, 1, 'claim')).toEqual(['not-asked']);
  play(state, 0, 'claim');
  expect(over(state)).toMatchObject({ who: 'over' });
  expect(state.table.players[0]).toMatchObject({ points: 10, victory: 2, developments: 0 });
});

test('ST-END-04 · a player who forgets has to wait for their next turn', () => {
  const state = position({ seats: [{ ...EIGHT, cards: victory(2) }, {}, {}], options: BY_HAND });
  play(state, 0, 'end');
  for (const seat of [1, 2]) {
    expect(codes(state, 0, 'claim')).toEqual(['not-asked']);
    rollDice(state, 2);
    play(state, seat, 'end');
  }
  expect(codes(state, 0, 'claim')).toEqual([]);
});

test('ST-OPT-CLAIM · automatic: claiming is not needed; by hand: a claim with too few points is refused with the figures', () => {
  const auto = position({ seats: [{ stations: [24] }], options: OFF });
  expect(codes(auto, 0, 'claim')).toEqual(['claims-itself', 'too-few-points']);
  const hand = position({ seats: [{ ...EIGHT, cards: victory(1) }], options: BY_HAND });
  expect(why(hand, 0, 'claim')).toEqual([
    { code: 'too-few-points', rule: 'ST-END-02', numbers: { points: 9, target: 10 } },
  ]);
});

test('ST-OPT-CLAIM · automatic: a player who could have won but did not shows everybody what the hidden cards cannot be', () => {
  const base = (cards: number[]) => {
    const seats = [{ ...EIGHT, cards, hand: [0, 0, 0, 2, 3] }];
    return play(position({ seats, options: OFF }), 0, 'base 24').reveals;
  };
  expect(base(sfi(1))).toBe(0b111);
  expect(base(sfi(0))).toBe(0);
});

test('ST-OPT-TARGET · a different target ends the game at that number of points', () => {
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

test('ST-VPC-02 · example: with nine points a newly bought victory card wins at once, together with an older one', () => {
  const state = position({ seats: [{ ...EIGHT, cards: victory(1), hand: [0, 0, 1, 1, 1] }], options: OFF });
  play(state, 0, 'buy');
  const { open, reveals } = chance(state, state.table.deck - 1);
  expect(open).toContainEqual({ kind: 'won', seat: 0, points: 10, cards: 2 });
  expect(reveals).toBe(0b111);
});

test('ST-VPC-02 · with manual claiming it may be shown in the turn it was bought', () => {
  const state = position({ seats: [{ ...EIGHT, cards: victory(2), fresh: victory(1) }], options: BY_HAND });
  expect(codes(state, 0, 'claim')).toEqual([]);
});

test('ST-INFO-01 · hands are hidden; fleets, support cards and bank are open', () => {
  const state = position({ seats: [{ hand: [1, 2, 0, 0, 0], cards: victory(1), fleet: 1, support: 'kirk' }] });
  expect(state.table.players[0]).toMatchObject({ fleet: 1, support: 4 });
  expect(state.table.bank).toEqual([18, 17, 19, 19, 19]);
  expect(Object.keys(state.table.players[0] ?? {})).not.toContain('resources');
});

test('ST-INFO-02 · ST-OPT-DEVCOUNT · the number of development cards is known even with the option “hidden”, which only concerns screens', () => {
  const state = position({ seats: [{ hand: [0, 0, 1, 1, 1] }], options: { ...OFF, counts: 'hidden' } });
  play(state, 0, 'buy');
  chance(state, 0);
  expect(state.table.options.counts).toBe('hidden');
  expect(state.table.players[0]?.developments).toBe(1);
});

test('ST-INFO-03 · all players know how many resource cards a player holds', () => {
  const state = position({ seats: [{ hand: [1, 2, 0, 0, 3] }] });
  expect(state.table.players[0]?.cards).toBe(6);
});

test('ST-END-02 · every building, every bought card and every card played restarts the count', () => {
  const hand = [9, 9, 9, 9, 9];
  const seat = { stations: [24], ships: [36, 37], hand, cards: [1, 1, 1, 1, 0] };
  for (const move of ['station 35', 'base 24', 'buy', 'sfi', 'utopia', 'science food water', 'monopoly food']) {
    const state = position({ seats: [seat], options: OFF });
    state.table.quiet = 50;
    const place = move === 'station 35' ? (legalMoves(state, 0, 'station')[0] ?? '') : move;
    play(state, 0, place);
    expect([move, state.table.quiet]).toEqual([move, 0]);
  }
});

test('ST-OPT-TARGET · ten points are the default target, and eight to twelve can be chosen', () => {
  expect(startrek.options.target).toMatchObject({ of: [8, 9, 10, 11, 12], standard: 10, book: 10 });
});

test('ST-OPT-CLAIM · a player who could have won with other hidden cards, but did not, has revealed something to all', () => {
  const seats = (cards: number) => [{}, { ...EIGHT, cards: sfi(cards) }, {}];
  const could = position({ seats: seats(2), options: OFF });
  expect(play(could, 0, 'end').reveals).toBe(0b111);
  expect(question(could)).toBe('before');
  const couldNot = position({ seats: seats(1), options: OFF });
  expect(play(couldNot, 0, 'end').reveals).toBe(0);
});

test('ST-END-02 · the winner is ranked first even if another player shows as many points', () => {
  const state = position({ seats: [{ ...EIGHT, cards: victory(2) }, {}, {}], active: 2, options: OFF });
  const rival = state.table.players[1];
  if (rival) rival.points = 12;
  play(state, 2, 'end');
  expect(over(state)).toMatchObject({ who: 'over', places: [1, 2, 3] });
});
