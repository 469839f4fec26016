import { expect, test } from 'vitest';
import { coachPanelSide } from './panel-side.ts';

const BOX = { x: 0, y: 0, width: 100, height: 100 };
const at = (x: number, y: number) => ({ at: [x, y] as const });

test('on a wide screen the advice is on the other side of its subject', () => {
  expect(coachPanelSide('wide', BOX, at(20, 80))).toBe('right');
  expect(coachPanelSide('middle', BOX, at(80, 80))).toBe('left');
});

test('on a narrow screen the advice is at the top, unless its subject is there', () => {
  expect(coachPanelSide('narrow', BOX, at(50, 90))).toBe('top');
  expect(coachPanelSide('narrow', BOX, at(50, 10))).toBe('bottom');
});

test('advice without a place on the board stays in its usual place', () => {
  expect(coachPanelSide('wide', BOX, undefined)).toBe('left');
  expect(coachPanelSide('narrow', BOX, undefined)).toBe('top');
});
