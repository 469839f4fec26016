import type { ReactNode } from 'react';
import { put, Scene } from '../../../almanac/drawings/parts.tsx';
import { type Point, polar } from '../../../art/draw.ts';
import { hexCorners, SIDE } from '../art/map/hexes.ts';
import { Outpost } from '../art/map/outpost.tsx';
import { ColonySite, type PlanetHex, type PlanetMark, System, type SystemHex } from '../art/map/systems.tsx';
import type { People } from '../art/people.ts';

export const CENTRE: Point = [0, 0];

/** Three hexes round a point. */
export const HEXES: readonly SystemHex[] = [-90, 30, 150].map((angle) => {
  const centre = polar(SIDE, angle);
  return { centre, corners: hexCorners(centre, 'pointed') };
});

/** Where colonies may stand: between two of the worlds. */
export const SITES: readonly Point[] = [-30, 90, 210].map((angle) => polar(SIDE, angle));

/** Points outside, from which a ship comes. */
export const OUTSIDE: readonly Point[] = [-30, 90, 210].map((angle) => polar(SIDE * 2, angle));

const WORLDS = ['ore', 'carbon', 'goods'] as const;

/** The worlds of a system with what lies on them. */
export const planets = (...marks: readonly PlanetMark[]): readonly PlanetHex[] =>
  HEXES.map((hex, i) => ({ ...hex, world: WORLDS[i] ?? 'ore', mark: marks[i] ?? { kind: 'none' } }));

export const number = (...numbers: readonly number[]): PlanetMark => ({ kind: 'numbers', numbers });
export const hidden: PlanetMark = { kind: 'hidden', shape: 'hexagon', stars: 1 };

const KNOWN = planets(number(6), number(11), number(4));

interface SystemSceneProps {
  readonly worlds?: readonly PlanetHex[];
  readonly kind?: 'home' | 'known' | 'explored';
  readonly children?: ReactNode;
}

const BOX = [-86, -92, 172, 174] as const;

/** A system with its sites, and whatever stands there. */
export function SystemScene({ worlds = KNOWN, kind = 'known', children }: SystemSceneProps) {
  return (
    <Scene box={BOX}>
      <System at={CENTRE} planets={worlds} kind={kind} {...(kind === 'home' && { letter: 'A' })} />
      {SITES.map((site) => (
        <ColonySite key={site.join()} at={site} state="open" />
      ))}
      {children}
    </Scene>
  );
}

interface OutpostSceneProps {
  readonly people: People;
  readonly docks?: readonly (number | null)[];
  readonly holder?: number | null;
  readonly children?: ReactNode;
}

const FREE: readonly null[] = [null, null, null, null, null];

/** The home of a people with its docks. */
export function OutpostScene({ people, docks = FREE, holder = null, children }: OutpostSceneProps) {
  return (
    <Scene box={BOX}>
      <Outpost at={CENTRE} hexes={HEXES} people={people} docks={docks} marker={{ holder, points: 2 }} />
      {children}
    </Scene>
  );
}

/** A piece alone. */
export const Piece = ({ children, scale = 1.5 }: { readonly children: ReactNode; readonly scale?: number }) => (
  <Scene box={[-32, -28, 64, 56]}>{put(CENTRE, children, scale)}</Scene>
);
