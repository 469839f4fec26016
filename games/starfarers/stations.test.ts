import { NONE } from '@orrery/common';
import { expect, test } from 'vitest';
import { isBarredByToken } from './board.ts';
import { clearableAt } from './flight.ts';
import {
  chance,
  codes,
  discCode,
  play,
  playerAt,
  position,
  question,
  resolveChance,
  SPEED_FIVE_SHAKE,
  why,
} from './testing/position.ts';
import { VERTEX_COUNT, vertexName } from './topology.ts';

/** A trade ship beside the outpost of the Merchants, slot 11, docking point 22:14. */
const trader = (has: object = {}, others: readonly object[] = [{}, {}]) =>
  position({
    seats: [{ ships: [['trade', '23:13']], fitted: [0, 0, 1], ...has }, ...others],
    phase: 'flight',
    shake: SPEED_FIVE_SHAKE,
  });

test('SF-STAT-01 · a trade ship that ends on a docking point founds a station', () => {
  const state = trader();
  play(state, 0, 'fly 0 to 22:14');
  expect([playerAt(state, 0).docked[2], state.table.ships[0], question(state)]).toEqual([1, -1, 'befriend']);
});

test('SF-STAT-02 · SF-BLOCK-04 · the fourth station needs four freight pods, and no other ship may end there', () => {
  const others = [{ docked: [0, 0, 2] }, { docked: [0, 0, 1] }];
  expect(why(trader({ fitted: [0, 0, 3] }, others), 0, 'fly 0 to 22:14')).toMatchObject([
    { code: 'too-few-pods', numbers: { have: 3, stations: 3, docks: 5 } },
  ]);
  expect(codes(trader({ fitted: [0, 0, 4] }, others), 0, 'fly 0 to 22:14')).toEqual([]);
  expect(codes(trader({ ships: [['colony', '23:13']] }), 0, 'fly 0 to 22:14')).toEqual(['docking-point']);
});

test('SF-STAT-02 · an outpost has only five docks', () => {
  const others = [{ docked: [0, 0, 3] }, { docked: [0, 0, 2] }];
  expect(codes(trader({ fitted: [0, 0, 5] }, others), 0, 'fly 0 to 22:14')).toEqual(['too-few-pods']);
});

test('SF-STAT-03 · one of the remaining cards of that people is then chosen', () => {
  const state = trader({}, [{ docked: [0, 0, 1], friends: ['rate-ore'] }, {}]);
  playerAt(state, 0).fitted[2] = 2;
  play(state, 0, 'fly 0 to 22:14');
  expect(codes(state, 0, 'befriend rate-ore')).toEqual(['no-such-friend']);
  expect(codes(state, 0, 'befriend tribute')).toEqual(['no-such-friend']);
  play(state, 0, 'befriend rate-goods');
  expect(playerAt(state, 0).friends).toBe(1 << 14);
});

test('SF-STAT-04 · SF-STAT-05 · the first station takes the marker, two points; the station itself is worth nothing', () => {
  const state = trader();
  play(state, 0, 'fly 0 to 22:14');
  expect([state.table.markers[2], playerAt(state, 0).points]).toEqual([0, 2]);
});

test('SF-STAT-04 · SF-STAT-06 · the marker passes only to a player with more stations: a tie does not move it, two against one do', () => {
  const tie = trader({ fitted: [0, 0, 2] }, [{ docked: [0, 0, 1] }, {}]);
  play(tie, 0, 'fly 0 to 22:14');
  expect([tie.table.markers[2], playerAt(tie, 0).points]).toEqual([1, 0]);
  const more = trader({ fitted: [0, 0, 3], docked: [0, 0, 1] }, [{ docked: [0, 0, 1] }, {}]);
  more.table.markers[2] = 1;
  playerAt(more, 0).points = 0;
  playerAt(more, 1).points = 2;
  play(more, 0, 'fly 0 to 22:14');
  expect([more.table.markers[2], playerAt(more, 0).points, playerAt(more, 1).points]).toEqual([0, 2, 0]);
});

/** A ship two links from the planets of slot 13, of which one has a token. */
const raider = (token: string, has: object, seats = 3) =>
  position({
    seats: [{ ships: [['colony', '14:22']], ...has }, ...Array.from({ length: seats - 1 }, () => ({}))],
    phase: 'flight',
    shake: SPEED_FIVE_SHAKE,
    explored: { 13: [5, token, 10] },
  });

test('SF-SPEC-01 · enough cannons, including those of the Scientists, defeat a pirate base at once', () => {
  const state = raider('pirates-5', { fitted: [0, 4, 0], friends: ['upgrades-1'], docked: [0, 1] });
  play(state, 0, 'fly 0 to 13:21');
  expect(question(state)).toBe('clear');
});

test('SF-SPEC-01 · SF-SPEC-03 · too few cannons do nothing', () => {
  const state = raider('pirates-5', { fitted: [0, 4, 0] });
  play(state, 0, 'fly 0 to 13:21');
  expect([question(state), playerAt(state, 0).fitted]).toEqual(['flight', [0, 4, 0]]);
});

test('SF-SPEC-01 · enough freight pods turn an ice planet green', () => {
  const state = raider('ice-3', { fitted: [0, 0, 3] });
  play(state, 0, 'fly 0 to 13:21');
  expect(question(state)).toBe('clear');
});

test('SF-SPEC-02 · the token is kept as a medal, a reserve disc replaces it, and the ship may found there', () => {
  const state = raider('ice-3', { fitted: [0, 0, 3] });
  play(state, 0, 'fly 0 to 13:21');
  chance(state, 0);
  expect([playerAt(state, 0).points, playerAt(state, 0).tokens, state.table.discs[40]]).toEqual([1, 1, discCode(3)]);
  play(state, 0, 'fly 0 to 11:21');
  play(state, 0, 'found 0');
  expect(playerAt(state, 0).points).toBe(2);
});

test('SF-SPEC-01 · a ship beside a token with enough upgrades at the beginning of the flight wins it then', () => {
  const state = position({
    seats: [{ ships: [['colony', '13:21']], hand: [0, 0, 2, 0, 0], fitted: [0, 3, 0] }, {}, {}],
    explored: { 13: [5, 'pirates-4', 10] },
  });
  play(state, 0, 'upgrade cannon');
  expect(question(state)).toBe('main');
  play(state, 0, 'done');
  chance(state, 0);
  expect(question(state)).toBe('clear');
});

test('SF56-ART-01 · no colony can be founded beside an artefact', () => {
  const state = raider('artefact-2', { ships: [['colony', '11:19']] }, 5);
  expect(codes(state, 0, 'found 0')).toEqual(['token-beside']);
});

test('SF56-ART-02 · an artefact needs cards of the given number of different peoples', () => {
  const same = raider('artefact-2', { friends: ['rate-ore', 'rate-fuel'], docked: [0, 0, 2] }, 5);
  play(same, 0, 'fly 0 to 13:21');
  expect(question(same)).toBe('flight');
  const two = raider('artefact-2', { friends: ['rate-ore', 'tribute'], docked: [0, 0, 1, 1] }, 5);
  play(two, 0, 'fly 0 to 13:21');
  resolveChance(two);
  expect([playerAt(two, 0).tokens, playerAt(two, 0).points]).toEqual([1, 5]);
});

test('SF-SPEC-04 · SF-COL-02 · a token can be won from the five corners of its planet, blocks its two sites, and affects no other place', () => {
  const { table } = raider('pirates-4', { fitted: [0, 4, 0] });
  const all = Array.from({ length: VERTEX_COUNT }, (_, vertex) => vertex);
  const beside = ['11:19', '11:21', '13:19', '13:21', '14:20'];
  expect(
    all
      .filter((vertex) => clearableAt(table, 0, vertex) !== NONE)
      .map(vertexName)
      .sort(),
  ).toEqual(beside);
  expect(
    all
      .filter((vertex) => isBarredByToken(table, vertex))
      .map(vertexName)
      .sort(),
  ).toEqual(beside);
});

test('SF-SPEC-01 · another player’s ship wins no token for the active player', () => {
  const seats = [
    { ships: [['colony', '17:25'] as const], fitted: [0, 4, 0] },
    { ships: [['colony', '13:21'] as const] },
    {},
  ];
  const state = position({ seats, explored: { 13: [5, 'pirates-4', 10] } });
  play(state, 0, 'done');
  chance(state, SPEED_FIVE_SHAKE);
  expect(question(state)).toBe('flight');
});

test('SF56-ART-02 · SF-STAT-03 · a card that completes the peoples wins the artefact next to one of the player’s ships', () => {
  const ships = [
    ['colony', '13:21'],
    ['trade', '23:13'],
  ];
  const state = raider('artefact-2', { ships, fitted: [0, 0, 1], friends: ['tribute'], docked: [0, 0, 0, 1] }, 5);
  play(state, 0, 'fly 1 to 22:14');
  play(state, 0, 'befriend rate-ore');
  expect(question(state)).toBe('clear');
});

test('SF-STAT-01 · SF-ENC-07 · the transport that returns brings a waiting free trade ship', () => {
  const ships = [
    ['trade', '23:13'],
    ['colony', '17:25'],
    ['colony', '4:24'],
  ];
  const state = trader({ ships, ports: ['1:27'], waiting: 1 });
  play(state, 0, 'fly 0 to 22:14');
  play(state, 0, 'befriend rate-ore');
  expect(question(state)).toBe('launch');
});

test('SF-STAT-03 · the last card of a people can be chosen like the others', () => {
  const friends = ['production-fuel', 'production-carbon', 'production-food', 'production-goods'];
  const state = position({
    seats: [{ ships: [['trade', '2:10']], fitted: [0, 0, 5] }, { friends, docked: [4] }, {}],
    phase: 'flight',
  });
  play(state, 0, 'fly 0 to 1:11');
  play(state, 0, 'befriend production-ore');
  expect(playerAt(state, 0).friends).toBe(1);
});
