import type { Eye } from './eye.ts';
import type { Point } from './furniture.ts';

/** A pointer that has moved so far is moving something, not pointing at it. */
const DRAG = 7;

interface Finger {
  readonly start: Point;
  readonly at: Point;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** What fingers and mice do to a board: one pulls it or drags a piece, two stretch it. */
export class Fingers {
  readonly #eye: Eye;
  readonly #down = new Map<number, Finger>();
  #isDragging = false;
  #piece: string | null = null;

  constructor(eye: Eye) {
    this.#eye = eye;
  }

  /** Whether the last press moved something: the click that follows it means nothing. */
  get isDragging(): boolean {
    return this.#isDragging;
  }

  /** The piece that is being dragged. */
  get dragged(): string | null {
    return this.#isDragging ? this.#piece : null;
  }

  get isPulling(): boolean {
    return this.#isDragging && this.#piece === null && this.#down.size > 0;
  }

  wheel(event: WheelEvent, at: Point): void {
    event.preventDefault();
    this.#eye.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at);
  }

  /** A finger comes down, on a piece that can be dragged or elsewhere. */
  press(id: number, at: Point, piece: string | null): void {
    if (this.#down.size === 0) {
      this.#isDragging = false;
      this.#piece = piece;
    } else this.#piece = null; // two fingers hold no piece
    this.#down.set(id, { start: at, at });
  }

  /** A finger moves; whether it has just begun to drag. */
  move(id: number, at: Point): boolean {
    const finger = this.#down.get(id);
    if (finger === undefined) return false;
    const other = [...this.#down].find(([each]) => each !== id)?.[1];
    if (!this.#isDragging && other === undefined && distance(at, finger.start) < DRAG) return false;
    const isNew = !this.#isDragging;
    this.#isDragging = true;
    this.#down.set(id, { ...finger, at });
    if (this.#piece === null) this.#pull(finger, at, other);
    return isNew;
  }

  /** A finger goes up; the piece it has dragged. */
  lift(id: number): string | null {
    if (!this.#down.delete(id)) return null;
    const piece = this.dragged;
    this.#piece = null;
    return piece;
  }

  #pull(from: Finger, at: Point, other: Finger | undefined): void {
    if (other === undefined) {
      this.#eye.drag([at[0] - from.at[0], at[1] - from.at[1]]);
      return;
    }
    const [was, is] = [between(from.at, other.at), between(at, other.at)];
    this.#eye.zoom(distance(at, other.at) / Math.max(distance(from.at, other.at), 1), was);
    this.#eye.drag([is[0] - was[0], is[1] - was[1]]);
  }
}
