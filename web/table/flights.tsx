import type { Kinded } from '@orrery/kernel';
import { useLayoutEffect, useRef } from 'react';
import type { Anchor, BoardCoordinate, FlightAnimation } from './game-ui.ts';
import { MAX_STEP_MS } from './step-player.ts';
import { type TableControllerProps, useTableState } from './table-controller.ts';

const NO_WAYPOINTS: readonly Anchor[] = [];

const middleOf = (element: Element): BoardCoordinate => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

const selectorOf = (anchor: Anchor): string => {
  if ('place' in anchor) return `.board-box [data-place="${CSS.escape(anchor.place)}"]`;
  if ('seat' in anchor) return `[data-seat="${anchor.seat}"]`;
  return `[data-anchor="${CSS.escape(anchor.anchor)}"]`;
};

/** The current page position of an anchor; null when it is not visible. */
function anchorPoint(anchor: Anchor): BoardCoordinate | null {
  const found = [...document.querySelectorAll(selectorOf(anchor))].find((each) => each.getClientRects().length > 0);
  return found === undefined ? null : middleOf(found);
}

/** Pieces and cards that fly between two anchors. Visual only. */
export function Flights<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { flights, flightMs, seq } = useTableState(controller, 'playback');
  return (
    <div className="flights" aria-hidden="true">
      {flights.map((flight) => (
        <FlyingPicture key={`${seq} ${flight.key}`} flight={flight} flightMs={flightMs} />
      ))}
    </div>
  );
}

function FlyingPicture({
  flight: { picture, from, to, via = NO_WAYPOINTS, delay = 0 },
  flightMs,
}: {
  readonly flight: FlightAnimation;
  readonly flightMs: number;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const start = anchorPoint(from);
    const end = anchorPoint(to);
    const thing = ref.current;
    if (thing === null || start === null || end === null) return;
    const at = ([x, y]: BoardCoordinate) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    const passed = via.map(anchorPoint).filter((point) => point !== null);
    const animation = thing.animate(
      [
        { transform: at(start), opacity: 0, offset: 0 },
        ...passed.map((point, i) => ({ transform: at(point), offset: (i + 1) / (passed.length + 1) })),
        { opacity: 1, offset: 0.15 },
        { opacity: 1, offset: 0.85 },
        { transform: at(end), opacity: 0.2, offset: 1 },
      ].sort((a, b) => a.offset - b.offset),
      {
        duration: Math.min(flightMs, MAX_STEP_MS - delay),
        delay,
        easing: passed.length > 0 ? 'linear' : 'cubic-bezier(.4, 0, .3, 1)',
        fill: 'both',
      },
    );
    return () => animation.cancel();
  }, [from, to, via, delay, flightMs]);
  return (
    <div ref={ref} className="flying">
      {picture}
    </div>
  );
}
