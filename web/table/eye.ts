import type { Point } from './furniture.ts';
import {
  type Box,
  bounded,
  type Lens,
  panned,
  type Screen,
  scaleOf,
  showing,
  toBoard,
  wholeBoard,
  wholeScale,
  zoomed,
} from './lens.ts';

/** What a key moves the board by, in pixels. */
const STRIDE = 90;
/** What a key or a button zooms by. */
const NEARER = 1.4;
/** A board that was zoomed is drawn anew when nobody has zoomed for so many milliseconds; until then it is stretched. */
const REST = 160;
const GLIDE = 220;

/** What is looked at, and how. */
export interface Sight {
  readonly lens: Lens;
  readonly box: Box;
  readonly screen: Screen;
  /** Pixels to a unit for which the board was drawn last: nearer or farther it is stretched for a moment. */
  readonly drawnAt: number;
  /** The lens moves by itself to where it is now. */
  readonly isGliding: boolean;
}

type Change = (lens: Lens, box: Box, screen: Screen) => Lens;

/** Looks at a board through a lens. Whoever draws listens, so that nothing is rendered while a board is moved. */
export class Eye {
  readonly #listeners = new Set<() => void>();
  #sight: Sight;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(box: Box, screen: Screen) {
    this.#sight = { lens: wholeBoard(box), box, screen, drawnAt: wholeScale(box, screen), isGliding: false };
  }

  readonly get = (): Sight => this.#sight;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  get scale(): number {
    const { lens, box, screen } = this.#sight;
    return scaleOf(lens, box, screen);
  }

  /** The room or the board has changed. */
  fit(box: Box, screen: Screen): void {
    const { lens, box: before } = this.#sight;
    const next = bounded(box === before ? lens : wholeBoard(box), box, screen);
    this.#set({ lens: next, box, screen, drawnAt: scaleOf(next, box, screen), isGliding: false });
  }

  drag(by: Point): void {
    this.#look((lens, box, screen) => panned(lens, by, box, screen), false);
  }

  zoom(factor: number, at: Point): void {
    this.#look((lens, box, screen) => zoomed(lens, factor, at, box, screen), false);
  }

  nearer(): void {
    this.#look((lens, box, screen) => zoomed(lens, NEARER, this.#middle(), box, screen), true);
  }

  farther(): void {
    this.#look((lens, box, screen) => zoomed(lens, 1 / NEARER, this.#middle(), box, screen), true);
  }

  whole(): void {
    this.#look((_, box) => wholeBoard(box), true);
  }

  panBy(x: number, y: number): void {
    this.#look((lens, box, screen) => panned(lens, [x * STRIDE, y * STRIDE], box, screen), true);
  }

  /** Moves just so far that a point is well in sight. */
  show(point: Point): void {
    this.#look((lens, box, screen) => showing(point, lens, box, screen), true);
  }

  /** Looks at a point, and as near as so many pixels to a unit when nothing is said of it. */
  centre([x, y]: Point, scale = this.scale): void {
    this.#look((_, box, screen) => bounded({ zoom: scale / wholeScale(box, screen), x, y }, box, screen), false);
  }

  /** Where on the board a point of the screen is. */
  toBoard(point: Point): Point {
    const { lens, box, screen } = this.#sight;
    return toBoard(point, lens, box, screen);
  }

  #middle(): Point {
    const { width, height } = this.#sight.screen;
    return [width / 2, height / 2];
  }

  #look(how: Change, isGliding: boolean): void {
    const { lens, box, screen } = this.#sight;
    const next = how(lens, box, screen);
    if (next.zoom === lens.zoom && next.x === lens.x && next.y === lens.y) return;
    this.#set({ ...this.#sight, lens: next, isGliding });
    if (next.zoom !== lens.zoom) this.#drawSoon(isGliding ? GLIDE : REST);
  }

  #drawSoon(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#set({ ...this.#sight, drawnAt: this.scale, isGliding: false }), after);
  }

  #set(sight: Sight): void {
    this.#sight = sight;
    for (const listener of [...this.#listeners]) listener();
  }
}
