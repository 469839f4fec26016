import type { CameraController } from './camera-controller.ts';
import type { BoardCoordinate } from './game-ui.ts';

/** A pointer that has moved this far is dragging, not pointing. */
const DRAG_THRESHOLD_PX = 7;

interface PointerTrack {
  readonly start: BoardCoordinate;
  readonly at: BoardCoordinate;
}

const distance = (a: BoardCoordinate, b: BoardCoordinate): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: BoardCoordinate, b: BoardCoordinate): BoardCoordinate => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Pointer gestures on a board: one pointer pans or drags a piece, two zoom. */
export class PointerGestures {
  readonly #camera: CameraController;
  readonly #down = new Map<number, PointerTrack>();
  #isDragging = false;
  #piece: string | null = null;

  constructor(eye: CameraController) {
    this.#camera = eye;
  }

  /** Whether the last press was a drag: the click after it is ignored. */
  get isDragging(): boolean {
    return this.#isDragging;
  }

  /** The piece that is being dragged. */
  get draggedPiece(): string | null {
    return this.#isDragging ? this.#piece : null;
  }

  get isPanning(): boolean {
    return this.#isDragging && this.#piece === null && this.#down.size > 0;
  }

  wheel(event: WheelEvent, at: BoardCoordinate): void {
    event.preventDefault();
    this.#camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at);
  }

  /** A pointer goes down, on a draggable piece or elsewhere. */
  press(id: number, at: BoardCoordinate, piece: string | null): void {
    if (this.#down.size === 0) {
      this.#isDragging = false;
      this.#piece = piece;
    } else this.#piece = null; // a second pointer cancels dragging a piece
    this.#down.set(id, { start: at, at });
  }

  /** A pointer moves; returns whether a drag has just begun. */
  move(id: number, at: BoardCoordinate): boolean {
    const finger = this.#down.get(id);
    if (finger === undefined) return false;
    const other = [...this.#down].find(([each]) => each !== id)?.[1];
    if (!this.#isDragging && other === undefined && distance(at, finger.start) < DRAG_THRESHOLD_PX) return false;
    const isNew = !this.#isDragging;
    this.#isDragging = true;
    this.#down.set(id, { ...finger, at });
    if (this.#piece === null) this.#pan(finger, at, other);
    return isNew;
  }

  /** A pointer goes up; returns the dragged piece. */
  lift(id: number): string | null {
    if (!this.#down.delete(id)) return null;
    const piece = this.draggedPiece;
    this.#piece = null;
    return piece;
  }

  #pan(from: PointerTrack, at: BoardCoordinate, other: PointerTrack | undefined): void {
    if (other === undefined) {
      this.#camera.drag([at[0] - from.at[0], at[1] - from.at[1]]);
      return;
    }
    const [was, is] = [between(from.at, other.at), between(at, other.at)];
    this.#camera.zoom(distance(at, other.at) / Math.max(distance(from.at, other.at), 1), was);
    this.#camera.drag([is[0] - was[0], is[1] - was[1]]);
  }
}
