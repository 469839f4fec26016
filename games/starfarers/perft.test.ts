import { MoveList, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { starfarers } from './game.ts';
import type { Move } from './moves.ts';
import type { StarfarersState } from './state.ts';
import { drawnEncounter } from './testing/encounter.ts';
import { position } from './testing/position.ts';

/** The number of move sequences of this length; of each chance only the lowest and the highest outcome are taken. */
function sequences(state: StarfarersState, depth: number): number {
  if (depth === 0) return 1;
  const asked = starfarers.awaiting(state.table);
  if (asked.who === 'over') return 1;
  let n = 0;
  const after = (step: (copy: StarfarersState) => void): void => {
    const copy = starfarers.setup(state.table.options, state.hands.length);
    starfarers.copy(state, copy);
    step(copy);
    n += sequences(copy, depth - 1);
  };
  if (asked.who === 'chance') {
    const low = asked.of.map(() => 0);
    const high = asked.of.map((below) => below - 1);
    after((copy) => starfarers.resolve(copy, low, null));
    after((copy) => starfarers.resolve(copy, high, null));
    return n;
  }
  for (const view of viewsOf(state)) {
    const moves = new MoveList<Move>(0);
    starfarers.moves(view, moves);
    for (const move of moves.toArray()) after((copy) => starfarers.play(copy, view.seat, move, null));
  }
  return n;
}

const HAND = [2, 2, 3, 2, 2];
const THREE = [
  { ports: ['1:27'], colonies: ['-2:26'], ships: [['colony', '13:21'] as const], hand: HAND, fitted: [1, 1, 1] },
  { ports: ['8:26'], ships: [['trade', '10:26'] as const], hand: [1, 0, 0, 0, 0] },
  { colonies: ['16:26'], hand: [0, 0, 3, 0, 0] },
];
const EXPLORED = { 13: [5, 4, 'pirates-4'] };

/** Reference counts: a count that changes means that a rule changed. */
test.each<[string, () => StarfarersState, number[]]>([
  [
    'founding of three',
    () =>
      position({
        frames: [
          { kind: 'settle', seat: 1 },
          { kind: 'settle', seat: 0 },
        ],
      }),
    [12, 132],
  ],
  ['trade and build with a rich hand', () => position({ seats: THREE, explored: EXPLORED }), [17, 184, 1218]],
  ['a flight beside a system', () => position({ seats: THREE, explored: EXPLORED, phase: 'flight' }), [43, 312, 962]],
  ['a merchant', () => drawnEncounter(3), [51, 2142]],
  ['a false merchant', () => drawnEncounter(7), [51, 102, 2244]],
  ['before the roll', () => position({ seats: THREE, phase: 'before' }), [1, 2, 4]],
])('%s', (_, start, counts) => {
  expect(counts.map((__, i) => sequences(start(), i + 1))).toEqual(counts);
});
