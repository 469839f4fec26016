import type { BoardCoordinate } from './game-ui.ts';

/** A box in the units of a board. */
export interface BoardBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the screen that shows a board, in pixels. */
export interface ViewportSize {
  readonly width: number;
  readonly height: number;
}

/** A camera: the board point at the centre of the screen, and the zoom relative to the whole board. */
export interface Camera {
  readonly zoom: number; // 1 shows the whole board
  readonly x: number; // in the board's units
  readonly y: number;
}

export const MAX_ZOOM = 5;

export const fittedCamera = (box: BoardBox): Camera => ({
  zoom: 1,
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

/** Pixels per unit when the whole board is visible. */
export const fittedScale = (box: BoardBox, screen: ViewportSize): number =>
  Math.max(Math.min(screen.width / box.width, screen.height / box.height), 1e-6);

/** Pixels per unit. */
export const cameraScale = (lens: Camera, box: BoardBox, screen: ViewportSize): number =>
  fittedScale(box, screen) * lens.zoom;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The centre along one axis that shows as little empty space as possible. */
function clampMiddle(wish: number, from: number, length: number, seen: number): number {
  if (seen >= length) return from + length / 2;
  return clamp(wish, from + seen / 2, from + length - seen / 2);
}

/** The nearest valid camera: the zoom is at least 1, and the view stays on the board. */
export function clampCamera(lens: Camera, box: BoardBox, screen: ViewportSize): Camera {
  const zoom = clamp(lens.zoom, 1, MAX_ZOOM);
  const scale = fittedScale(box, screen) * zoom;
  return {
    zoom,
    x: clampMiddle(lens.x, box.x, box.width, screen.width / scale),
    y: clampMiddle(lens.y, box.y, box.height, screen.height / scale),
  };
}

/** Converts a board point to a screen point. */
export function toScreen([x, y]: BoardCoordinate, lens: Camera, box: BoardBox, screen: ViewportSize): BoardCoordinate {
  const scale = cameraScale(lens, box, screen);
  return [screen.width / 2 + (x - lens.x) * scale, screen.height / 2 + (y - lens.y) * scale];
}

/** Converts a screen point to a board point. */
export function toBoard([x, y]: BoardCoordinate, lens: Camera, box: BoardBox, screen: ViewportSize): BoardCoordinate {
  const scale = cameraScale(lens, box, screen);
  return [lens.x + (x - screen.width / 2) / scale, lens.y + (y - screen.height / 2) / scale];
}

/** Zooms by a factor; the board point under this screen point stays there. */
export function zoomCamera(
  lens: Camera,
  factor: number,
  at: BoardCoordinate,
  box: BoardBox,
  screen: ViewportSize,
): Camera {
  const zoom = clamp(lens.zoom * factor, 1, MAX_ZOOM);
  const [x, y] = toBoard(at, lens, box, screen);
  const scale = fittedScale(box, screen) * zoom;
  const next = { zoom, x: x - (at[0] - screen.width / 2) / scale, y: y - (at[1] - screen.height / 2) / scale };
  return clampCamera(next, box, screen);
}

/** Pans by pixels, like dragging a sheet of paper. */
export function panCamera(lens: Camera, by: BoardCoordinate, box: BoardBox, screen: ViewportSize): Camera {
  const scale = cameraScale(lens, box, screen);
  return clampCamera({ ...lens, x: lens.x - by[0] / scale, y: lens.y - by[1] / scale }, box, screen);
}

/** Pans just far enough that this point is well inside the view. */
export function cameraShowing(point: BoardCoordinate, lens: Camera, box: BoardBox, screen: ViewportSize): Camera {
  const [x, y] = toScreen(point, lens, box, screen);
  const margin = Math.min(screen.width, screen.height) * 0.12;
  const over = (at: number, size: number) => Math.max(margin - at, 0) - Math.max(at - (size - margin), 0);
  const by: BoardCoordinate = [over(x, screen.width), over(y, screen.height)];
  return by[0] === 0 && by[1] === 0 ? lens : panCamera(lens, by, box, screen);
}

/** Whether a board point is on the screen. */
export function isVisible(point: BoardCoordinate, lens: Camera, box: BoardBox, screen: ViewportSize): boolean {
  const [x, y] = toScreen(point, lens, box, screen);
  return x >= 0 && y >= 0 && x <= screen.width && y <= screen.height;
}

/** The visible part of the board. */
export function visibleBox(lens: Camera, box: BoardBox, screen: ViewportSize): BoardBox {
  const [x, y] = toBoard([0, 0], lens, box, screen);
  const scale = cameraScale(lens, box, screen);
  return { x, y, width: screen.width / scale, height: screen.height / scale };
}

/** The transform for a board that was rendered at this many pixels per unit, with its box at the top left. */
export function cameraTransform(lens: Camera, box: BoardBox, screen: ViewportSize, drawnAt: number): string {
  const [left, top] = toScreen([box.x, box.y], lens, box, screen);
  const stretch = cameraScale(lens, box, screen) / drawnAt;
  const moved = `translate(${left.toFixed(2)}px, ${top.toFixed(2)}px)`;
  return Math.abs(stretch - 1) < 1e-6 ? moved : `${moved} scale(${stretch.toFixed(5)})`;
}
