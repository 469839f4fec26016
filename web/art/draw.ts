/** Geometry for drawings: every function returns path data or points. */
export type Point = readonly [x: number, y: number];

/** Rounds a coordinate to keep path data short. */
export const round = (n: number): number => Math.round(n * 100) / 100;

export function polar(radius: number, degrees: number, [x, y]: Point = [0, 0]): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
}

/** The numbers from `from` up to but not including `to`. */
export function numberRange(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);
}

export function circlePath(x: number, y: number, r: number): string {
  const d = round(2 * r);
  return `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${d} 0a${round(r)} ${round(r)} 0 1 0 ${-d} 0`;
}

export const linePath = (from: Point, to: Point): string => `M${from.join(' ')}L${to.join(' ')}`;

export const polygonPath = (points: readonly Point[]): string =>
  `M${points.map((point) => point.join(' ')).join('L')}Z`;

/** Strokes from one circle to another; `outer` may depend on the angle, as graduations do. */
export function spokesPath(
  angles: readonly number[],
  inner: number,
  outer: (degrees: number) => number,
  centre: Point = [0, 0],
): string {
  return angles.map((angle) => linePath(polar(inner, angle, centre), polar(outer(angle), angle, centre))).join('');
}

/** A star with four points; the smaller `waist`, the sharper. */
export function starPath(radius: number, waist: number, centre: Point = [0, 0]): string {
  return polygonPath(
    numberRange(0, 8, 1).map((i) => polar(i % 2 === 0 ? radius : radius * waist, i * 45 - 90, centre)),
  );
}

/** Deterministic scatter: the same seed draws the same sky in every browser. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
