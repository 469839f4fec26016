import { ASTEROID, BEGINNERS, EDGES, VERTICES } from '@orrery/startrek/facts';
import type { ReactNode } from 'react';
import { put, Scene } from '../../../almanac/drawings/parts.tsx';
import { polar, polygon, steps } from '../../../art/draw.ts';
import { nth } from '../../common/nth.ts';
import { Blockade, Fleet } from '../table/board/fleet.tsx';
import { Chips, Posts, Sectors } from '../table/board/ground.tsx';
import { POINT_AT, REACH } from '../table/geometry.ts';
import '../table/board/board.css';

const CRUISER = BEGINNERS.planets.indexOf(ASTEROID);
const NOTHING: readonly number[] = [];
const GROUND = { board: BEGINNERS, size: 'compact' } as const;
const SECTORS = { ...GROUND, produced: NOTHING, blocked: CRUISER } as const;

/** What stands on so many places, by place: one more than the seat. */
const standing = (places: number, of: (start: (typeof BEGINNERS.starts)[number][number]) => number) =>
  Array.from(
    { length: places },
    (_, place) => 1 + BEGINNERS.starts.findIndex((pair) => pair.some((s) => of(s) === place)),
  );

/** The start pieces of four players, as the rules place them. */
export const START_STATIONS: readonly number[] = standing(VERTICES, ({ vertex }) => vertex);
export const START_SHIPS: readonly number[] = standing(EDGES, ({ edge }) => edge);
const STARS = BEGINNERS.starts.flat().flatMap(({ star, vertex }) => (star ? [nth(POINT_AT, vertex)] : []));

const STAR = polygon(steps(0, 10, 1).map((i) => polar(i % 2 === 0 ? 8 : 3.5, i * 36 - 90)));

function Figure({ children }: { readonly children?: ReactNode }) {
  return (
    <Scene box={[-REACH, -REACH, 2 * REACH, 2 * REACH]} scale={0.62}>
      <Sectors {...SECTORS} />
      <Chips {...SECTORS} />
      <Posts {...GROUND} />
      {children}
      <Blockade hex={CRUISER} size="compact" isLeaving={false} />
    </Scene>
  );
}

/** The beginners' map as it is laid out. */
export const BeginnersMap = () => <Figure />;

/** The beginners' map with the pieces that stand on it at the start; a star marks the station that pays. */
export const BeginnersStart = () => (
  <Figure>
    <Fleet edges={START_SHIPS} vertices={START_STATIONS} size="compact" />
    {STARS.map(([x, y]) => put([x + 17, y - 15], <path d={STAR} className="trek-star" />))}
  </Figure>
);
