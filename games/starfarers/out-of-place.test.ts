import { expect, test } from 'vitest';
import type { Frame } from './state.ts';
import { codes, position } from './testing/position.ts';

const ASKED: readonly (readonly [Frame, number])[] = [
  [{ kind: 'settle', seat: 0 }, 0],
  [{ kind: 'harbour', seat: 0 }, 0],
  [{ kind: 'berth', seat: 0, site: 45 }, 0],
  [{ kind: 'fit', seat: 0, from: 'stock' }, 0],
  [{ kind: 'relief', seat: 1 }, 1],
  [{ kind: 'target', seat: 0 }, 0],
  [{ kind: 'give', from: 1, to: 0 }, 1],
  [{ kind: 'drop', seat: 2 }, 2],
  [{ kind: 'ground', seat: 0 }, 0],
  [{ kind: 'launch', seat: 0 }, 0],
  [{ kind: 'befriend', seat: 0, people: 2 }, 0],
  [{ kind: 'donation', seat: 0, of: 1, resource: 3 }, 1],
];

test.each(ASKED)('an untimely move is refused with what is being asked: %j', (frame, seat) => {
  const state = position({ frames: [frame] });
  expect(codes(state, seat, 'roll')).toEqual([`not-now.${frame.kind}`]);
});
