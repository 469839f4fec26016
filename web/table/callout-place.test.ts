import { expect, test } from 'vitest';
import { nearestOn, placeNoteAtEdge, placeNoteNearTarget } from './callout-place.ts';

const SCREEN = { width: 850, height: 620 };
const NOTE = { width: 180, height: 130 };
const DICE = { left: 4, top: 12, width: 110, height: 90 };
const BANK = { left: 690, top: 540, width: 150, height: 76 };

test('a callout never covers its target', () => {
  for (let x = 0; x <= SCREEN.width; x += 25) {
    for (let y = 0; y <= SCREEN.height; y += 20) {
      const note = placeNoteAtEdge(NOTE, [x, y], SCREEN, [DICE, BANK]);
      const [nx, ny] = nearestOn(note, [x, y]);
      expect(Math.hypot(nx - x, ny - y), `${x} ${y}`).toBeGreaterThan(20);
    }
  }
});

test('a callout stays inside the box', () => {
  const note = placeNoteAtEdge(NOTE, [10, 10], SCREEN, []);
  expect(note.left).toBeGreaterThanOrEqual(0);
  expect(note.left + note.width).toBeLessThanOrEqual(SCREEN.width);
});

test('a callout prefers an empty corner of the sky to the board', () => {
  const note = placeNoteAtEdge(NOTE, [330, 300], SCREEN, [DICE, BANK]);
  expect(note).toMatchObject({ left: 8, top: SCREEN.height - NOTE.height - 8 });
});

test('a callout leaves the dice and the bank visible', () => {
  expect(placeNoteAtEdge(NOTE, [200, 40], SCREEN, [DICE, BANK])).not.toMatchObject({ left: 8, top: 8 });
  const note = placeNoteAtEdge(NOTE, [600, 480], SCREEN, [DICE, BANK]);
  expect(note.left > 600 && note.top > 400).toBe(false);
});

test('between two obstacles at the edge a callout finds a gap that is high enough', () => {
  const small = { width: 780, height: 500 };
  const posts = [115, 250, 340].map((y) => ({ left: 160, top: y - 22, width: 44, height: 44 }));
  const note = placeNoteAtEdge({ width: 209, height: 134 }, [300, 250], small, posts);
  for (const { top, left, width, height } of posts) {
    const isBeside = note.left >= left + width || note.left + note.width <= left;
    expect(isBeside || note.top >= top + height || note.top + note.height <= top).toBe(true);
  }
});

test('on a board that fills its box a callout stands beside its target, off other choices', () => {
  const size = { width: 200, height: 100 };
  const choices = Array.from({ length: 12 }, (_, i) => [460 + i * 15, 330] as const); // all to the right
  const rect = placeNoteNearTarget(size, [400, 300], { width: 800, height: 600 }, [], choices);
  expect(rect.left + rect.width).toBeLessThan(400);
  expect(Math.abs(rect.top - 300)).toBeLessThan(200);
});
