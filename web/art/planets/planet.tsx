import type { ComponentType } from 'react';
import { type Point, round } from '../draw.ts';
import { Banded } from './banded.tsx';
import { Cratered } from './cratered.tsx';
import { Crystalline } from './crystalline.tsx';
import { PLANET_RADIUS, type PlanetKind, SphereDefinitions } from './globe.tsx';
import { Oceanic } from './oceanic.tsx';
import { RINGED_PLANET_RADIUS, Ringed } from './ringed.tsx';
import './planets.css';

const DRAWINGS: readonly (readonly [PlanetKind, ComponentType])[] = [
  ['cratered', Cratered],
  ['ringed', Ringed],
  ['banded', Banded],
  ['crystalline', Crystalline],
  ['oceanic', Oceanic],
];

/** A copy of a planet from `PlanetDefinitions`, centred on a point. */
export function Planet({ kind, at: [x, y], size }: { kind: PlanetKind; at: Point; size: number }) {
  return <use href={`#planet-${kind}`} x={round(x - size / 2)} y={round(y - size / 2)} width={size} height={size} />;
}

/** Renders every planet once, for all copies. Once per page. */
export function PlanetDefinitions() {
  return (
    <svg className="definitions" aria-hidden="true">
      <radialGradient id="planet-shade" cx=".3" cy=".27" r=".86">
        <stop offset=".05" stopColor="var(--planet-gloss)" />
        <stop offset=".4" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="var(--planet-umbra)" />
      </radialGradient>
      {DRAWINGS.map(([kind, Drawing]) => (
        <g key={kind}>
          <SphereDefinitions kind={kind} radius={kind === 'ringed' ? RINGED_PLANET_RADIUS : PLANET_RADIUS} />
          <symbol id={`planet-${kind}`} className="world-symbol" viewBox="-50 -50 100 100" overflow="visible">
            <Drawing />
          </symbol>
        </g>
      ))}
    </svg>
  );
}
