import type { Kinded } from '@orrery/kernel';
import { type CSSProperties, memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { Callout } from './callout.tsx';
import { type BoardBox, cameraScale, cameraTransform, fittedScale, type ViewportSize } from './camera.ts';
import { type CameraState, useCamera, useCameraEffect, useCameraFact } from './camera-controller.ts';
import { GamePart } from './game-part.tsx';
import type { BoardCoordinate, BoardProps, Orientation } from './game-ui.ts';
import { HeldEvent, PlaceMark } from './held-event.tsx';
import { MinimapCorner } from './minimap-corner.tsx';
import { placeAt } from './nearby.ts';
import { OverBoard } from './over-board.tsx';
import { PlacesLayer, placeIdOf, useHighlightedPlaces, useRelevantPlaces } from './places-layer.tsx';
import { PointerGestures } from './pointer-gestures.ts';
import { type TableControllerProps, useTableField, useTableState } from './table-controller.ts';
import { Tip } from './tip.tsx';
import { useAutoPan } from './use-auto-pan.ts';
import { useDomEvents } from './use-dom.ts';
import { type ScreenWidth, useScreenWidth } from './use-screen-size.ts';

/** Minimum hit radius of a finger, in pixels; a mouse needs less. */
const MIN_TOUCH_RADIUS_PX = 22;
const MIN_MOUSE_RADIUS_PX = 10;

/** Size until the container is measured. */
const DEFAULT_VIEWPORT: ViewportSize = { width: 800, height: 600 };

/** Measures an element, and again whenever its size changes. */
function useMeasuredViewport() {
  const ref = useRef<HTMLDivElement>(null);
  const [screen, setScreen] = useState<ViewportSize>(DEFAULT_VIEWPORT);
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

/**
 * On a narrow screen a chart is always upright, however little height an answer leaves: it must not rotate while in
 * use.
 */
const orientationIn = ({ width, height }: ViewportSize, room: ScreenWidth): Orientation =>
  room === 'narrow' || height > width ? 'upright' : 'across';

/** Transforms the sheet; its content was rendered for the scale `drawnAt`. */
function transformBoard(sheet: HTMLElement, { camera, box, viewport, drawnScale, isGliding }: CameraState): void {
  sheet.classList.toggle('gliding', isGliding);
  sheet.style.transform = cameraTransform(camera, box, viewport, drawnScale);
}

const isZoomedIn = ({ camera }: CameraState): boolean => camera.zoom > 1;

/** How many of the game UI's `details` levels fit the current scale. */
const detailLevelOf =
  (details: readonly number[]) =>
  ({ camera, box, viewport }: CameraState): number =>
    details.filter((least) => cameraScale(camera, box, viewport) >= least).length;

/** The game's drawing of the board. Only this part of the host follows the selection. */
function BoardDrawing<T, H, M extends Kinded, E extends Kinded>({
  controller,
  ...shown
}: TableControllerProps<T, H, M, E> & Omit<BoardProps, 'pointed'>) {
  const Board = useMemo(() => memo(controller.ui.Board), [controller.ui]);
  const play = useTableState(controller, 'play');
  const pointed = useTableField(controller, 'selection', 'pointed');
  return <Board play={play} pointed={pointed} {...shown} />;
}

/** The board in its container, with camera, places, corner widgets and the callout of the selected move. */
export function BoardHost<T, H, M extends Kinded, E extends Kinded>({
  controller,
  hinted,
}: TableControllerProps<T, H, M, E> & { readonly hinted: string | null }) {
  const { ui, moveSelection, translate, stepPlayer, state } = controller;
  const dialogue = useTableField(controller, 'play', 'dialogue');
  const { corners, detailScales = NO_DETAILS } = ui;
  const { ref, screen } = useMeasuredViewport();
  const room = useScreenWidth();
  const orientation = ui.uprightBox === undefined ? 'across' : orientationIn(screen, room);
  const box = (orientation === 'upright' ? ui.uprightBox : undefined) ?? ui.box;
  const eye = useCamera(box, screen);
  const fingers = useMemo(() => new PointerGestures(eye), [eye]);
  const places = useRelevantPlaces(controller, orientation);
  const lit = useHighlightedPlaces(controller);
  const sheet = useRef<HTMLDivElement>(null);
  useCameraEffect(sheet, eye, transformBoard);
  const drawnAt = useCameraFact(eye, ({ drawnScale }) => drawnScale);
  const detail = useCameraFact(
    eye,
    useMemo(() => detailLevelOf(detailScales), [detailScales]),
  );
  useAutoPan(controller, eye, { places, lit, orientation, isMeasured: screen !== DEFAULT_VIEWPORT });
  const pointOf = ({ clientX, clientY }: MouseEvent): BoardCoordinate => {
    const { left = 0, top = 0 } = ref.current?.getBoundingClientRect() ?? {};
    return [clientX - left, clientY - top];
  };
  const at = (event: MouseEvent) => {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    return placeAt(
      places,
      eye.toBoard(pointOf(event)),
      (isTouch ? MIN_TOUCH_RADIUS_PX : MIN_MOUSE_RADIUS_PX) / eye.scale,
    );
  };
  /** The draggable piece under a pointer. */
  const pieceAt = (event: PointerEvent): string | null => {
    const place = state.get().play.asking === null ? undefined : at(event)?.id;
    return place !== undefined && moveSelection.isPiece(place) ? place : null;
  };
  const lift = (event: PointerEvent) => {
    const piece = fingers.lift(event.pointerId);
    const place = piece === null ? undefined : at(event)?.id;
    if (place !== undefined && place !== piece && lit.has(place)) moveSelection.actAt(place);
  };

  useDomEvents(ref, {
    click(event) {
      if (!isOnBoard(event)) return;
      const isPointed = event.detail > 0;
      if (event.detail > 1 || (isPointed && fingers.isDragging)) return;
      const { playback, selection } = state.get();
      if (!playback.isAtRest) {
        if (playback.held.length > 0) stepPlayer.goOn();
        else stepPlayer.skip();
        return;
      }
      const place = isPointed ? at(event)?.id : placeIdOf(event.target);
      if (place) moveSelection.actAt(place);
      else if (selection.chosen !== null) moveSelection.preview(null);
    },
    wheel: (event) => isOnBoard(event) && fingers.wheel(event, pointOf(event)),
    pointerdown: (event) => isOnBoard(event) && fingers.press(event.pointerId, pointOf(event), pieceAt(event)),
    pointermove(event) {
      if (fingers.move(event.pointerId, pointOf(event))) {
        ref.current?.setPointerCapture(event.pointerId);
        const { draggedPiece } = fingers;
        if (draggedPiece !== null && draggedPiece !== state.get().play.selectedPiece)
          moveSelection.selectPiece(draggedPiece);
      }
      if (fingers.isPanning) moveSelection.pointAt(null);
      else if (event.pointerType !== 'touch' || fingers.draggedPiece !== null) {
        moveSelection.pointAt(isOnBoard(event) ? (at(event)?.id ?? null) : null);
      }
    },
    pointerup: lift,
    pointercancel: (event) => fingers.lift(event.pointerId),
    pointerleave: () => moveSelection.pointAt(null),
  });

  const isCovered = dialogue !== null && ui.dialogues[dialogue]?.coversBoard === true;
  const overBoard = useMemo(() => <OverBoard controller={controller} />, [controller]);
  return (
    <section
      data-part="board"
      className={`board-box ${useCameraFact(eye, isZoomedIn) ? 'is-near' : ''}`}
      data-detail={detail < detailScales.length ? 'some' : 'all'}
      data-orientation={orientation}
      aria-label={translate('board')}
      style={edgeStyle(box, screen)}
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
          <BoardDrawing
            controller={controller}
            highlighted={lit}
            unitPx={fittedScale(box, screen)}
            detailLevel={detail}
            orientation={orientation}
          />
        </svg>
        <PlacesLayer
          controller={controller}
          places={places}
          lit={lit}
          hinted={hinted}
          box={box}
          scale={drawnAt}
          onShow={(point) => eye.bringIntoView(point)}
        />
      </div>
      {corners.top && (
        <div className="corner along top" data-corner="" inert={isCovered}>
          <GamePart controller={controller} part={corners.top} />
        </div>
      )}
      {corners.bottom && (
        <div className="corner along bottom" data-corner="" inert={isCovered}>
          <GamePart controller={controller} part={corners.bottom} />
        </div>
      )}
      {corners.topLeft && (
        <div className="corner top-left" data-corner="" inert={isCovered}>
          <GamePart controller={controller} part={corners.topLeft} />
        </div>
      )}
      <div className="corner top-right zoom" data-corner="" inert={isCovered}>
        <button
          type="button"
          className="icon-button framed"
          aria-label={translate('zoom.in')}
          onClick={() => eye.zoomIn()}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className="icon-button framed"
          aria-label={translate('zoom.out')}
          onClick={() => eye.zoomOut()}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className="icon-button framed"
          aria-label={translate('zoom.whole')}
          onClick={() => eye.zoomToFit()}
        >
          <Icon name="fit" />
        </button>
      </div>
      {corners.bottomRight && (
        <div className="corner bottom-right" data-corner="" inert={isCovered}>
          <GamePart controller={controller} part={corners.bottomRight} />
        </div>
      )}
      {ui.Minimap && <MinimapCorner controller={controller} eye={eye} orientation={orientation} />}
      {overBoard}
      <PlaceMark controller={controller} places={places} eye={eye} />
      <HeldEvent controller={controller} />
      <Tip controller={controller} places={places} eye={eye} />
      <Callout controller={controller} places={places} lit={lit} eye={eye} />
    </section>
  );
}

const NO_DETAILS: readonly number[] = [];

/** Distance between the edge of a chart shown whole and the edge of its container, for widgets along it. */
const edgeStyle = (box: BoardBox, screen: ViewportSize): CSSProperties & Readonly<Record<'--edge', string>> => ({
  '--edge': `${Math.max(0, (screen.height - box.height * fittedScale(box, screen)) / 2)}px`,
});

/** Whether an event happened on the board itself and not on a corner widget. */
const isOnBoard = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-corner], .callout') === null;
