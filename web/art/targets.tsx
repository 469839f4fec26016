import type { ReactNode } from 'react';
import { linePath, type Point, polygonPath, round, starPath } from './draw.ts';
import './targets.css';

/**
 * States of a place: `lit` is legal, `strong` legal and recommended, `hovered` under the pointer or in focus, `chosen`
 * waits for confirmation, `dim` is illegal but shows the reason.
 */
export type TargetState = 'lit' | 'strong' | 'hovered' | 'chosen' | 'dim';

const HALO_RADII: Readonly<Record<TargetState, number>> = { lit: 31, strong: 37, hovered: 36, chosen: 36, dim: 0 };

/** The pulsing light under a point. Drawn before the chips, so that it never covers a number. */
export function TargetHalo({ at: [x, y], state }: { at: Point; state: TargetState }) {
  if (state === 'dim') return null;
  return <circle cx={x} cy={y} r={HALO_RADII[state]} fill="url(#target-glow)" className="target-halo" />;
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
      <path d={starPath(state === 'lit' ? 16.5 : 18.5, 0.33)} className="target-star" />
    </>
  );
}

const ROUTE_END_GAP = 13; // leaves the points at both ends free

/** A route between two points: a lane with a star half-way. */
export function RouteTarget({ from, to, state }: { from: Point; to: Point; state: TargetState }) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along = (share: number): Point => [
    round(from[0] + (to[0] - from[0]) * share),
    round(from[1] + (to[1] - from[1]) * share),
  ];
  const lane = linePath(along(ROUTE_END_GAP / length), along(1 - ROUTE_END_GAP / length));
  return (
    <g className={`target route ${state}`}>
      {state !== 'dim' && <path d={lane} className="target-glow" />}
      <path d={lane} className="target-case" />
      <path d={lane} className="target-lane" />
      {state !== 'dim' && state !== 'chosen' && (
        <path d={starPath(state === 'lit' ? 8.5 : 10.5, 0.36, along(0.5))} className="target-star" />
      )}
    </g>
  );
}

/** A whole sector, by its corners. */
export function AreaTarget({ corners, state }: { corners: readonly Point[]; state: TargetState }) {
  return <path d={polygonPath(corners)} className={`target area ${state}`} />;
}

/** A preview of a piece. */
export function Ghost({ children }: { children: ReactNode }) {
  return <g className="ghost">{children}</g>;
}
