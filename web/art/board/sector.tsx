import { circlePath, numberRange, type Point, polar, polygonPath, round, seededRandom } from '../draw.ts';
import type { PlanetKind } from '../planets/globe.tsx';
import { Planet } from '../planets/planet.tsx';
import './board.css';

export type SectorState = 'normal' | 'produced' | 'blocked';

interface SectorProps {
  readonly corners: readonly Point[];
  readonly world: PlanetKind | 'asteroids';
  readonly state?: SectorState;
  readonly size?: 'normal' | 'compact';
  readonly seed?: number; // sectors with different seeds have different stars
}

/** One hex of a board: background and stars, its world, and its state (normal, produced, blocked). */
export function SectorView({ corners, world, state = 'normal', size = 'normal', seed = 0 }: SectorProps) {
  const middle = middleOf(corners);
  const side = Math.hypot((corners[0]?.[0] ?? 0) - middle[0], (corners[0]?.[1] ?? 0) - middle[1]);
  const outline = polygonPath(corners.map(([x, y]) => [round(x), round(y)]));
  return (
    <g className="board-sector">
      <path d={outline} fill={`url(#tile-${world === 'asteroids' ? 'asteroid' : world})`} />
      <path d={stars(middle, side, seed)} className="sector-stars" />
      {world === 'asteroids' ? (
        <use
          href="#asteroid-field"
          x={round(middle[0] - side)}
          y={round(middle[1] - side)}
          width={side * 2}
          height={side * 2}
        />
      ) : (
        <Planet
          kind={world}
          at={[middle[0], round(middle[1] - side * (size === 'compact' ? 0.22 : 0.17))]}
          size={round(side * (size === 'compact' ? 1.94 : 2.17))}
        />
      )}
      {state === 'blocked' && <path d={outline} fill="url(#blocked-hatch)" />}
      {state === 'produced' && <path d={polygonPath(inset(corners, middle, 6))} className="sector-produced" />}
    </g>
  );
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0]);
  return [round(sum[0] / points.length), round(sum[1] / points.length)];
}

function inset(corners: readonly Point[], middle: Point, by: number): Point[] {
  return corners.map(([x, y]) => {
    const distance = Math.hypot(x - middle[0], y - middle[1]);
    const share = (distance - by) / distance;
    return [round(middle[0] + (x - middle[0]) * share), round(middle[1] + (y - middle[1]) * share)];
  });
}

/** Stars are drawn in the corners only: the world is in the middle. */
function stars(middle: Point, side: number, seed: number): string {
  const chance = seededRandom(seed * 7 + 3);
  return numberRange(0, 11, 1)
    .map(() => {
      const [x, y] = polar(side * (0.62 + chance() * 0.2), chance() * 360, middle);
      return circlePath(x, y, 0.4 + chance() * 0.7);
    })
    .join('');
}
