import { expect, test } from 'vitest';
import { type Point, polar } from '../../../../art/draw.ts';
import { bordersOf, HEX_SIDE, hexCorners, outlineOf, shrinkOutline } from './hexes.ts';

const around = (top: 'flat' | 'pointed') =>
  [0, 120, 240].map((angle) => hexCorners(polar(HEX_SIDE, angle + (top === 'pointed' ? 30 : 0)), top));

test.each(['flat', 'pointed'] as const)('three %s hexes round a point have twelve corners on their outline', (top) => {
  const outline = outlineOf(around(top));
  expect(outline).toHaveLength(12);
  expect(outline.filter(([x, y]) => Math.hypot(x, y) < 1)).toEqual([]);
});

test('the outline of one hex is its corners, each a side from the next', () => {
  const outline = outlineOf([hexCorners([10, 20], 'flat')]);
  const lengths = outline.map(([x, y], i) => {
    const [px, py] = outline.at(i - 1) ?? [0, 0];
    return Math.round(Math.hypot(x - px, y - py));
  });
  expect(lengths).toEqual([40, 40, 40, 40, 40, 40]);
});

test('a shrunk outline keeps its middle', () => {
  const corners: Point[] = [
    [0, 0],
    [10, 0],
  ];
  expect(shrinkOutline(corners, [5, 0], 0.5)).toEqual([
    [2.5, 0],
    [7.5, 0],
  ]);
});

test('two areas that share a side have no border there', () => {
  const [left, right]: Point[][] = [
    [
      [0, 0],
      [10, 0],
      [10, 10],
    ],
    [
      [10, 10],
      [10, 0],
      [20, 0],
    ],
  ];
  expect(bordersOf([left ?? [], right ?? []])).toHaveLength(4);
});
