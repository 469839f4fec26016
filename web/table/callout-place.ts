import type { Point } from './furniture.ts';
import type { Screen } from './lens.ts';

/** A rectangle on the screen, in pixels from the top left of the board's box. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
/** Heights at which a note may stand along an edge, from the lower corner to the upper one. */
const HEIGHTS = 8;
/** How far a note stays away from what it points at. */
const CLEAR = 44;

const overlap = (a: Rect, b: Rect): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};

const grown = ({ left, top, width, height }: Rect, by: number): Rect => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The point of a rectangle that is nearest to another point. */
export const nearestOn = ({ left, top, width, height }: Rect, [x, y]: Point): Point => [
  Math.min(Math.max(x, left), left + width),
  Math.min(Math.max(y, top), top + height),
];

const distance = (rect: Rect, to: Point): number => {
  const [x, y] = nearestOn(rect, to);
  return Math.hypot(x - to[0], y - to[1]);
};

/** How deep a note reaches into the middle, where the board is. */
function intrusion(rect: Rect, { width, height }: Screen): number {
  const middle: Point = [width / 2, height / 2];
  return Math.max(Math.min(width, height) / 2 - distance(rect, middle), 0);
}

/** Places beside what a note points at. */
function beside(size: Screen, [x, y]: Point, screen: Screen): readonly Rect[] {
  const off = CLEAR + GAP;
  const lefts = [x + off, x - off - size.width, x - size.width / 2];
  const tops = [y + off, y - off - size.height, y - size.height / 2];
  return lefts
    .flatMap((left) => tops.map((top) => ({ left, top, ...size })))
    .filter(
      ({ left, top }) =>
        left >= GAP &&
        top >= GAP &&
        left + size.width <= screen.width - GAP &&
        top + size.height <= screen.height - GAP,
    );
}

/**
 * Where a note stands on a board that fills its box: beside what it points at, where it covers the least of what could
 * be chosen instead.
 */
export function notePlace(
  size: Screen,
  target: Point,
  screen: Screen,
  taken: readonly Rect[],
  choices: readonly Point[],
): Rect {
  let best = calloutPlace(size, target, screen, taken);
  let least = Number.POSITIVE_INFINITY;
  for (const rect of beside(size, target, screen)) {
    const around = grown(rect, GAP);
    const covered = choices.filter(
      (point) => overlap(around, { left: point[0] - 1, top: point[1] - 1, width: 2, height: 2 }) > 0,
    );
    const onTarget = overlap(grown(rect, CLEAR - 1), { left: target[0] - 1, top: target[1] - 1, width: 2, height: 2 });
    if (onTarget > 0) continue;
    const crowds = taken.reduce((sum, other) => sum + overlap(rect, other), 0) * 100;
    const cost = crowds + covered.length * 60 + distance(rect, target);
    if (cost < least) {
      least = cost;
      best = rect;
    }
  }
  return best;
}

/**
 * Where a note of this size stands in the board's box: along its edges, never on what it points at, off what already
 * stands in the corners, and as near as that allows.
 */
export function calloutPlace(size: Screen, target: Point, screen: Screen, taken: readonly Rect[]): Rect {
  const right = screen.width - size.width - GAP;
  const bottom = screen.height - size.height - GAP;
  const lefts = [GAP, right];
  const tops = Array.from({ length: HEIGHTS + 1 }, (_, i) => bottom + ((GAP - bottom) * i) / HEIGHTS);
  const spot: Rect = { left: target[0] - 1, top: target[1] - 1, width: 2, height: 2 };
  let best: Rect = { left: GAP, top: bottom, ...size };
  let least = Number.POSITIVE_INFINITY;
  for (const top of tops) {
    for (const left of lefts) {
      const rect = { left, top, ...size };
      const covers = overlap(grown(rect, CLEAR), spot) > 0 ? 1e7 : 0;
      const crowds = taken.reduce((sum, other) => sum + overlap(rect, other), 0) * 100;
      const cost = covers + crowds + intrusion(rect, screen) * 6 + distance(rect, target);
      if (cost < least) {
        least = cost;
        best = rect;
      }
    }
  }
  return best;
}
