import type { ReactNode } from 'react';
import { line, type Point, polygon, round, star } from './draw.ts';
import './targets.css';

/**
 * How a place looks that may be chosen: `lit` is legal, `strong` legal and recommended, `hovered` under the pointer or
 * in focus, `chosen` waits for its confirmation, `dim` is not legal but tells why.
 */
export type TargetState = 'lit' | 'strong' | 'hovered' | 'chosen' | 'dim';

const HALOS: Readonly<Record<TargetState, number>> = { lit: 31, strong: 37, hovered: 36, chosen: 36, dim: 0 };

/** The breathing light under a point. Drawn before the chips, so that it never washes over a number. */
export function TargetHalo({ at: [x, y], state }: { at: Point; state: TargetState }) {
  if (state === 'dim') return null;
  return <circle cx={x} cy={y} r={HALOS[state]} fill="url(#target-glow)" className="target-halo" />;
}

/** A point: a four-pointed star in a disc. */
export function PointTarget({ at: [x, y], state }: { at: Point; state: TargetState }) {
  return (
    <g transform={`translate(${x} ${y})`} className={`target point ${state}`}>
      <PointSign state={state} />
    </g>
  );
}

function PointSign({ state }: { state: TargetState }) {
  if (state === 'dim') {
    return (
      <>
        <circle r="8" className="target-disc" />
        <path d="M-4.5 4.5L4.5 -4.5" className="target-line" />
      </>
    );
  }
  if (state === 'chosen') {
    return (
      <>
        <circle r="20" className="target-line dashed" />
        <path d="M0 -25.5V-19M0 25.5V19M-25.5 0H-19M25.5 0H19" className="target-line" />
      </>
    );
  }
  return (
    <>
      {state === 'strong' && <circle r="18.5" className="target-line" />}
      <circle r="12" className="target-disc" />
      <path d={star(state === 'lit' ? 16.5 : 18.5, 0.33)} className="target-star" />
    </>
  );
}

const GAP = 13; // leaves the points at both ends free

/** A way between two points: a lane with a star half-way. */
export function RouteTarget({ from, to, state }: { from: Point; to: Point; state: TargetState }) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along = (share: number): Point => [
    round(from[0] + (to[0] - from[0]) * share),
    round(from[1] + (to[1] - from[1]) * share),
  ];
  const lane = line(along(GAP / length), along(1 - GAP / length));
  return (
    <g className={`target route ${state}`}>
      {state !== 'dim' && <path d={lane} className="target-glow" />}
      <path d={lane} className="target-case" />
      <path d={lane} className="target-lane" />
      {state !== 'dim' && state !== 'chosen' && (
        <path d={star(state === 'lit' ? 8.5 : 10.5, 0.36, along(0.5))} className="target-star" />
      )}
    </g>
  );
}

/** A whole sector, by its corners. */
export function AreaTarget({ corners, state }: { corners: readonly Point[]; state: TargetState }) {
  return <path d={polygon(corners)} className={`target area ${state}`} />;
}

/** A piece that is not there yet. */
export function Ghost({ children }: { children: ReactNode }) {
  return <g className="ghost">{children}</g>;
}
