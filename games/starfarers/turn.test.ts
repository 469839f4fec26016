import { NONE } from '@orrery/common';
import { expect, test } from 'vitest';
import type { StarfarersState } from './state.ts';
import { asked, chance, codes, play, playerAt, position, question, resolveChance } from './testing/position.ts';

const ship = (at: string) => ({ ships: [['colony', at] as const] });

/** Everything that is counted within a turn, as if all had been used. */
function spend(state: StarfarersState): void {
  const { table } = state;
  table.offers = 3;
  table.shake = 4;
  table.discards = [[1, 0, 0, 0, 0], [], []];
  for (const each of table.players) Object.assign(each, { used: 0b1111_1111, stuck: 0b111, flown: 0b111, due: 0b111 });
}

test.each([3, 5])('SF-TURN-01 · SF56-TURN-05 · with %i players nothing of a turn is left for the next', (seats) => {
  const state = position({ seats: Array.from({ length: seats }, () => ({})) });
  const { turn } = state.table;
  spend(state);
  play(state, 0, 'done');
  if (seats === 5) play(state, 3, 'done');
  const { table } = state;
  expect([question(state), table.turn, table.active, table.pilot]).toEqual(['before', turn + 1, 1, 1]);
  expect([table.offers, table.shake, table.discards]).toEqual([0, NONE, []]);
  for (const { used, stuck, flown, due } of table.players) expect([used, stuck, flown, due]).toEqual([0, 0, 0, 0]);
});

test('SF-ENC-06 · a grounded ship can fly again in the next turn of its owner', () => {
  const state = position({ seats: [ship('17:25'), {}, {}], phase: 'flight' });
  playerAt(state, 0).stuck = 1;
  play(state, 0, 'done');
  while (question(state) !== 'flight') {
    if (question(state) === 'before') play(state, state.table.active, 'roll');
    else if (question(state) === 'main') play(state, state.table.pilot, 'done');
    else resolveChance(state);
  }
  expect([state.table.active, codes(state, 0, 'fly 0 to 17:23')]).toEqual([0, []]);
});

test('SF-TURN-01 · the turn passes to the left, and from the last seat to the first', () => {
  const state = position({ seats: [{}, {}, {}], active: 2 });
  play(state, 2, 'done');
  expect([question(state), asked(state)]).toEqual(['before', 0b001]);
});

test('SF-END-01 · 14 points are not enough', () => {
  const state = position({ seats: [{ colonies: ['1:27'], tokens: 12, hand: [0, 0, 3, 2, 0] }, {}, {}] });
  play(state, 0, 'spaceport 1:27');
  expect([question(state), playerAt(state, 0).points]).toEqual(['main', 14]);
});

const EXPLORED = { 13: [5, 4, 'pirates-4'] };

test.each([
  ['a colony', { ships: [['colony', '13:21']], tokens: 14 }, 'fly 0 to 11:19', 'found 0'],
  ['a marker', { ships: [['trade', '22:12']], tokens: 13, fitted: [0, 0, 1] }, 'fly 0 to 22:14', null],
  ['a token', { ships: [['colony', '13:23']], tokens: 14, fitted: [0, 4, 0] }, 'fly 0 to 11:21', null],
] as const)('SF-END-01 · %s gained on the way wins at once, before anything else is asked', (_, has, first, then) => {
  const state = position({ seats: [has, {}, {}, {}], phase: 'flight', shake: 4, explored: EXPLORED });
  play(state, 0, first);
  if (then !== null) play(state, 0, then);
  if (question(state) === 'clear') chance(state, 0);
  expect([question(state), playerAt(state, 0).points]).toEqual(['over', 15]);
});

test('SF-END-01 · a player who loses the marker in another player’s turn has not won', () => {
  const holder = { docked: [0, 0, 1], tokens: 13 };
  const rival = { docked: [0, 0, 1], ships: [['trade', '22:12'] as const], fitted: [0, 0, 3] };
  const state = position({ seats: [rival, holder, {}], phase: 'flight', shake: 4 });
  state.table.markers[2] = 1;
  playerAt(state, 0).points = 0;
  playerAt(state, 1).points = 15;
  play(state, 0, 'fly 0 to 22:14');
  expect(playerAt(state, 1).points).toBe(13);
  resolveChance(state);
  play(state, 0, 'befriend rate-ore');
  play(state, 0, 'done');
  expect([question(state), state.table.active]).toEqual(['before', 1]);
});

test('SF-TURN-01 · each step ends when the next begins', () => {
  const state = position({ seats: [ship('17:25'), {}, {}], phase: 'before' });
  play(state, 0, 'roll');
  chance(state, 0, 0);
  resolveChance(state);
  expect(state.table.stack).toEqual([{ kind: 'main' }]);
  play(state, 0, 'done');
  chance(state, 4);
  expect(state.table.stack).toEqual([{ kind: 'next' }, { kind: 'flight' }]);
  play(state, 0, 'done');
  expect(state.table.stack).toEqual([{ kind: 'before' }]);
});
