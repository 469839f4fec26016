import type { Kinded } from '@orrery/kernel';
import { useLayoutEffect, useRef, useState } from 'react';
import { calloutPlace, nearestOn, notePlace, type Rect } from './callout-place.ts';
import type { Point } from './furniture.ts';
import { type Screen, scaleOf, toScreen } from './lens.ts';
import type { OnBoard } from './tip.tsx';
import { useSight } from './use-eye.ts';
import { useWidth } from './use-width.ts';

/** In a smaller box than this there is no room for a note: the prompt bar has it then. */
const LEAST: Screen = { width: 480, height: 380 };

const isRoomy = ({ width, height }: Screen): boolean => width >= LEAST.width && height >= LEAST.height;

/** What stands in the corners already, in pixels of the board's box. */
function cornersOf(note: HTMLElement): readonly Rect[] {
  const box = note.parentElement?.getBoundingClientRect();
  if (box === undefined) return [];
  const corners = note.parentElement?.querySelectorAll('[data-corner]') ?? [];
  return [...corners].map((corner) => {
    const { left, top, width, height } = corner.getBoundingClientRect();
    return { left: left - box.left, top: top - box.top, width, height };
  });
}

const around = ([x, y]: Point, by: number): Rect => ({ left: x - by, top: y - by, width: 2 * by, height: 2 * by });

/** A note on the move that is looked at, with a line to where it would happen. */
export function Callout<T, H, M extends Kinded, E extends Kinded>({
  helm,
  places,
  lit,
  eye,
}: OnBoard<T, H, M, E> & { readonly lit: ReadonlySet<string> }) {
  const { play } = helm;
  const isNarrow = useWidth() === 'narrow';
  if (play.chosen === null || isNarrow) return null;
  return <CalloutOn helm={helm} places={places} lit={lit} eye={eye} move={play.chosen} />;
}

function CalloutOn<T, H, M extends Kinded, E extends Kinded>({
  helm,
  places,
  lit,
  eye,
  move,
}: OnBoard<T, H, M, E> & { readonly lit: ReadonlySet<string>; readonly move: M }) {
  const { furniture, play } = helm;
  const { lens, box, screen } = useSight(eye);
  const id = furniture.placeOf(move, play.view.table);
  const place = places.find((each) => each.id === id);
  if (!isRoomy(screen)) return null;
  const target = place === undefined ? null : toScreen(place.at, lens, box, screen);
  const marks = furniture.landmarks?.(play.view.table) ?? [];
  const clear = place === undefined ? 0 : place.reach * scaleOf(lens, box, screen);
  const choices = furniture.notes === 'near' ? places.filter((each) => lit.has(each.id)) : null;
  return (
    <Note
      target={target}
      clear={clear}
      screen={screen}
      landmarks={marks.map(({ at, reach }) =>
        around(toScreen(at, lens, box, screen), reach * scaleOf(lens, box, screen)),
      )}
      choices={choices?.map(({ at }) => toScreen(at, lens, box, screen)) ?? null}
    >
      <furniture.Preview play={play} move={move} />
    </Note>
  );
}

interface NoteProps {
  readonly target: Point | null;
  /** How far around the target the line stops. */
  readonly clear: number;
  readonly screen: Screen;
  /** What stands on the board, and is to be seen beside the note. */
  readonly landmarks: readonly Rect[];
  /** What else could be chosen, for a note that stands near its target. */
  readonly choices: readonly Point[] | null;
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
    const taken = [...cornersOf(note), ...current.landmarks];
    setRect(
      current.choices === null
        ? calloutPlace(size, [x, y], screen, taken)
        : notePlace(size, [x, y], screen, taken, current.choices),
    );
  }, [x, y, screen]);
  return (
    <>
      {rect !== null && target !== null && <Leader from={rect} to={target} clear={clear} />}
      <div ref={ref} className="callout note" style={{ left: rect?.left ?? 8, top: rect?.top ?? 8 }}>
        {children}
      </div>
    </>
  );
}

function Leader({ from, to, clear }: { from: Rect; to: Point; clear: number }) {
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
