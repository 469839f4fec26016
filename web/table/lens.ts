import type { Point } from './furniture.ts';

/** A box in the units of a board. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the screen a board is shown in, in pixels. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** How a board is looked at: what lies in the middle of the screen, and how much larger than whole it is seen. */
export interface Lens {
  readonly zoom: number; // 1 shows the whole board
  readonly x: number; // in the board's units
  readonly y: number;
}

export const MOST_ZOOM = 5;

export const wholeBoard = (box: Box): Lens => ({ zoom: 1, x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Pixels to a unit when the whole board is in sight. */
export const wholeScale = (box: Box, screen: Screen): number =>
  Math.max(Math.min(screen.width / box.width, screen.height / box.height), 1e-6);

/** Pixels to a unit. */
export const scaleOf = (lens: Lens, box: Box, screen: Screen): number => wholeScale(box, screen) * lens.zoom;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** A middle that shows no more emptiness than it must along one side. */
function middle(wish: number, from: number, length: number, seen: number): number {
  if (seen >= length) return from + length / 2;
  return clamp(wish, from + seen / 2, from + length - seen / 2);
}

/** The nearest lens that keeps to the board: neither smaller than whole nor beyond its edges. */
export function bounded(lens: Lens, box: Box, screen: Screen): Lens {
  const zoom = clamp(lens.zoom, 1, MOST_ZOOM);
  const scale = wholeScale(box, screen) * zoom;
  return {
    zoom,
    x: middle(lens.x, box.x, box.width, screen.width / scale),
    y: middle(lens.y, box.y, box.height, screen.height / scale),
  };
}

/** Where a point of the board is on the screen. */
export function toScreen([x, y]: Point, lens: Lens, box: Box, screen: Screen): Point {
  const scale = scaleOf(lens, box, screen);
  return [screen.width / 2 + (x - lens.x) * scale, screen.height / 2 + (y - lens.y) * scale];
}

/** Which point of the board is at this place of the screen. */
export function toBoard([x, y]: Point, lens: Lens, box: Box, screen: Screen): Point {
  const scale = scaleOf(lens, box, screen);
  return [lens.x + (x - screen.width / 2) / scale, lens.y + (y - screen.height / 2) / scale];
}

/** Nearer by a factor; what is at this place of the screen stays there. */
export function zoomed(lens: Lens, factor: number, at: Point, box: Box, screen: Screen): Lens {
  const zoom = clamp(lens.zoom * factor, 1, MOST_ZOOM);
  const [x, y] = toBoard(at, lens, box, screen);
  const scale = wholeScale(box, screen) * zoom;
  const next = { zoom, x: x - (at[0] - screen.width / 2) / scale, y: y - (at[1] - screen.height / 2) / scale };
  return bounded(next, box, screen);
}

/** Moved by so many pixels, as a finger moves a sheet of paper. */
export function panned(lens: Lens, by: Point, box: Box, screen: Screen): Lens {
  const scale = scaleOf(lens, box, screen);
  return bounded({ ...lens, x: lens.x - by[0] / scale, y: lens.y - by[1] / scale }, box, screen);
}

/** Moved just so far that this point is well in sight. */
export function showing(point: Point, lens: Lens, box: Box, screen: Screen): Lens {
  const [x, y] = toScreen(point, lens, box, screen);
  const margin = Math.min(screen.width, screen.height) * 0.12;
  const over = (at: number, size: number) => Math.max(margin - at, 0) - Math.max(at - (size - margin), 0);
  const by: Point = [over(x, screen.width), over(y, screen.height)];
  return by[0] === 0 && by[1] === 0 ? lens : panned(lens, by, box, screen);
}

/** Whether a point of the board is on the screen. */
export function isInSight(point: Point, lens: Lens, box: Box, screen: Screen): boolean {
  const [x, y] = toScreen(point, lens, box, screen);
  return x >= 0 && y >= 0 && x <= screen.width && y <= screen.height;
}

/** The part of the board that is seen. */
export function seenBox(lens: Lens, box: Box, screen: Screen): Box {
  const [x, y] = toBoard([0, 0], lens, box, screen);
  const scale = scaleOf(lens, box, screen);
  return { x, y, width: screen.width / scale, height: screen.height / scale };
}

/** The transform that shows a board so which is drawn with so many pixels to a unit, its box at the top left. */
export function transformOf(lens: Lens, box: Box, screen: Screen, drawnAt: number): string {
  const [left, top] = toScreen([box.x, box.y], lens, box, screen);
  const stretch = scaleOf(lens, box, screen) / drawnAt;
  const moved = `translate(${left.toFixed(2)}px, ${top.toFixed(2)}px)`;
  return Math.abs(stretch - 1) < 1e-6 ? moved : `${moved} scale(${stretch.toFixed(5)})`;
}
