import { expect, test } from 'vitest';
import { SECTORS } from './sectors.ts';
import { chance, codes, FIVE, play, position, question } from './testing/position.ts';
import { nameOf, vertexAt } from './topology.ts';

const sectorCalled = (word: string): number => SECTORS.findIndex((sector) => sector.word === word);
/** Which of the sectors that can lie there it is. */
const nthOf = (left: number, sector: number): number => {
  let n = 0;
  for (let i = 0; i < sector; i++) if (((left >> i) & 1) === 1) n++;
  return n;
};
const ONE_STAR = SECTORS.reduce(
  (set, { stars, isExtension }, i) => (stars === 1 && !isExtension ? set | (1 << i) : set),
  0,
);

/** A ship beside slot 13, which lies face down. */
const explorer = (cargo: 'colony' | 'trade', at: string, more: object = {}) =>
  position({ seats: [{ ships: [[cargo, at]] }, {}, {}], phase: 'flight', options: { setup: 'explorer' }, ...more });

test('SF-VAR-05 · a ship that comes to a sector face down turns it up and explores a system in the same step', () => {
  const state = explorer('colony', '14:22', { shake: FIVE });
  play(state, 0, 'fly 0 to 13:21');
  expect(question(state)).toBe('discover');
  chance(state, nthOf(ONE_STAR, sectorCalled('system-1')), 1);
  expect(question(state)).toBe('explore');
  chance(state, 0, 0, 0);
  expect([question(state), state.table.layout[13]]).toEqual(['flight', sectorCalled('system-1') * 3 + 1]);
  expect(state.table.planets.slice(39, 42)).toEqual([1, 2, 3]);
  expect(codes(state, 0, 'fly 0 to 11:19')).toEqual([]);
});

test('SF-VAR-05 · an outpost or an empty sector has nothing more to find', () => {
  const state = explorer('colony', '14:22');
  play(state, 0, 'fly 0 to 13:21');
  chance(state, nthOf(ONE_STAR, sectorCalled('greenFolk')), 0);
  expect([question(state), state.table.derived.outposts[0]]).toEqual(['flight', 13]);
});

test('SF-VAR-06 · the middle of a sector face down cannot be entered', () => {
  expect(codes(explorer('colony', '11:19', { laid: {} }), 0, 'fly 0 to 10:20')).toContain('closed');
});

test('a trade ship that finds itself on a colony site has to go on', () => {
  const state = explorer('trade', '13:21', { shake: FIVE });
  play(state, 0, 'fly 0 to 11:21');
  chance(state, nthOf(ONE_STAR, sectorCalled('system-1')), 0);
  chance(state, 0, 0, 0);
  expect(nameOf((state.table.ships[0] ?? 0) >> 1)).not.toBe('13:21');
  const isStuck = state.table.adrift === 1;
  expect(codes(state, 0, 'done')).toEqual(isStuck ? ['must-go-on', 'must-leave'] : []);
});

test('a ship that cannot go on goes back to where its leg began', () => {
  const state = explorer('trade', '13:19', { shake: 0 });
  state.table.spent = 2;
  state.table.flying = 0;
  state.table.from = vertexAt('14:18');
  play(state, 0, 'fly 0 to 11:19');
  chance(state, nthOf(ONE_STAR, sectorCalled('system-1')), 0);
  const told = chance(state, 0, 0, 0).open;
  expect(told.at(-1)).toMatchObject({ kind: 'returned', to: vertexAt('13:19') });
  expect(codes(state, 0, 'done')).toEqual([]);
});
