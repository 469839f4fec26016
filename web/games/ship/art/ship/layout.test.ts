import { expect, test } from 'vitest';
import { layOutShip, type PartBox } from './layout.ts';
import { PARTS } from './parts.ts';

const WIDTHS = [320, 374, 539, 540, 690, 959, 960, 1116, 1400];
const HEADINGS = ['right', 'left'] as const;
const each = WIDTHS.flatMap((width) => HEADINGS.map((heading) => ({ width, heading })));

const overlap = (a: PartBox, b: PartBox) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5;

test.each(each)('$width units wide, bow to the $heading, every part lies on the drawing', ({ width, heading }) => {
  const layout = layOutShip(width, heading);
  const outside = PARTS.filter((part) => {
    const { x, y, width: wide, height } = layout.part(part);
    return x < 0 || y < 0 || x + wide > width || y + height > layout.height;
  });
  expect(outside).toEqual([]);
});

test.each(each)('$width units wide, bow to the $heading, no part covers another', ({ width, heading }) => {
  const layout = layOutShip(width, heading);
  const boxes = PARTS.map((part) => ({ part, box: layout.part(part) }));
  const covered = boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => (overlap(a.box, b.box) ? [`${a.part} ${b.part}`] : [])),
  );
  expect(covered).toEqual([]);
});

test('the same part stands as far from the bow whichever way the ship points', () => {
  const [right, left] = [layOutShip(1116, 'right'), layOutShip(1116, 'left')];
  for (const part of PARTS.filter((name) => !name.startsWith('bay'))) {
    const box = left.part(part);
    expect(right.part(part).x).toBeCloseTo(1116 - box.x - box.width, 1);
  }
});
