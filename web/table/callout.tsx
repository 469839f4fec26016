import type { Kinded } from '@orrery/kernel';
import { useLayoutEffect, useRef, useState } from 'react';
import { nearestOn, placeNoteAtEdge, placeNoteNearTarget, type Rect } from './callout-place.ts';
import { cameraScale, toScreen, type ViewportSize } from './camera.ts';
import { useCameraState } from './camera-controller.ts';
import type { BoardCoordinate } from './game-ui.ts';
import { useTableField, useTableState } from './table-controller.ts';
import type { BoardOverlayProps } from './tip.tsx';
import { useScreenWidth } from './use-screen-size.ts';

/** In a smaller container there is no room for a callout: the prompt bar shows its text. */
const MIN_VIEWPORT_FOR_NOTE: ViewportSize = { width: 480, height: 380 };

const hasRoomForNote = ({ width, height }: ViewportSize): boolean =>
  width >= MIN_VIEWPORT_FOR_NOTE.width && height >= MIN_VIEWPORT_FOR_NOTE.height;

/** Corner widgets, in pixels of the board's container. */
function cornerRects(note: HTMLElement): readonly Rect[] {
  const box = note.parentElement?.getBoundingClientRect();
  if (box === undefined) return [];
  const corners = note.parentElement?.querySelectorAll('[data-corner]') ?? [];
  return [...corners].map((corner) => {
    const { left, top, width, height } = corner.getBoundingClientRect();
    return { left: left - box.left, top: top - box.top, width, height };
  });
}

const rectAround = ([x, y]: BoardCoordinate, by: number): Rect => ({
  left: x - by,
  top: y - by,
  width: 2 * by,
  height: 2 * by,
});

/** A callout for the selected move, with a line to its place. */
export function Callout<T, H, M extends Kinded, E extends Kinded>({
  controller,
  places,
  lit,
  eye,
}: BoardOverlayProps<T, H, M, E> & { readonly lit: ReadonlySet<string> }) {
  const chosen = useTableField(controller, 'play', 'chosen');
  const isNarrow = useScreenWidth() === 'narrow';
  if (chosen === null || isNarrow) return null;
  return <CalloutOn controller={controller} places={places} lit={lit} eye={eye} move={chosen} />;
}

function CalloutOn<T, H, M extends Kinded, E extends Kinded>({
  controller,
  places,
  lit,
  eye,
  move,
}: BoardOverlayProps<T, H, M, E> & { readonly lit: ReadonlySet<string>; readonly move: M }) {
  const { ui } = controller;
  const play = useTableState(controller, 'play');
  const { camera, box, viewport } = useCameraState(eye);
  const id = ui.placeOf(move, play.view.table);
  const place = places.find((each) => each.id === id);
  if (!hasRoomForNote(viewport)) return null;
  const target = place === undefined ? null : toScreen(place.at, camera, box, viewport);
  const marks = ui.landmarks?.(play.view.table) ?? [];
  const clear = place === undefined ? 0 : place.reach * cameraScale(camera, box, viewport);
  const choices = ui.notes === 'near' ? places.filter((each) => lit.has(each.id)) : null;
  return (
    <Note
      target={target}
      clear={clear}
      screen={viewport}
      landmarks={marks.map(({ at, reach }) =>
        rectAround(toScreen(at, camera, box, viewport), reach * cameraScale(camera, box, viewport)),
      )}
      choices={choices?.map(({ at }) => toScreen(at, camera, box, viewport)) ?? null}
    >
      <ui.Preview play={play} move={move} />
    </Note>
  );
}

interface NoteProps {
  readonly target: BoardCoordinate | null;
  /** Distance from the target at which the line stops. */
  readonly clear: number;
  readonly screen: ViewportSize;
  /** Parts of the board that the callout should not cover. */
  readonly landmarks: readonly Rect[];
  /** Other choices, for a callout that stands near its target. */
  readonly choices: readonly BoardCoordinate[] | null;
  readonly children: React.ReactNode;
}

function Note({ target, clear, screen, landmarks, choices, children }: NoteProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [rect, setRect] = useState<Rect | null>(null);
  const others = useRef({ choices, landmarks });
  others.current = { choices, landmarks };
  const [x, y] = target ?? [screen.width / 2, screen.height / 2];
  useLayoutEffect(() => {
    const note = ref.current;
    if (note === null) return;
    const size = { width: note.offsetWidth, height: note.offsetHeight };
    const { current } = others;
    const taken = [...cornerRects(note), ...current.landmarks];
    setRect(
      current.choices === null
        ? placeNoteAtEdge(size, [x, y], screen, taken)
        : placeNoteNearTarget(size, [x, y], screen, taken, current.choices),
    );
  }, [x, y, screen]);
  return (
    <>
      {rect !== null && target !== null && <CalloutLeader from={rect} to={target} clear={clear} />}
      <div ref={ref} className="callout note" style={{ left: rect?.left ?? 8, top: rect?.top ?? 8 }}>
        {children}
      </div>
    </>
  );
}

/** A line from a callout to its place. */
export function CalloutLeader({ from, to, clear }: { from: Rect; to: BoardCoordinate; clear: number }) {
  const [x, y] = nearestOn(from, to);
  const length = Math.hypot(to[0] - x, to[1] - y);
  if (length <= clear) return null;
  const part = (length - clear) / length;
  return (
    <svg className="callout-leader" aria-hidden="true">
      <path d={`M${x} ${y}L${x + (to[0] - x) * part} ${y + (to[1] - y) * part}`} />
    </svg>
  );
}
