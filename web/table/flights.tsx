import type { Kinded } from '@orrery/kernel';
import { useLayoutEffect, useRef } from 'react';
import { LONGEST } from './director.ts';
import type { Anchor, Flight, Point } from './furniture.ts';
import type { HelmProps } from './helm.ts';

const DURATION = 430;
const NOWHERE: readonly Anchor[] = [];

const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

const selectorOf = (anchor: Anchor): string => {
  if ('place' in anchor) return `.board-box [data-place="${CSS.escape(anchor.place)}"]`;
  if ('seat' in anchor) return `[data-seat="${anchor.seat}"]`;
  return `[data-anchor="${CSS.escape(anchor.anchor)}"]`;
};

/** Where an anchor is on the page now; null when it is not in sight. */
function whereIs(anchor: Anchor): Point | null {
  const found = [...document.querySelectorAll(selectorOf(anchor))].find((each) => each.getClientRects().length > 0);
  return found === undefined ? null : middleOf(found);
}

/** Things on their way from where they were to where they are. They are seen, and nothing else. */
export function Flights<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { flights, seq } = helm.scene;
  return (
    <div className="flights" aria-hidden="true">
      {flights.map((flight) => (
        <Flying key={`${seq} ${flight.key}`} flight={flight} />
      ))}
    </div>
  );
}

function Flying({ flight: { picture, from, to, via = NOWHERE, delay = 0 } }: { readonly flight: Flight }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const start = whereIs(from);
    const end = whereIs(to);
    const thing = ref.current;
    if (thing === null || start === null || end === null) return;
    const at = ([x, y]: Point) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    const passed = via.map(whereIs).filter((point) => point !== null);
    const animation = thing.animate(
      [
        { transform: at(start), opacity: 0, offset: 0 },
        ...passed.map((point, i) => ({ transform: at(point), offset: (i + 1) / (passed.length + 1) })),
        { opacity: 1, offset: 0.15 },
        { opacity: 1, offset: 0.85 },
        { transform: at(end), opacity: 0.2, offset: 1 },
      ].sort((a, b) => a.offset - b.offset),
      {
        duration: Math.min(DURATION, LONGEST - delay),
        delay,
        easing: passed.length > 0 ? 'linear' : 'cubic-bezier(.4, 0, .3, 1)',
        fill: 'both',
      },
    );
    return () => animation.cancel();
  }, [from, to, via, delay]);
  return (
    <div ref={ref} className="flying">
      {picture}
    </div>
  );
}
