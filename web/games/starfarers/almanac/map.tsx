import type { ReactNode } from 'react';
import { DrawingFrame, positioned } from '../../../almanac/drawings/parts.tsx';
import { type Point, polar } from '../../../art/draw.ts';
import { HEX_SIDE, hexCorners } from '../art/map/hexes.ts';
import { Outpost } from '../art/map/outpost.tsx';
import { ColonySite, type PlanetHex, type PlanetMark, System, type SystemHex } from '../art/map/systems.tsx';
import type { PeopleName } from '../art/people.ts';

export const CENTRE_POINT: Point = [0, 0];

/** Three hexes around a point. */
export const SAMPLE_HEXES: readonly SystemHex[] = [-90, 30, 150].map((angle) => {
  const centre = polar(HEX_SIDE, angle);
  return { centre, corners: hexCorners(centre, 'pointed') };
});

/** Where colonies may stand: between two of the planets. */
export const SITE_POINTS: readonly Point[] = [-30, 90, 210].map((angle) => polar(HEX_SIDE, angle));

/** Points outside, from which a ship arrives. */
export const OUTSIDE_POINTS: readonly Point[] = [-30, 90, 210].map((angle) => polar(HEX_SIDE * 2, angle));

const WORLD_KINDS = ['ore', 'carbon', 'goods'] as const;

/** The planets of a system with what lies on them. */
export const planets = (...marks: readonly PlanetMark[]): readonly PlanetHex[] =>
  SAMPLE_HEXES.map((hex, i) => ({ ...hex, world: WORLD_KINDS[i] ?? 'ore', mark: marks[i] ?? { kind: 'none' } }));

export const numberMark = (...numbers: readonly number[]): PlanetMark => ({ kind: 'numbers', numbers });
export const hiddenMark: PlanetMark = { kind: 'hidden', shape: 'hexagon', stars: 1 };

const KNOWN_PLANETS = planets(numberMark(6), numberMark(11), numberMark(4));

interface SystemSceneProps {
  readonly worlds?: readonly PlanetHex[];
  readonly kind?: 'home' | 'known' | 'explored';
  readonly children?: ReactNode;
}

const SCENE_BOX = [-86, -92, 172, 174] as const;

/** A system with its sites and pieces. */
export function SystemScene({ worlds = KNOWN_PLANETS, kind = 'known', children }: SystemSceneProps) {
  return (
    <DrawingFrame box={SCENE_BOX}>
      <System at={CENTRE_POINT} planets={worlds} kind={kind} {...(kind === 'home' && { letter: 'A' })} />
      {SITE_POINTS.map((site) => (
        <ColonySite key={site.join()} at={site} state="open" />
      ))}
      {children}
    </DrawingFrame>
  );
}

interface OutpostSceneProps {
  readonly people: PeopleName;
  readonly docks?: readonly (number | null)[];
  readonly holder?: number | null;
  readonly children?: ReactNode;
}

const FREE_DOCKS: readonly null[] = [null, null, null, null, null];

/** The outpost of a people with its docks. */
export function OutpostScene({ people, docks = FREE_DOCKS, holder = null, children }: OutpostSceneProps) {
  return (
    <DrawingFrame box={SCENE_BOX}>
      <Outpost at={CENTRE_POINT} hexes={SAMPLE_HEXES} people={people} docks={docks} marker={{ holder, points: 2 }} />
      {children}
    </DrawingFrame>
  );
}

export const Piece = ({ children, scale = 1.5 }: { readonly children: ReactNode; readonly scale?: number }) => (
  <DrawingFrame box={[-32, -28, 64, 56]}>{positioned(CENTRE_POINT, children, scale)}</DrawingFrame>
);
