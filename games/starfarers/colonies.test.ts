import { NONE } from '@orrery/common';
import { expect, test } from 'vitest';
import {
  chance,
  codes,
  play,
  playerAt,
  position,
  question,
  resolveChance,
  rollDice,
  SPEED_FIVE_SHAKE,
} from './testing/position.ts';

const EXPLORED = { 13: [5, 4, 10] };
/** A colony ship on the site between carbon and food of slot 13. */
const onSite = (more: object = {}, others: readonly object[] = [{}, {}]) =>
  position({
    seats: [{ ships: [['colony', '11:19']], ports: ['1:27'] }, ...others],
    phase: 'flight',
    explored: EXPLORED,
    ...more,
  });

test('SF-COL-01 · a colony ship on a free site may found: one more point, and the transport returns', () => {
  const state = onSite();
  play(state, 0, 'found 0');
  expect([playerAt(state, 0).points, state.table.ships[0]]).toEqual([3, -1]);
  expect(codes(state, 0, 'found 0')).toContain('no-ship');
});

test('SF-COL-01 · a new colony yields from the next roll on', () => {
  const state = onSite();
  play(state, 0, 'found 0');
  play(state, 0, 'done');
  rollDice(state, 5);
  expect(state.hands[0]?.resources).toEqual([0, 0, 1, 0, 0]);
});

test('SF-COL-01 · a trade ship cannot found a colony, nor can a ship without a site', () => {
  const trade = onSite({ seats: [{ ships: [['trade', '13:21']] }, {}, {}] });
  expect(codes(trade, 0, 'found 0')).toEqual(['no-colony-ship', 'no-site']);
});

test('SF-COL-02 · SF-SPEC-03 · no colony can be founded beside a token, and being too weak for the token costs nothing', () => {
  const state = onSite({ explored: { 13: ['pirates-4', 4, 10] } });
  expect(codes(state, 0, 'found 0')).toEqual(['token-beside']);
  expect(codes(onSite({ explored: { 13: [5, 4, 'ice-3'] } }), 0, 'found 0')).toEqual([]);
});

test('SF-COL-03 · with three players a system takes two colonies', () => {
  const taken = [{ colonies: ['11:21'] }, { colonies: ['8:20'] }];
  expect(codes(onSite({}, taken), 0, 'found 0')).toEqual(['crowded']);
  expect(codes(onSite({}, taken.slice(0, 1).concat({ colonies: [] })), 0, 'found 0')).toEqual([]);
});

test('SF-COL-04 · SF56-MISC-01 · with more players it takes three, two of them by the same player', () => {
  const four = onSite({ seats: [{ ships: [['colony', '11:19']], colonies: ['11:21', '8:20'] }, {}, {}, {}] });
  expect(codes(four, 0, 'found 0')).toEqual([]);
  const six = onSite({ seats: [{ ships: [['colony', '11:19']], colonies: ['11:21', '8:20'] }, {}, {}, {}, {}, {}] });
  expect(codes(six, 0, 'found 0')).toEqual([]);
});

test('SF-BLOCK-01 · no ship can end on another player’s spaceport site', () => {
  const seats = [{ ships: [['colony', '4:26'] as const] }, { ports: ['1:27'] }, {}];
  expect(codes(position({ seats, phase: 'flight' }), 0, 'fly 0 to 2:26')).toEqual(['foreign-port']);
});

test('SF-BLOCK-02 · a trade ship cannot end on a colony site, explored or not', () => {
  const seats = [{ ships: [['trade', '13:21'] as const] }, {}, {}];
  expect(codes(position({ seats, phase: 'flight', shake: SPEED_FIVE_SHAKE }), 0, 'fly 0 to 11:21')).toEqual([
    'colony-site',
  ]);
});

/** Goes to the next flight of seat 0. */
function nextFlight(state: ReturnType<typeof onSite>): void {
  play(state, state.table.pilot, 'done');
  while (question(state) !== 'flight' || state.table.pilot !== 0) {
    const seat = state.table.pilot;
    if (question(state) === 'before') play(state, seat, 'roll');
    else if (question(state) === 'main' || question(state) === 'flight') play(state, seat, 'done');
    else resolveChance(state);
  }
}

test('SF-BLOCK-03 · a ship that waits on a site must found or leave in the next turn', () => {
  const state = position({
    seats: [{ ships: [['colony', '13:19']], ports: ['1:27'] }, {}, {}],
    phase: 'flight',
    explored: EXPLORED,
  });
  play(state, 0, 'fly 0 to 11:19');
  nextFlight(state);
  expect(codes(state, 0, 'done')).toEqual(['must-leave']);
  play(state, 0, 'fly 0 to 13:19');
  expect(codes(state, 0, 'fly 0 to 11:19')).toEqual(['must-leave']);
  expect(codes(state, 0, 'done')).toEqual([]);
});

test('SF-BLOCK-03 · a ship that may not fly does not have to leave', () => {
  const state = onSite();
  playerAt(state, 0).due = 1;
  expect(codes(state, 0, 'done')).toEqual(['must-leave']);
  playerAt(state, 0).stuck = 1;
  expect(codes(state, 0, 'done')).toEqual([]);
});

test('SF56-BLOCK-01 · a flight as pilot 2 counts as the next turn too', () => {
  const seats = [{ ports: ['1:27'] }, {}, {}, { ships: [['colony', '11:19'] as const] }, {}];
  const state = position({ seats, explored: EXPLORED });
  play(state, 0, 'done');
  play(state, 3, 'done');
  chance(state, 0);
  expect([question(state), state.table.pilot, codes(state, 3, 'done')]).toEqual(['flight', 3, ['must-leave']]);
});

test('SF-COL-03 · colonies of another system do not count', () => {
  const elsewhere = [{ colonies: ['11:21'] }, { colonies: ['2:18', '22:18'] }];
  expect(codes(onSite({}, elsewhere), 0, 'found 0')).toEqual([]);
});

test('SF-COL-02 · a token on either planet beside a site blocks it', () => {
  expect(codes(onSite({ explored: { 13: [5, 'pirates-4', 10] } }), 0, 'found 0')).toEqual(['token-beside']);
});

test('SF-COL-01 · the edge of an outpost has no colony sites', () => {
  expect(codes(onSite({ seats: [{ ships: [['colony', '23:13']] }, {}, {}] }), 0, 'found 0')).toEqual(['no-site']);
});

test('SF-COL-01 · any ship of any seat can found, and returns to the stock', () => {
  const ships = [
    ['colony', '17:25'],
    ['colony', '11:19'],
  ] as const;
  const state = onSite({ seats: [{ ships: [['colony', '14:22']] }, { ships }, {}], active: 1 });
  play(state, 1, 'found 1');
  expect(state.table.ships.slice(3, 6).map((ship) => ship === NONE)).toEqual([false, true, true]);
  expect(state.table.ships[0]).not.toBe(NONE);
});

test('SF-BLOCK-03 · any ship that had to leave a site cannot return to it', () => {
  const ships = [
    ['colony', '17:25'],
    ['colony', '11:19'],
  ] as const;
  const state = onSite({ seats: [{ ships }, {}, {}] });
  playerAt(state, 0).due = 0b010;
  play(state, 0, 'fly 1 to 13:19');
  expect(codes(state, 0, 'fly 1 to 11:19')).toEqual(['must-leave']);
  expect(codes(state, 0, 'fly 0 to 17:23')).toEqual([]);
});

test('SF-BLOCK-03 · any ship that waits on a site has to leave it', () => {
  const ships = [
    ['colony', '17:25'],
    ['colony', '11:19'],
  ] as const;
  const state = position({ seats: [{ ships }, {}, {}], explored: EXPLORED });
  play(state, 0, 'done');
  chance(state, 0);
  expect(codes(state, 0, 'done')).toEqual(['must-leave']);
  play(state, 0, 'fly 1 to 13:19');
  expect(codes(state, 0, 'done')).toEqual([]);
  play(state, 0, 'fly 1 to 14:20');
});
