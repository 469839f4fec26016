import { expect, test, vi } from 'vitest';
import { CameraController } from './camera-controller.ts';

const BOX = { x: 0, y: 0, width: 100, height: 100 };
const SCREEN = { width: 400, height: 400 };

test('a moved board keeps its drawing; a zoomed one is redrawn when zooming ends', () => {
  vi.useFakeTimers();
  const eye = new CameraController(BOX, SCREEN);
  expect(eye.state.drawnScale).toBe(4);
  eye.zoom(2, [200, 200]);
  expect(eye.scale).toBe(8);
  expect(eye.state.drawnScale).toBe(4);
  vi.advanceTimersByTime(500);
  expect(eye.state.drawnScale).toBe(8);
  eye.drag([30, 0]);
  vi.advanceTimersByTime(500);
  expect(eye.state.drawnScale).toBe(8);
  vi.useRealTimers();
});

test('listeners hear of changes only', () => {
  const eye = new CameraController(BOX, SCREEN);
  const heard = vi.fn();
  eye.store.subscribe(heard);
  eye.drag([50, 50]); // the whole board is visible: panning has no effect
  expect(heard).not.toHaveBeenCalled();
  eye.centreOn([10, 90], 12);
  expect(heard).toHaveBeenCalledOnce();
  expect(eye.scale).toBeCloseTo(12);
});

test('a new board is shown whole, the same one as before', () => {
  const eye = new CameraController(BOX, SCREEN);
  eye.zoom(2, [200, 200]);
  eye.fit(BOX, { width: 300, height: 400 });
  expect(eye.state.camera.zoom).toBe(2);
  eye.fit({ ...BOX, width: 200 }, SCREEN);
  expect(eye.state.camera.zoom).toBe(1);
});
