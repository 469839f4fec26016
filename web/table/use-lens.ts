import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Point } from './furniture.ts';
import { type Box, bounded, type Lens, panned, type Screen, showing, toBoard, wholeBoard, zoomed } from './lens.ts';

/** A pointer that has moved so far is moving the board, not pointing at it. */
const DRAG = 7;
/** What a key moves the board by, in pixels. */
const STRIDE = 90;
/** What a key or a button zooms by. */
const NEARER = 1.4;

interface Finger {
  readonly start: Point;
  readonly at: Point;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

type Change = (lens: Lens, box: Box, screen: Screen) => Lens;

/** Looks at a board through a lens that wheel, fingers, keys and buttons move. */
export function useLens(stage: RefObject<HTMLElement | null>, box: Box, screen: Screen) {
  const [wished, setLens] = useState<Lens>(() => wholeBoard(box));
  const [isGliding, setGliding] = useState(false);
  const lens = useMemo(() => bounded(wished, box, screen), [wished, box, screen]);
  const now = useRef({ lens, box, screen });
  now.current = { lens, box, screen };

  const moves = useMemo(() => {
    const fingers = new Map<number, Finger>();
    let isDragged = false;
    const change = (how: Change, glides: boolean) => {
      const next = how(now.current.lens, now.current.box, now.current.screen);
      now.current = { ...now.current, lens: next };
      setGliding(glides);
      setLens(next);
    };
    const glide = (how: Change) => change(how, true);
    const drag = (how: Change) => change(how, false);
    const middle = (): Point => [now.current.screen.width / 2, now.current.screen.height / 2];
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
      return [clientX - left, clientY - top];
    };
    const pull = (from: Finger, at: Point, other: Finger | undefined) => {
      if (other === undefined) {
        drag((l, b, s) => panned(l, [at[0] - from.at[0], at[1] - from.at[1]], b, s));
        return;
      }
      const spread = distance(at, other.at) / Math.max(distance(from.at, other.at), 1);
      const [was, is] = [between(from.at, other.at), between(at, other.at)];
      drag((l, b, s) => panned(zoomed(l, spread, was, b, s), [is[0] - was[0], is[1] - was[1]], b, s));
    };
    return {
      nearer: () => glide((l, b, s) => zoomed(l, NEARER, middle(), b, s)),
      farther: () => glide((l, b, s) => zoomed(l, 1 / NEARER, middle(), b, s)),
      whole: () => glide((_, b) => wholeBoard(b)),
      panBy: (x: number, y: number) => glide((l, b, s) => panned(l, [x * STRIDE, y * STRIDE], b, s)),
      show: (point: Point) => glide((l, b, s) => showing(point, l, b, s)),
      /** Where on the board a pointer is. */
      boardPoint: (event: MouseEvent): Point =>
        toBoard(pointOf(event), now.current.lens, now.current.box, now.current.screen),
      /** Whether the last press moved the board: the click that follows it means nothing. */
      wasDragged: () => isDragged,
      wheel(event: WheelEvent) {
        event.preventDefault();
        const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
        drag((l, b, s) => zoomed(l, factor, pointOf(event), b, s));
      },
      down(event: PointerEvent) {
        if (fingers.size === 0) isDragged = false;
        const at = pointOf(event);
        fingers.set(event.pointerId, { start: at, at });
      },
      move(event: PointerEvent) {
        const finger = fingers.get(event.pointerId);
        if (finger === undefined) return;
        const at = pointOf(event);
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        if (!isDragged && other === undefined && distance(at, finger.start) < DRAG) return;
        if (!isDragged) stage.current?.setPointerCapture(event.pointerId);
        isDragged = true;
        fingers.set(event.pointerId, { ...finger, at });
        pull(finger, at, other);
      },
      up(event: PointerEvent) {
        fingers.delete(event.pointerId);
      },
    };
  }, [stage]);

  useEffect(() => {
    const listen = (event: Event) => {
      if (!(event instanceof LensEvent)) return;
      if (event.how === 'in') moves.nearer();
      else if (event.how === 'out') moves.farther();
      else if (event.how === 'whole') moves.whole();
      else moves.panBy(-event.how[0], -event.how[1]);
    };
    addEventListener(LENS, listen);
    return () => removeEventListener(LENS, listen);
  }, [moves]);

  return { lens, isGliding, ...moves };
}

const LENS = 'orrery:lens';
type Turning = 'in' | 'out' | 'whole' | Point;

class LensEvent extends Event {
  readonly how: Turning;

  constructor(how: Turning) {
    super(LENS);
    this.how = how;
  }
}

/** How keys reach the lens of the board that is on the page. */
export const turnLens = (how: Turning): void => {
  dispatchEvent(new LensEvent(how));
};
