import { expect, test } from 'vitest';
import { starfarers } from './game.ts';
import { SECTORS } from './sectors.ts';
import {
  chance,
  codes,
  discCode,
  play,
  position,
  question,
  SPEED_FIVE_SHAKE,
  SPEED_THREE_SHAKE,
} from './testing/position.ts';
import { SITE_VERTEX, vertexAt, vertexName } from './topology.ts';

const sectorCalled = (word: string): number => SECTORS.findIndex((sector) => sector.word === word);
/** The index of a sector among those that can be there. */
const nthOf = (left: number, sector: number): number => {
  let n = 0;
  for (let i = 0; i < sector; i++) if (((left >> i) & 1) === 1) n++;
  return n;
};
const ONE_STAR = SECTORS.reduce(
  (set, { stars, isExtension }, i) => (stars === 1 && !isExtension ? set | (1 << i) : set),
  0,
);

/** A ship beside slot 13, which is face down. */
const explorer = (cargo: 'colony' | 'trade', at: string, more: object = {}) =>
  position({ seats: [{ ships: [[cargo, at]] }, {}, {}], phase: 'flight', options: { setup: 'explorer' }, ...more });

test('SF-VAR-05 · a ship that reaches a face-down sector turns it face up and explores its system in the same step', () => {
  const state = explorer('colony', '14:22', { shake: SPEED_FIVE_SHAKE });
  play(state, 0, 'fly 0 to 13:21');
  expect(question(state)).toBe('discover');
  chance(state, nthOf(ONE_STAR, sectorCalled('system-1')), 1);
  expect(question(state)).toBe('explore');
  chance(state, 0, 0, 0);
  expect([question(state), state.table.layout[13]]).toEqual(['flight', sectorCalled('system-1') * 3 + 1]);
  expect(state.table.planets.slice(39, 42)).toEqual([1, 2, 3]);
  expect(codes(state, 0, 'fly 0 to 11:19')).toEqual([]);
});

test('SF-VAR-05 · an outpost or an empty sector has nothing else to explore', () => {
  const state = explorer('colony', '14:22');
  play(state, 0, 'fly 0 to 13:21');
  chance(state, nthOf(ONE_STAR, sectorCalled('greenFolk')), 0);
  expect([question(state), state.table.derived.outposts[0]]).toEqual(['flight', 13]);
});

test('SF-VAR-06 · the middle of a face-down sector cannot be entered', () => {
  expect(codes(explorer('colony', '11:19', { laid: {} }), 0, 'fly 0 to 10:20')).toContain('closed');
});

test('SF-BLOCK-02 · a trade ship that turns out to be on a colony site has to go on', () => {
  const state = explorer('trade', '13:21', { shake: SPEED_FIVE_SHAKE });
  play(state, 0, 'fly 0 to 11:21');
  chance(state, nthOf(ONE_STAR, sectorCalled('system-1')), 0);
  chance(state, 0, 0, 0);
  expect(vertexName((state.table.ships[0] ?? 0) >> 1)).not.toBe('13:21');
  const isStuck = state.table.adrift === 1;
  expect(codes(state, 0, 'done')).toEqual(isStuck ? ['must-go-on', 'must-leave'] : []);
});

test('SF-BLOCK-02 · a ship that cannot go on returns to the start of its current leg', () => {
  const state = explorer('trade', '13:19', { shake: 0 });
  state.table.spent = 2;
  state.table.flying = 0;
  state.table.from = vertexAt('14:18');
  play(state, 0, 'fly 0 to 11:19');
  chance(state, nthOf(ONE_STAR, sectorCalled('system-1')), 0);
  const told = chance(state, 0, 0, 0).open;
  expect(told.at(-1)).toMatchObject({ kind: 'returned', to: vertexAt('13:19') });
  expect([codes(state, 0, 'done'), codes(state, 0, 'fly 0 to 14:18')]).toEqual([[], ['ship-flown', 'too-far']]);
});

test('SF-FLIGHT-06 · SF-SETUP-02 · planets take discs of their shape from the pools of their stars, however the sector is turned', () => {
  const state = explorer('colony', '14:22', { options: { setup: 'wild' } });
  const { table } = state;
  table.pools.splice(0, 6, 0b111, 0b11111, 0b10, 0b11, 0b1, 0b110);
  const meet = (sector: string, slot: number, rotation: number) => {
    table.stack.push({ kind: 'discover', slot });
    chance(state, nthOf(table.sectors, sectorCalled(sector)), rotation);
    return starfarers.awaiting(table);
  };
  // Clockwise a triangle, a hexagon and a rectangle of one star, turned once, where two stars were expected.
  expect([meet('system-2', 0, 1)]).toMatchObject([{ kind: 'explore', of: [3, 5, 1] }]);
  chance(state, 1, 2, 0);
  expect(table.discs.slice(0, 3)).toEqual([5, 4, 10].map((n) => discCode(n)));
  expect(table.pools.slice(0, 3)).toEqual([0b101, 0b11011, 0]);
  expect([meet('system-8', 13, 2)]).toMatchObject([{ kind: 'explore', of: [2, 1, 2] }]);
  chance(state, 0, 0, 1);
  expect(table.discs.slice(39, 42)).toEqual([discCode(3), discCode(5), discCode('ice-4')]);
  expect(table.pools.slice(3, 6)).toEqual([0b10, 0, 0b010]);
});

test('SF-VAR-05 · any ship that explores stays where it is', () => {
  const ships = [
    ['colony', '17:25'],
    ['colony', '14:22'],
  ] as const;
  const seats = [{ ships: [['colony', '4:24'] as const] }, { ships }, {}];
  const state = position({ seats, phase: 'flight', active: 1, options: { setup: 'explorer' } });
  play(state, 1, 'fly 1 to 13:21');
  chance(state, nthOf(ONE_STAR, sectorCalled('system-1')), 0);
  chance(state, 0, 0, 0);
  expect([state.table.adrift, codes(state, 1, 'done')]).toEqual([0, []]);
});

test('SF-ENC-08 · SF-VAR-05 · a trade ship that jumps onto an unknown colony site returns', () => {
  const state = explorer('trade', '17:25', { frames: [{ kind: 'jump', seat: 0 }] });
  play(state, 0, 'jump 0 to 11:19');
  chance(state, nthOf(ONE_STAR, sectorCalled('system-1')), 0);
  expect(chance(state, 0, 0, 0).open.at(-1)).toEqual({ kind: 'returned', seat: 0, ship: 0, to: vertexAt('17:25') });
});

test.each([0, 7, 14])('SF-VAR-06 · ships cannot cross the middle of sector %i while it is face down', (slot) => {
  const [from = 0, to = 0] = SITE_VERTEX.slice(slot * 3);
  const state = explorer('colony', vertexName(from), { shake: SPEED_THREE_SHAKE });
  expect(codes(state, 0, `fly 0 to ${to}`)).toEqual(['too-far']);
});
