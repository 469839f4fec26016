import { MoveList, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { REFILL } from './framevalues.ts';
import type { Move } from './moves.ts';
import type { Whole } from './state.ts';
import { afterSetUp, type Id, meet, pirateOf, position, type Tested } from './testing/position.ts';

/** How many sequences of so many steps there are; of chance the lowest and the highest outcome are taken. */
function sequences(t: Tested, state: Whole, depth: number): number {
  const { game, id } = t;
  if (depth === 0) return 1;
  const asked = game.awaiting(state.table);
  if (asked.who === 'over') return 1;
  let n = 0;
  const after = (step: (copy: Whole) => void): void => {
    const { state: copy } = afterSetUp(id);
    game.copy(state, copy);
    step(copy);
    n += sequences(t, copy, depth - 1);
  };
  if (asked.who === 'chance') {
    for (const outcome of [asked.of.map(() => 0), asked.of.map((below) => below - 1)]) {
      after((copy) => game.resolve(copy, outcome, null));
    }
    return n;
  }
  for (const view of viewsOf(state)) {
    const moves = new MoveList<Move>(0);
    game.moves(view, moves);
    for (const move of moves.toArray()) after((copy) => game.play(copy, view.seat, move, null));
  }
  return n;
}

const RICH = { ore: 2, fuel: 2, food: 2, carbon: 2, goods: 2, knowledge: 2, astro: 9 };

const START = (id: Id) => (): Tested => afterSetUp(id);
const SECTOR = (id: Id) => (): Tested => position(id, { at: 'sector', seats: [{ stock: RICH, centres: ['sensor'] }] });
const BUILD = (id: Id) => (): Tested =>
  position(id, {
    seats: [
      { stock: RICH, centres: ['command', 'trade'], stations: ['rigel', 'merchants'] },
      { stock: { ore: 1, food: 1 } },
    ],
  });
const AT = (id: Id, card: string) => (): Tested => {
  const t = position(id, { at: 'flight', seats: [{ stock: { ...RICH, ore: 1 } }] });
  meet(t, card);
  return t;
};
const PIRATE = (id: Id) => (): Tested => {
  const t = position(id, { at: 'flight', seats: [{ cannons: 2, centres: ['command', 'trade'] }] });
  meet(t, pirateOf(t, 6, 3));
  return t;
};
const EMPTY = (): Tested => {
  const t = position('starship', { at: 'flight', options: { refill: 'hidden' } });
  t.table.stack.push(REFILL);
  return t;
};

/** Counted once and kept: a number that changes says that a rule did. */
test.each<[string, () => Tested, number[]]>([
  ['choosing centres, 2001', START('starship'), [12, 144, 1008]],
  ['choosing centres, Duel', START('duel'), [30, 900, 14400]],
  ['choosing a sector with a sensor, 2001', SECTOR('starship'), [4, 8, 48]],
  ['choosing a sector with a sensor, Duel', SECTOR('duel'), [4, 8, 48]],
  ['trading and building, 2001', BUILD('starship'), [33, 508, 4480]],
  ['trading and building, Duel', BUILD('duel'), [33, 508, 4480]],
  ['at a trade planet with a berth', AT('starship', 'Rigel X'), [5, 19, 74]],
  ['at the base Diplomats of the Duel', AT('duel', 'B23'), [8, 25, 120]],
  ['at a target', AT('starship', 'Pallas'), [3, 14, 52]],
  ['a strong pirate, 2001', PIRATE('starship'), [2, 4, 7]],
  ['a strong pirate, Duel', PIRATE('duel'), [2, 4, 8]],
  ['a hidden refill', EMPTY, [2, 4, 6]],
])('%s', (_, start, counts) => {
  const t = start();
  expect(counts.map((__, i) => sequences(t, t.state, i + 1))).toEqual(counts);
});
