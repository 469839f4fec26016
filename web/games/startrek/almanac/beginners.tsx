import { itemAt } from '@orrery/common';
import { ASTEROID, BEGINNER_SETUP, EDGE_COUNT, VERTEX_COUNT } from '@orrery/startrek/facts';
import type { ReactNode } from 'react';
import { DrawingFrame, positioned } from '../../../almanac/drawings/parts.tsx';
import { numberRange, polar, polygonPath } from '../../../art/draw.ts';
import { BlockingCruiser, FleetLayer } from '../table/board/fleet.tsx';
import { Chips, Posts, Sectors } from '../table/board/ground.tsx';
import { BOARD_RADIUS, POINT_POSITIONS } from '../table/geometry.ts';
import '../table/board/board.css';

const CRUISER = BEGINNER_SETUP.planets.indexOf(ASTEROID);
const NOTHING: readonly number[] = [];
const GROUND_PROPS = { board: BEGINNER_SETUP, size: 'compact' } as const;
const SECTOR_PROPS = { ...GROUND_PROPS, produced: NOTHING, blocked: CRUISER } as const;

/** An array of pieces by place: seat + 1, or 0 for none. */
const placedPieces = (places: number, of: (start: (typeof BEGINNER_SETUP.starts)[number][number]) => number) =>
  Array.from(
    { length: places },
    (_, place) => 1 + BEGINNER_SETUP.starts.findIndex((pair) => pair.some((s) => of(s) === place)),
  );

/** The start pieces of four players, as the rules place them. */
export const START_STATIONS: readonly number[] = placedPieces(VERTEX_COUNT, ({ vertex }) => vertex);
export const START_SHIPS: readonly number[] = placedPieces(EDGE_COUNT, ({ edge }) => edge);
const STAR_POINTS = BEGINNER_SETUP.starts
  .flat()
  .flatMap(({ star, vertex }) => (star ? [itemAt(POINT_POSITIONS, vertex)] : []));

const STAR_PATH = polygonPath(numberRange(0, 10, 1).map((i) => polar(i % 2 === 0 ? 8 : 3.5, i * 36 - 90)));

function Figure({ children }: { readonly children?: ReactNode }) {
  return (
    <DrawingFrame box={[-BOARD_RADIUS, -BOARD_RADIUS, 2 * BOARD_RADIUS, 2 * BOARD_RADIUS]} scale={0.62}>
      <Sectors {...SECTOR_PROPS} />
      <Chips {...SECTOR_PROPS} />
      <Posts {...GROUND_PROPS} />
      {children}
      <BlockingCruiser hex={CRUISER} size="compact" isLeaving={false} />
    </DrawingFrame>
  );
}

/** The beginners' map layout. */
export const BeginnersMap = () => <Figure />;

/** The beginners' map with its start pieces; a star marks the station that gets the first cards. */
export const BeginnersStart = () => (
  <Figure>
    <FleetLayer edges={START_SHIPS} vertices={START_STATIONS} size="compact" />
    {STAR_POINTS.map(([x, y]) => positioned([x + 17, y - 15], <path d={STAR_PATH} className="trek-star" />))}
  </Figure>
);
