import { expect, test } from 'vitest';
import { coachPanelSide } from './panel-side.ts';

const BOX = { x: 0, y: 0, width: 100, height: 100 };
const at = (x: number, y: number) => ({ at: [x, y] as const });

test('on a wide screen the talk stands on the other side of what it speaks of', () => {
  expect(coachPanelSide('wide', BOX, at(20, 80))).toBe('right');
  expect(coachPanelSide('middle', BOX, at(80, 80))).toBe('left');
});

test('on a narrow screen it hangs from the top, unless what it speaks of lies there', () => {
  expect(coachPanelSide('narrow', BOX, at(50, 90))).toBe('top');
  expect(coachPanelSide('narrow', BOX, at(50, 10))).toBe('bottom');
});

test('what happens nowhere in particular leaves it in its usual place', () => {
  expect(coachPanelSide('wide', BOX, undefined)).toBe('left');
  expect(coachPanelSide('narrow', BOX, undefined)).toBe('top');
});
