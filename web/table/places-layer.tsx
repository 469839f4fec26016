import type { Kinded } from '@orrery/kernel';
import { type CSSProperties, memo, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardCoordinate, BoardPlace, ChartBox, Orientation } from './game-ui.ts';
import { enterHighlighted, firstPlace, placeByKey } from './nearby.ts';
import { type TableController, useTableField, useTableState } from './table-controller.ts';
import { useDomEvents } from './use-dom.ts';
import { isAwaited } from './viewer.ts';

type Corner = Pick<ChartBox, 'x' | 'y'>;

interface PlaceTargetProps {
  readonly place: BoardPlace;
  readonly origin: Corner;
  readonly name: string;
  readonly state: 'lit' | 'dim' | 'plain';
  readonly isStop: boolean;
  readonly isHinted: boolean;
}

/** One place for keyboard and screen readers: named and focusable; only its focus ring is visible. */
const PlaceTarget = memo(function Spot({ place, origin, name, state, isStop, isHinted }: PlaceTargetProps) {
  const { id, at, reach } = place;
  const [left, top] = [at[0] - reach - origin.x, at[1] - reach - origin.y];
  const style: CSSProperties = { left, top, width: reach * 2, height: reach * 2 };
  return (
    <button
      type="button"
      className={isHinted ? 'spot hinted' : 'spot'}
      data-place={id}
      style={style}
      aria-label={name}
      aria-disabled={state === 'dim'}
      tabIndex={isStop ? 0 : -1}
    />
  );
});

interface LayerProps<T, H, M extends Kinded, E extends Kinded> {
  readonly controller: TableController<T, H, M, E>;
  readonly places: readonly BoardPlace[];
  readonly lit: ReadonlySet<string>;
  readonly hinted: string | null;
  /** The sheet's box in the board's units, and its pixels per unit. */
  readonly box: ChartBox;
  readonly scale: number;
  readonly onShow: (point: BoardCoordinate) => void;
}

/** The place of an event; '' for none. */
export const placeIdOf = (target: EventTarget | null): string =>
  target instanceof HTMLElement ? (target.dataset.place ?? '') : '';

/** The places of the board as one tab stop; arrow keys move between places. */
export function PlacesLayer<T, H, M extends Kinded, E extends Kinded>(props: LayerProps<T, H, M, E>) {
  const { controller, places, lit, hinted, box, scale, onShow } = props;
  const { moveSelection, translate, formatMessage, refusalReason } = controller;
  const asking = useTableField(controller, 'play', 'asking');
  const isAsked = isAwaited({ asking, view: useTableField(controller, 'play', 'view') });
  const [stop, setStop] = useState<string | null>(null);
  const layer = useRef<HTMLDivElement>(null);
  const entry = places.find(({ id }) => id === stop) ?? places.find(({ id }) => lit.has(id)) ?? firstPlace(places);

  const focus = (place: BoardPlace) => {
    setStop(place.id);
    onShow(place.at);
    layer.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place.id)}"]`)?.focus({ preventScroll: true });
  };

  useDomEvents(layer, {
    keydown(event) {
      const next = placeByKey(places, lit, placeIdOf(event.target), event);
      if (next === null) return;
      event.preventDefault();
      focus(next);
    },
    focusin(event) {
      const id = placeIdOf(event.target);
      setStop(id);
      moveSelection.pointAt(id);
    },
    focusout: () => moveSelection.pointAt(null),
  });

  useBoardFocus((by) => {
    const place = by === 0 ? entry : enterHighlighted(places, lit, stop, by);
    if (place) focus(place);
  });

  const possible = useMemo(
    () => (isAsked && lit.size > 0 ? moveSelection.possiblePlaces() : lit),
    [isAsked, lit, moveSelection],
  );
  const stateOf = ({ id }: BoardPlace) => {
    if (!isAsked) return 'plain';
    if (lit.has(id)) return 'lit';
    return possible.has(id) ? 'plain' : 'dim';
  };

  const spots = useMemo(
    () =>
      [...places]
        .sort((a, b) => b.reach - a.reach)
        .map((place) => {
          const name = formatMessage(place.name);
          if (!isAsked) return { place, name };
          if (possible.has(place.id)) return { place, name: translate('place.lit', { name }) };
          const [why] = moveSelection.refusalsAt(place.id);
          return {
            place,
            name: why === undefined ? name : translate('place.dim', { name, why: refusalReason(why).text }),
          };
        }),
    [places, possible, formatMessage, translate, refusalReason, moveSelection, isAsked],
  );

  return (
    <div ref={layer} className="spots" style={layerStyle(box, scale)}>
      {spots.map(({ place, name }) => (
        <PlaceTarget
          key={place.id}
          place={place}
          origin={box}
          name={name}
          state={stateOf(place)}
          isStop={place.id === entry?.id}
          isHinted={place.id === hinted}
        />
      ))}
    </div>
  );
}

/**
 * Positions are in the board's units; outlines keep their width at every zoom. The layer is as large as the board:
 * otherwise each scattered place would get its own compositor layer.
 */
const layerStyle = ({ width, height }: ChartBox, scale: number): CSSProperties => ({
  width,
  height,
  transform: `scale(${scale})`,
  outlineWidth: `${2 / scale}px`,
  outlineOffset: `${1 / scale}px`,
});

const FOCUS = 'orrery:board';

/** Moves the focus to the board by a key. */
export const focusBoard = (): void => {
  dispatchEvent(new CustomEvent(FOCUS, { detail: 0 }));
};

/** Moves the focus to a place where something is possible. */
export const focusLitPlace = (by: 1 | -1): void => {
  dispatchEvent(new CustomEvent(FOCUS, { detail: by }));
};

/** Calls back when a key leads to the board: 0 to its tab stop, 1 and -1 to a highlighted place. */
export function useBoardFocus(onFocus: (by: 0 | 1 | -1) => void): void {
  const latest = useRef(onFocus);
  latest.current = onFocus;
  useEffect(() => {
    const listen = (event: Event) => event instanceof CustomEvent && latest.current(event.detail);
    addEventListener(FOCUS, listen);
    return () => removeEventListener(FOCUS, listen);
  }, []);
}

/** The places that matter now: those for the current selection, or all, to look at. */
export function useRelevantPlaces<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
  orientation: Orientation,
): readonly BoardPlace[] {
  const { ui } = controller;
  const view = useTableField(controller, 'play', 'view');
  const selectedKind = useTableField(controller, 'play', 'selectedKind');
  const selectedPiece = useTableField(controller, 'play', 'selectedPiece');
  const pendingTurn = useTableState(controller, 'pendingTurn');
  const all = useMemo(() => ui.places(view, orientation), [ui, view, orientation]);
  return useMemo(() => {
    if (selectedKind === null || pendingTurn === null) return all;
    const { table } = pendingTurn.view;
    const targets = new Set(
      pendingTurn.moves.filter(({ kind }) => kind === selectedKind).map((move) => ui.placeOf(move, table)),
    );
    for (const move of pendingTurn.moves) targets.add(ui.pieces?.pieceFor(move, table) ?? null);
    const meant = all.filter(
      ({ id }) => targets.has(id) || ui.moveForPlace(id, selectedKind, pendingTurn.view, selectedPiece) !== null,
    );
    return meant.length > 0 ? meant : all;
  }, [all, selectedKind, selectedPiece, pendingTurn, ui]);
}

const NO_PLACES: ReadonlySet<string> = new Set();

/** Places that have a move for the current selection. */
export function useHighlightedPlaces<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
): ReadonlySet<string> {
  const { moveSelection } = controller;
  const asking = useTableField(controller, 'play', 'asking');
  const selectedKind = useTableField(controller, 'play', 'selectedKind');
  const selectedPiece = useTableField(controller, 'play', 'selectedPiece');
  const pendingTurn = useTableState(controller, 'pendingTurn');
  const held = useMemo(
    () => ({ turn: pendingTurn, aim: selectedKind, piece: selectedPiece }),
    [pendingTurn, selectedKind, selectedPiece],
  );
  return useMemo(
    () => (asking !== null && held.turn !== null ? moveSelection.highlightedPlaces() : NO_PLACES),
    [asking, held, moveSelection],
  );
}
