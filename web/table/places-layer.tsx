import type { Kinded } from '@orrery/kernel';
import { type CSSProperties, memo, useEffect, useMemo, useRef, useState } from 'react';
import { isAwaited } from './awaited.ts';
import type { ChartBox, Place, Point } from './furniture.ts';
import type { Helm } from './helm.ts';
import { firstPlace, placeByKey } from './nearby.ts';
import { useEvents } from './use-events.ts';

type Corner = Pick<ChartBox, 'x' | 'y'>;

interface SpotProps {
  readonly place: Place;
  readonly origin: Corner;
  readonly name: string;
  readonly state: 'lit' | 'dim' | 'plain';
  readonly isStop: boolean;
  readonly isHinted: boolean;
}

/** One place as those meet it who do not point: named, focusable, nothing to be seen but its focus. */
const Spot = memo(function Spot({ place, origin, name, state, isStop, isHinted }: SpotProps) {
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
  readonly helm: Helm<T, H, M, E>;
  readonly places: readonly Place[];
  readonly lit: ReadonlySet<string>;
  readonly hinted: string | null;
  /** What lies on the sheet, in the board's units, and how many pixels a unit takes on it. */
  readonly box: ChartBox;
  readonly scale: number;
  readonly onShow: (point: Point) => void;
}

/** The place an event happened at, '' for none. */
export const placeOfTarget = (target: EventTarget | null): string =>
  target instanceof HTMLElement ? (target.dataset.place ?? '') : '';

/** The places of the board as one stop of the tab key; arrows go on from place to place. */
export function PlacesLayer<T, H, M extends Kinded, E extends Kinded>(props: LayerProps<T, H, M, E>) {
  const { helm, places, lit, hinted, box, scale, onShow } = props;
  const { desk, speak, say, reason, play } = helm;
  const isAsked = isAwaited(play);
  const [stop, setStop] = useState<string | null>(null);
  const layer = useRef<HTMLDivElement>(null);
  const entry = places.find(({ id }) => id === stop) ?? places.find(({ id }) => lit.has(id)) ?? firstPlace(places);

  const focus = (place: Place) => {
    setStop(place.id);
    onShow(place.at);
    layer.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place.id)}"]`)?.focus({ preventScroll: true });
  };

  useEvents(layer, {
    keydown(event) {
      const next = placeByKey(places, lit, placeOfTarget(event.target), event);
      if (next === null) return;
      event.preventDefault();
      focus(next);
    },
    focusin(event) {
      const id = placeOfTarget(event.target);
      setStop(id);
      desk.point(id);
    },
    focusout: () => desk.point(null),
  });

  useEffect(() => {
    const listen = () => layer.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    addEventListener(FOCUS, listen);
    return () => removeEventListener(FOCUS, listen);
  }, []);

  const stateOf = ({ id }: Place) => {
    if (!isAsked) return 'plain';
    return lit.has(id) ? 'lit' : 'dim';
  };

  const spots = useMemo(
    () =>
      [...places]
        .sort((a, b) => b.reach - a.reach)
        .map((place) => {
          const name = say(place.name);
          if (!isAsked) return { place, name };
          if (lit.has(place.id)) return { place, name: speak('place.lit', { name }) };
          const [why] = desk.whyNotAt(place.id);
          return { place, name: why === undefined ? name : speak('place.dim', { name, why: reason(why).text }) };
        }),
    [places, lit, say, speak, reason, desk, isAsked],
  );

  return (
    <div ref={layer} className="spots" style={layerStyle(box, scale)}>
      {spots.map(({ place, name }) => (
        <Spot
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
 * Places are given in the board's units; their outlines stay as fine as any other, however near the board is. The layer
 * is as large as the board: scattered over nothing, places would each be given a layer of the compositor's.
 */
const layerStyle = ({ width, height }: ChartBox, scale: number): CSSProperties => ({
  width,
  height,
  transform: `scale(${scale})`,
  outlineWidth: `${2 / scale}px`,
  outlineOffset: `${1 / scale}px`,
});

export const FOCUS = 'orrery:board';

/** How a key leads to the board. */
export const focusBoard = (): void => {
  dispatchEvent(new Event(FOCUS));
};
