import type { Kinded } from '@orrery/kernel';
import { type CSSProperties, memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { Callout } from './callout.tsx';
import type { Sight } from './eye.ts';
import { Fingers } from './fingers.ts';
import type { Lie, Point } from './furniture.ts';
import type { HelmProps } from './helm.ts';
import { type Box, type Screen, scaleOf, transformOf, wholeScale } from './lens.ts';
import { MinimapCorner } from './minimap-corner.tsx';
import { placeAt } from './nearby.ts';
import { OverBoard, overBoard } from './over-board.tsx';
import { PlacesLayer, placeOfTarget } from './places-layer.tsx';
import { Shown } from './shown.tsx';
import { Tip } from './tip.tsx';
import { useEvents } from './use-events.ts';
import { useEye, useFollowing, useSeen } from './use-eye.ts';
import { useLit, usePlaces } from './use-places.ts';
import { useWhereToLook } from './use-where-to-look.ts';
import { useWidth, type Width } from './use-width.ts';

/** How far around itself a finger means, at least, in pixels; a mouse is finer. */
const FINGER = 22;
const MOUSE = 10;

/** Until its room is measured. */
const UNMEASURED: Screen = { width: 800, height: 600 };

/** Measures an element, and again whenever it changes. */
function useScreen() {
  const ref = useRef<HTMLDivElement>(null);
  const [screen, setScreen] = useState<Screen>(UNMEASURED);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const measure = () => setScreen({ width: box.clientWidth || 1, height: box.clientHeight || 1 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, screen };
}

/** On a narrow screen a chart stands upright, however little room an answer leaves it: it must not turn under one's finger. */
const lieIn = ({ width, height }: Screen, room: Width): Lie =>
  room === 'narrow' || height > width ? 'upright' : 'across';

/** The sheet is moved and stretched; what lies on it is drawn for `drawnAt`. */
function moveSheet(sheet: HTMLElement, { lens, box, screen, drawnAt, isGliding }: Sight): void {
  sheet.classList.toggle('gliding', isGliding);
  sheet.style.transform = transformOf(lens, box, screen, drawnAt);
}

const isNear = ({ lens }: Sight): boolean => lens.zoom > 1;

/** How many of the furniture's details there is room for. */
const detailOf =
  (details: readonly number[]) =>
  ({ lens, box, screen }: Sight): number =>
    details.filter((least) => scaleOf(lens, box, screen) >= least).length;

/** The board in its box: looked at through a lens, with its places, its corners and a note on what is chosen. */
export function BoardHost<T, H, M extends Kinded, E extends Kinded>({
  helm,
  hinted,
}: HelmProps<T, H, M, E> & { readonly hinted: string | null }) {
  const { furniture, play, desk, holding, speak, director } = helm;
  const { corners, details = NO_DETAILS } = furniture;
  const { ref, screen } = useScreen();
  const room = useWidth();
  const lie = furniture.upright === undefined ? 'across' : lieIn(screen, room);
  const box = (lie === 'upright' ? furniture.upright : undefined) ?? furniture.box;
  const eye = useEye(box, screen);
  const fingers = useMemo(() => new Fingers(eye), [eye]);
  const Board = useMemo(() => memo(furniture.Board), [furniture]);
  const places = usePlaces(helm, lie);
  const lit = useLit(helm);
  const sheet = useRef<HTMLDivElement>(null);
  useFollowing(sheet, eye, moveSheet);
  const drawnAt = useSeen(eye, (sight) => sight.drawnAt);
  const detail = useSeen(
    eye,
    useMemo(() => detailOf(details), [details]),
  );
  useWhereToLook(helm, eye, { places, lit, lie, isMeasured: screen !== UNMEASURED });
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left = 0, top = 0 } = ref.current?.getBoundingClientRect() ?? {};
    return [clientX - left, clientY - top];
  };
  const at = (event: MouseEvent) => {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    return placeAt(places, eye.toBoard(pointOf(event)), (isTouch ? FINGER : MOUSE) / eye.scale);
  };
  /** The piece under a pointer that can be dragged. */
  const pieceAt = (event: PointerEvent): string | null => {
    const place = play.asking === null ? undefined : at(event)?.id;
    return place !== undefined && desk.isPiece(place) ? place : null;
  };
  const lift = (event: PointerEvent) => {
    const piece = fingers.lift(event.pointerId);
    const place = piece === null ? undefined : at(event)?.id;
    if (place !== undefined && place !== piece && lit.has(place)) desk.act(place);
  };

  useEvents(ref, {
    click(event) {
      if (!isOnBoard(event)) return;
      const isPointed = event.detail > 0;
      if (event.detail > 1 || (isPointed && fingers.isDragging)) return;
      if (!helm.scene.isAtRest) {
        director.skip();
        return;
      }
      const place = isPointed ? at(event)?.id : placeOfTarget(event.target);
      if (place) desk.act(place);
      else if (holding.chosen !== null) desk.look(null);
    },
    wheel: (event) => isOnBoard(event) && fingers.wheel(event, pointOf(event)),
    pointerdown: (event) => isOnBoard(event) && fingers.press(event.pointerId, pointOf(event), pieceAt(event)),
    pointermove(event) {
      if (fingers.move(event.pointerId, pointOf(event))) {
        ref.current?.setPointerCapture(event.pointerId);
        const { dragged } = fingers;
        if (dragged !== null && dragged !== play.piece) desk.hold(dragged);
      }
      if (fingers.isPulling) desk.point(null);
      else if (event.pointerType !== 'touch' || fingers.dragged !== null) {
        desk.point(isOnBoard(event) ? (at(event)?.id ?? null) : null);
      }
    },
    pointerup: lift,
    pointercancel: (event) => fingers.lift(event.pointerId),
    pointerleave: () => desk.point(null),
  });

  const isCovered = overBoard(helm) !== undefined;
  return (
    <section
      data-part="board"
      className={`board-box ${useSeen(eye, isNear) ? 'is-near' : ''}`}
      data-detail={detail < details.length ? 'some' : 'all'}
      data-lie={lie}
      aria-label={speak('board')}
      style={edgeOf(box, screen)}
      ref={ref}
    >
      <div className="board-sheet" ref={sheet} inert={isCovered}>
        <svg
          className="board"
          width={box.width * drawnAt}
          height={box.height * drawnAt}
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          aria-hidden="true"
        >
          <Board
            play={play}
            lit={lit}
            pointed={holding.pointed}
            unit={wholeScale(box, screen)}
            detail={detail}
            lie={lie}
          />
        </svg>
        <PlacesLayer
          helm={helm}
          places={places}
          lit={lit}
          hinted={hinted}
          box={box}
          scale={drawnAt}
          onShow={(point) => eye.show(point)}
        />
      </div>
      {corners.top && (
        <div className="corner along top" data-corner="" inert={isCovered}>
          <Shown part={corners.top} play={play} />
        </div>
      )}
      {corners.bottom && (
        <div className="corner along bottom" data-corner="" inert={isCovered}>
          <Shown part={corners.bottom} play={play} />
        </div>
      )}
      {corners.topLeft && (
        <div className="corner top-left" data-corner="" inert={isCovered}>
          <Shown part={corners.topLeft} play={play} />
        </div>
      )}
      <div className="corner top-right zoom" data-corner="" inert={isCovered}>
        <button type="button" className="icon-button framed" aria-label={speak('zoom.in')} onClick={() => eye.nearer()}>
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className="icon-button framed"
          aria-label={speak('zoom.out')}
          onClick={() => eye.farther()}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className="icon-button framed"
          aria-label={speak('zoom.whole')}
          onClick={() => eye.whole()}
        >
          <Icon name="fit" />
        </button>
      </div>
      {corners.bottomRight && (
        <div className="corner bottom-right" data-corner="" inert={isCovered}>
          <Shown part={corners.bottomRight} play={play} />
        </div>
      )}
      {furniture.Minimap && <MinimapCorner Minimap={furniture.Minimap} play={play} eye={eye} lie={lie} />}
      <OverBoard helm={helm} />
      <Tip helm={helm} places={places} eye={eye} />
      <Callout helm={helm} places={places} lit={lit} eye={eye} />
    </section>
  );
}

const NO_DETAILS: readonly number[] = [];

/** How far the edge of a whole chart is from that of its room, for what stands along it. */
const edgeOf = (box: Box, screen: Screen): CSSProperties & Readonly<Record<'--edge', string>> => ({
  '--edge': `${Math.max(0, (screen.height - box.height * wholeScale(box, screen)) / 2)}px`,
});

/** Whether something happened on the board itself, not on what stands in its corners. */
const isOnBoard = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-corner], .callout') === null;
