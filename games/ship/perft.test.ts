import { MoveList, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { REFILL_FRAME } from './frame-constants.ts';
import type { Move } from './moves.ts';
import type { ShipGameState } from './state.ts';
import { afterSetUp, meetCard, pirateOf, position, type ShipGameId, type TestGame } from './testing/position.ts';

/** The number of move sequences of this length; of each chance only the lowest and the highest outcome are taken. */
function sequences(t: TestGame, state: ShipGameState, depth: number): number {
  const { game, id } = t;
  if (depth === 0) return 1;
  const asked = game.awaiting(state.table);
  if (asked.who === 'over') return 1;
  let n = 0;
  const after = (step: (copy: ShipGameState) => void): void => {
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

const START = (id: ShipGameId) => (): TestGame => afterSetUp(id);
const SECTOR = (id: ShipGameId) => (): TestGame =>
  position(id, { at: 'sector', seats: [{ stock: RICH, centres: ['sensor'] }] });
const BUILD = (id: ShipGameId) => (): TestGame =>
  position(id, {
    seats: [
      { stock: RICH, centres: ['command', 'trade'], stations: ['rigel', 'merchants'] },
      { stock: { ore: 1, food: 1 } },
    ],
  });
const AT = (id: ShipGameId, card: string) => (): TestGame => {
  const t = position(id, { at: 'flight', seats: [{ stock: { ...RICH, ore: 1 } }] });
  meetCard(t, card);
  return t;
};
const PIRATE = (id: ShipGameId) => (): TestGame => {
  const t = position(id, { at: 'flight', seats: [{ cannons: 2, centres: ['command', 'trade'] }] });
  meetCard(t, pirateOf(t, 6, 3));
  return t;
};
const EMPTY = (): TestGame => {
  const t = position('starship', { at: 'flight', options: { refill: 'hidden' } });
  t.table.stack.push(REFILL_FRAME);
  return t;
};

/** Reference counts: a count that changes means that a rule changed. */
test.each<[string, () => TestGame, number[]]>([
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
