import type { ViewportSize } from './camera.ts';
import type { BoardCoordinate } from './game-ui.ts';

/** A rectangle on the screen, in pixels from the top left of the board's box. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const EDGE_GAP_PX = 8;
/** Vertical positions of a callout along an edge, from the lower corner to the upper one. */
const EDGE_POSITIONS = 8;
/** Distance between a callout and its target. */
const TARGET_CLEARANCE_PX = 44;

const overlapArea = (a: Rect, b: Rect): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};

const expandRect = ({ left, top, width, height }: Rect, by: number): Rect => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The point of a rectangle nearest to another point. */
export const nearestOn = ({ left, top, width, height }: Rect, [x, y]: BoardCoordinate): BoardCoordinate => [
  Math.min(Math.max(x, left), left + width),
  Math.min(Math.max(y, top), top + height),
];

const distance = (rect: Rect, to: BoardCoordinate): number => {
  const [x, y] = nearestOn(rect, to);
  return Math.hypot(x - to[0], y - to[1]);
};

/** How far a callout overlaps the middle, where the board is. */
function intrusion(rect: Rect, { width, height }: ViewportSize): number {
  const middle: BoardCoordinate = [width / 2, height / 2];
  return Math.max(Math.min(width, height) / 2 - distance(rect, middle), 0);
}

/** Candidate positions beside the target. */
function rectsBeside(size: ViewportSize, [x, y]: BoardCoordinate, screen: ViewportSize): readonly Rect[] {
  const off = TARGET_CLEARANCE_PX + EDGE_GAP_PX;
  const lefts = [x + off, x - off - size.width, x - size.width / 2];
  const tops = [y + off, y - off - size.height, y - size.height / 2];
  return lefts
    .flatMap((left) => tops.map((top) => ({ left, top, ...size })))
    .filter(
      ({ left, top }) =>
        left >= EDGE_GAP_PX &&
        top >= EDGE_GAP_PX &&
        left + size.width <= screen.width - EDGE_GAP_PX &&
        top + size.height <= screen.height - EDGE_GAP_PX,
    );
}

/**
 * Callout position on a board that fills its container: beside its target, where it covers the fewest other choices.
 */
export function placeNoteNearTarget(
  size: ViewportSize,
  target: BoardCoordinate,
  screen: ViewportSize,
  taken: readonly Rect[],
  choices: readonly BoardCoordinate[],
): Rect {
  let best = placeNoteAtEdge(size, target, screen, taken);
  let least = Number.POSITIVE_INFINITY;
  for (const rect of rectsBeside(size, target, screen)) {
    const around = expandRect(rect, EDGE_GAP_PX);
    const covered = choices.filter(
      (point) => overlapArea(around, { left: point[0] - 1, top: point[1] - 1, width: 2, height: 2 }) > 0,
    );
    const onTarget = overlapArea(expandRect(rect, TARGET_CLEARANCE_PX - 1), {
      left: target[0] - 1,
      top: target[1] - 1,
      width: 2,
      height: 2,
    });
    if (onTarget > 0) continue;
    const crowds = taken.reduce((sum, other) => sum + overlapArea(rect, other), 0) * 100;
    const cost = crowds + covered.length * 60 + distance(rect, target);
    if (cost < least) {
      least = cost;
      best = rect;
    }
  }
  return best;
}

/**
 * Callout position along the edges of the container: never over its target or the corner widgets, and otherwise as
 * near to the target as possible.
 */
export function placeNoteAtEdge(
  size: ViewportSize,
  target: BoardCoordinate,
  screen: ViewportSize,
  taken: readonly Rect[],
): Rect {
  const right = screen.width - size.width - EDGE_GAP_PX;
  const bottom = screen.height - size.height - EDGE_GAP_PX;
  const lefts = [EDGE_GAP_PX, right];
  const tops = Array.from(
    { length: EDGE_POSITIONS + 1 },
    (_, i) => bottom + ((EDGE_GAP_PX - bottom) * i) / EDGE_POSITIONS,
  );
  const spot: Rect = { left: target[0] - 1, top: target[1] - 1, width: 2, height: 2 };
  let best: Rect = { left: EDGE_GAP_PX, top: bottom, ...size };
  let least = Number.POSITIVE_INFINITY;
  for (const top of tops) {
    for (const left of lefts) {
      const rect = { left, top, ...size };
      const covers = overlapArea(expandRect(rect, TARGET_CLEARANCE_PX), spot) > 0 ? 1e7 : 0;
      const crowds = taken.reduce((sum, other) => sum + overlapArea(rect, other), 0) * 100;
      const cost = covers + crowds + intrusion(rect, screen) * 6 + distance(rect, target);
      if (cost < least) {
        least = cost;
        best = rect;
      }
    }
  }
  return best;
}
