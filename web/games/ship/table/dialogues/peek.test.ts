import { expect, test } from 'vitest';
import { playRandomGame } from '../testing/games.ts';
import { type PeekOrder, putCard } from './peek.tsx';

const CARDS = [0, 1, 2];

/** All orders that can be reached by moving cards. */
function reachable(n: number): ReadonlySet<string> {
  const found = new Set<string>();
  const open: PeekOrder[] = [{ top: CARDS.slice(0, n), below: [] }];
  for (let order = open.pop(); order !== undefined; order = open.pop()) {
    const key = JSON.stringify([order.top, order.below]);
    if (found.has(key)) continue;
    found.add(key);
    for (const card of CARDS.slice(0, n)) {
      for (const pile of ['top', 'below'] as const) {
        for (let at = 0; at <= order[pile].length; at++) open.push(putCard(order, card, pile, at));
      }
    }
  }
  return found;
}

test('every order in which the sensor cards can be put back can be chosen', () => {
  const sizes = new Set<number>();
  for (const seed of [71, 72, 73]) {
    playRandomGame({ game: 'duel', seed, maxEntries: 700 }, ({ asking, view, moves }) => {
      if (asking.question !== 'arrange') return;
      const n = view.table.ahead;
      sizes.add(n);
      const ways = reachable(n);
      for (const move of moves) {
        if (move.kind === 'arrange') expect(ways).toContain(JSON.stringify([move.top, move.below]));
      }
    });
  }
  expect(sizes.size).toBeGreaterThan(0);
});
