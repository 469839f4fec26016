import { expect, test } from 'vitest';
import type { Frame } from './state.ts';
import { position, why } from './testing/position.ts';

/** A move that is not possible in the frame, the seat that tries it, and the rule cited. */
const OUT_OF_PLACE: readonly (readonly [Frame, seat: number, move: string, rule: string])[] = [
  [{ kind: 'found-station', seat: 0, round: 1 }, 0, 'roll', 'ST-FOUND-02'],
  [{ kind: 'found-ship', seat: 0, vertex: 24 }, 0, 'roll', 'ST-FOUND-03'],
  [{ kind: 'before' }, 0, 'end', 'ST-TURN-01'],
  [{ kind: 'trade' }, 0, 'ship 3', 'ST-TURN-03'],
  [{ kind: 'build' }, 0, 'bank tritanium for water', 'ST-TURN-03'],
  [{ kind: 'main' }, 0, 'roll', 'ST-VAR-01'],
  [{ kind: 'cruiser' }, 0, 'end', 'ST-SEVEN-03'],
  [{ kind: 'utopia', left: 2 }, 0, 'end', 'ST-PROG-02'],
  [{ kind: 'decide', seat: 1 }, 1, 'end', 'ST-SUP-04'],
];

test.each(OUT_OF_PLACE)(
  'an untimely move is refused with what has to be done now, and its rule: %j',
  (frame, seat, move, rule) => {
    const state = position({ seats: [{ stations: [24], ships: [36], hand: [4, 1, 0, 0, 0] }], frame });
    expect(why(state, seat, move)).toEqual([{ code: `not-now.${frame.kind}`, rule, numbers: {} }]);
  },
);
