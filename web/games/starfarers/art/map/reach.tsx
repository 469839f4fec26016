import type { ReactNode } from 'react';
import { linePath, numberRange, type Point, polygonPath, round, spokesPath } from '../../../../art/draw.ts';
import { type GameIconName, InlineIcon } from '../../../../art/icons/game-icon.tsx';
import { seatClass } from '../../../../art/seats.tsx';
import { bordersOf, type MapDetail } from './hexes.ts';
import { ColonySite } from './systems.tsx';
import './reach.css';

interface ReachAreaProps {
  readonly cells: readonly (readonly Point[])[]; // one around each point in reach
  readonly links: readonly (readonly [Point, Point])[];
}

/** How far a ship can fly, as a tint under the systems. */
export function ReachArea({ cells, links }: ReachAreaProps) {
  const lines = (ways: readonly (readonly [Point, Point])[]) => ways.map(([from, to]) => linePath(from, to)).join('');
  return (
    <>
      <path d={cells.map(polygonPath).join('')} className="reach-wash" />
      <path d={lines(bordersOf(cells))} className="reach-limit" />
      <path d={lines(links)} className="reach-links" />
    </>
  );
}

/** What happens when a flight ends at a point. */
export type ReachAct = 'explore' | 'found' | 'dock' | 'clear';

const ACT_ICONS: Readonly<Record<ReachAct, GameIconName>> = {
  explore: 'eye',
  found: 'colony',
  dock: 'flag',
  clear: 'cannon',
};

interface ReachPointProps {
  readonly at: Point;
  readonly cost?: number; // none for a jump
  readonly act?: ReachAct;
  readonly ring?: 'plain' | 'double'; // double: entering it explores, though the sign for it stands elsewhere
  readonly state?: 'lit' | 'hovered' | 'passing'; // passing: it may fly through, not stay
  readonly detail?: MapDetail;
}

/** A point in reach with its cost, and what would happen there. */
export function ReachPoint({ at: [x, y], cost, act, ring = 'plain', state = 'lit', detail = 'near' }: ReachPointProps) {
  const place = `translate(${x} ${y})`;
  if (state === 'passing') return <circle cx={x} cy={y} r="4" className="reach-passing" />;
  if (detail === 'far') {
    return (
      <g transform={place} className={`reach-point ${state}`}>
        <circle r={act ? 9 : 5.5} className="reach-dot" />
        {act && <InlineIcon name={ACT_ICONS[act]} size={13} />}
      </g>
    );
  }
  if (act) {
    return (
      <g transform={place} className={`reach-point act ${state}`}>
        <circle r="17.5" className="reach-glow" />
        <circle r="12" className="reach-disc" />
        <InlineIcon name={ACT_ICONS[act]} size={15} />
        {cost !== undefined && (
          <g transform="translate(11.5 10.5)">
            <circle r="7.8" className="reach-badge" />
            <text y="4.5" className="badge-figure">
              {cost}
            </text>
          </g>
        )}
      </g>
    );
  }
  return (
    <g transform={place} className={`reach-point ${state}`}>
      <circle r={ring === 'double' ? 14 : 11.5} className="reach-glow" />
      {ring === 'double' && <circle r="11.7" className="reach-ring" />}
      <circle r="8.6" className="reach-disc" />
      <text y="4.5" className="reach-figure">
        {cost}
      </text>
    </g>
  );
}

/** A sign from the chart for a legend or a line of text; its meaning stands beside it. */
export function ReachSign({ act }: { act: ReachAct | 'cost' | 'closed' }) {
  return (
    <svg className="reach-sign" viewBox="-13 -13 26 26" aria-hidden="true">
      {act === 'closed' && <ColonySite at={[0, 0]} state="closed" />}
      {act === 'cost' && <ReachPoint at={[0, 0]} cost={3} />}
      {act !== 'closed' && act !== 'cost' && (
        <g className="reach-point act">
          <circle r="12" className="reach-disc" />
          <InlineIcon name={ACT_ICONS[act]} size={15} />
        </g>
      )}
    </svg>
  );
}

interface FlightRouteProps {
  readonly seat: number;
  readonly points: readonly Point[]; // from the ship to its destination
  readonly detail?: MapDetail;
}

/** The route a ship would take, counted bead by bead. */
export function FlightRoute({ seat, points, detail = 'near' }: FlightRouteProps) {
  const way = `M${points.map((point) => point.join(' ')).join('L')}`;
  const beads = points.slice(1, -1).map((point, i) => ({ point, step: i + 1 }));
  return (
    <g className={`flight-route ${seatClass(seat)}`}>
      <path d={way} className="route-halo" />
      <path d={way} className="route-line" />
      {detail === 'near' &&
        beads.map(({ point: [x, y], step }) => (
          <g key={step} transform={`translate(${x} ${y})`}>
            <circle r="9.4" className="route-bead" />
            <text y="4.5" className="route-figure">
              {step}
            </text>
          </g>
        ))}
    </g>
  );
}

/** The end of the route; the ship that would stand there is its child. */
export function FlightEnd({ at: [x, y], children }: { at: Point; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`} className="flight-end">
      <circle r="30" className="reach-glow" />
      <circle r="24" className="end-ring" />
      <path d="M-30 0h8M22 0h8M0 -30v8M0 22v8" className="end-ticks" />
      <g className="ghost">{children}</g>
    </g>
  );
}

const COMPASS_TICKS = spokesPath(numberRange(0, 360, 10), 25.5, (angle) =>
  angle % 90 === 0 ? 33 : angle % 30 === 0 ? 30 : 28,
);

/** The ship that is about to fly, on a compass. */
export function SelectedShip({ at: [x, y], children }: { at: Point; children: ReactNode }) {
  return (
    <g transform={`translate(${round(x)} ${round(y)})`} className="selected-ship">
      <circle r="24.5" className="selected-ring" />
      <path d={COMPASS_TICKS} className="selected-ticks" />
      {children}
    </g>
  );
}
