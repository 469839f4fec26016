import { expect, test } from 'vitest';
import {
  cameraShowing,
  clampCamera,
  fittedCamera,
  MAX_ZOOM,
  panCamera,
  toBoard,
  toScreen,
  zoomCamera,
} from './camera.ts';

const BOX = { x: -100, y: -50, width: 200, height: 100 };
const SCREEN = { width: 800, height: 600 };
const WHOLE = fittedCamera(BOX);

test('the whole board is in the middle of the screen', () => {
  expect(toScreen([0, 0], WHOLE, BOX, SCREEN)).toEqual([400, 300]);
  expect(toScreen([-100, 0], WHOLE, BOX, SCREEN)).toEqual([0, 300]);
});

test('screen and board coordinates convert both ways', () => {
  const lens = { zoom: 2.5, x: 20, y: -5 };
  const [x, y] = toBoard(toScreen([31, -17], lens, BOX, SCREEN), lens, BOX, SCREEN);
  expect(x).toBeCloseTo(31);
  expect(y).toBeCloseTo(-17);
});

test('the point under the pointer stays there while zooming', () => {
  const at = [500, 320] as const;
  const before = toBoard(at, WHOLE, BOX, SCREEN);
  const nearer = zoomCamera(WHOLE, 3, at, BOX, SCREEN);
  const [x, y] = toScreen(before, nearer, BOX, SCREEN);
  expect(nearer.zoom).toBe(3);
  expect(x).toBeCloseTo(500);
  expect(y).toBeCloseTo(320);
});

test('zoom stays between its limits', () => {
  expect(zoomCamera(WHOLE, 100, [0, 0], BOX, SCREEN).zoom).toBe(MAX_ZOOM);
  expect(zoomCamera({ zoom: 3, x: 60, y: 10 }, 0.01, [700, 10], BOX, SCREEN)).toEqual(WHOLE);
});

test('the view never leaves the board', () => {
  const far = panCamera({ zoom: 2, x: 0, y: 0 }, [-99999, 99999], BOX, SCREEN);
  expect(toScreen([100, 0], far, BOX, SCREEN)[0]).toBeCloseTo(SCREEN.width);
  expect(far.y).toBeCloseTo(-12.5);
});

test('after a resize the camera stays on the board', () => {
  const lens = clampCamera({ zoom: 2, x: 50, y: 0 }, BOX, { width: 1600, height: 600 });
  expect(lens.x).toBeLessThanOrEqual(50);
  expect(clampCamera({ zoom: 1, x: 50, y: 20 }, BOX, SCREEN)).toEqual(WHOLE);
});

test('a point out of sight is scrolled into view; a visible one moves nothing', () => {
  const lens = clampCamera({ zoom: 4, x: -70, y: 0 }, BOX, SCREEN);
  expect(cameraShowing([-70, 0], lens, BOX, SCREEN)).toBe(lens);
  const [x] = toScreen([60, 0], cameraShowing([60, 0], lens, BOX, SCREEN), BOX, SCREEN);
  expect(x).toBeGreaterThan(0);
  expect(x).toBeLessThan(SCREEN.width);
});
