import { expect, test } from 'vitest';
import { CameraController } from './camera-controller.ts';
import { PointerGestures } from './pointer-gestures.ts';

const nearby = () => {
  const eye = new CameraController({ x: 0, y: 0, width: 100, height: 100 }, { width: 400, height: 400 });
  eye.centreOn([50, 50], 8);
  return { eye, fingers: new PointerGestures(eye) };
};

test('a short touch points; a moving finger pans the board', () => {
  const { eye, fingers } = nearby();
  fingers.press(1, [200, 200], null);
  fingers.move(1, [203, 200]);
  expect(fingers.isDragging).toBe(false);
  expect(fingers.move(1, [240, 200])).toBe(true);
  expect(eye.state.camera.x).toBeCloseTo(45);
  expect(fingers.lift(1)).toBeNull();
  expect(fingers.isDragging).toBe(true);
});

test('a piece is dragged over a board that does not move', () => {
  const { eye, fingers } = nearby();
  fingers.press(1, [200, 200], 'v7');
  fingers.move(1, [260, 200]);
  expect(fingers.draggedPiece).toBe('v7');
  expect(eye.state.camera.x).toBe(50);
  expect(fingers.lift(1)).toBe('v7');
  expect(fingers.draggedPiece).toBeNull();
});

test('two fingers zoom the board and drop a dragged piece', () => {
  const { eye, fingers } = nearby();
  fingers.press(1, [150, 200], 'v7');
  fingers.press(2, [250, 200], null);
  fingers.move(2, [350, 200]);
  expect(eye.scale).toBeGreaterThan(12);
  expect(fingers.lift(2)).toBeNull();
});
