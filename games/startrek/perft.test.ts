import { MoveList, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { startrek } from './game.ts';
import type { Move } from './moves.ts';
import type { StartrekState } from './state.ts';
import { type Position, position } from './testing/position.ts';

/** The number of move sequences of this length; of each chance only the lowest and the highest outcome are taken. */
function sequences(state: StartrekState, depth: number): number {
  if (depth === 0) return 1;
  const asked = startrek.awaiting(state.table);
  if (asked.who === 'over') return 1;
  let n = 0;
  const after = (step: (copy: StartrekState) => void): void => {
    const copy = startrek.setup(state.table.options, state.hands.length);
    startrek.copy(state, copy);
    step(copy);
    n += sequences(copy, depth - 1);
  };
  if (asked.who === 'chance') {
    after((copy) =>
      startrek.resolve(
        copy,
        asked.of.map(() => 0),
        null,
      ),
    );
    after((copy) =>
      startrek.resolve(
        copy,
        asked.of.map((below) => below - 1),
        null,
      ),
    );
    return n;
  }
  for (const view of viewsOf(state)) {
    const moves = new MoveList<Move>(0);
    startrek.moves(view, moves);
    for (const move of moves.toArray()) after((copy) => startrek.play(copy, view.seat, move, null));
  }
  return n;
}

const HAND = [2, 2, 2, 2, 3];
const THREE = [
  { stations: [24], ships: [36, 44], hand: HAND, cards: [1, 1, 0, 0, 0] },
  { stations: [8, 41], ships: [12], hand: [1, 0, 0, 0, 0] },
  { bases: [40], ships: [58], hand: [0, 0, 3, 0, 0] },
];

/** The first round of founding, three seats on the empty board. */
function opening(): StartrekState {
  const state = position({ seats: [{}, {}, {}], options: { support: 'off' } });
  for (const seat of [2, 1, 0]) state.table.stack.push({ kind: 'found-station', seat, round: 1 });
  return state;
}

const withSupport = (support: string, more: Position): Position => ({
  seats: [{ ...THREE[0], support }, ...THREE.slice(1)],
  ...more,
});
const OWING: Position = {
  seats: [{ hand: [4, 4, 0, 0, 0] }, { hand: [0, 0, 8, 0, 0] }, {}],
  frame: { kind: 'discard', owing: 0b011, done: 0 },
};

/** The support cards that existed when this was counted: each further one could also be exchanged for. */
const COUNTED = (1 << 10) - 1;

function withCounted(state: StartrekState): StartrekState {
  state.table.row &= COUNTED;
  return state;
}

/** Reference counts: a count that changes means that a rule changed. */
test.each<[string, () => StartrekState, number[]]>([
  ['founding on the empty board', opening, [54, 144, 7236]],
  ['joined phases, rich hand', () => position({ seats: THREE, options: { support: 'off' } }), [10, 88, 536]],
  ['strict trade phase', () => position({ seats: THREE, options: { phases: 'strict' } }), [3, 33, 147]],
  ['build phase with Sulu', () => position(withSupport('sulu', { frame: { kind: 'build' } })), [11, 100, 683]],
  ['trading with Uhura', () => position(withSupport('uhura', {})), [20, 174, 1368]],
  ['a seven with two who owe', () => position(OWING), [6, 36, 182]],
  [
    'before the roll with Chekov',
    () => position(withSupport('chekov', { frame: { kind: 'before' }, cruiser: 3 })),
    [4, 33, 114],
  ],
])('%s', (_, start, counts) => {
  expect(counts.map((__, i) => sequences(withCounted(start()), i + 1))).toEqual(counts);
});
