import type { ReactNode } from 'react';
import { circlePath, numberRange } from '../draw.ts';

/** The radius of most planets, in a box of 100, centred and lit from the upper left. */
export const PLANET_RADIUS = 34;

/** Five kinds of world, each recognisable by its shape as well as by its colour. */
export type PlanetKind = 'cratered' | 'ringed' | 'banded' | 'crystalline' | 'oceanic';

/** The clip, the colours and the night side of a round planet. */
export function SphereDefinitions({ kind, radius }: { kind: PlanetKind; radius: number }) {
  return (
    <>
      <radialGradient id={`planet-${kind}-light`} cx=".34" cy=".3" r=".8">
        <stop offset="0" stopColor={`var(--${kind}-hi)`} />
        <stop offset=".5" stopColor={`var(--${kind}-mid)`} />
        <stop offset="1" stopColor={`var(--${kind}-lo)`} />
      </radialGradient>
      <clipPath id={`planet-${kind}-clip`}>
        <circle r={radius} />
      </clipPath>
      <radialGradient id={`planet-${kind}-dusk`} cx=".3" cy=".28" r=".86">
        <stop offset=".48" stopColor="#000" />
        <stop offset=".95" stopColor="#fff" />
      </radialGradient>
      <mask id={`planet-${kind}-night`} maskUnits="userSpaceOnUse" x="-50" y="-50" width="100" height="100">
        <circle r={radius} fill={`url(#planet-${kind}-dusk)`} />
      </mask>
    </>
  );
}

/** A round planet: background, its own drawing, then the engraved shadow, whose arcs are concentric to the light. */
export function Globe({ kind, radius, children }: { kind: PlanetKind; radius: number; children: ReactNode }) {
  const arcs = numberRange(radius * 0.82, radius * 2.1, 2.2).map((r) => circlePath(-radius * 0.52, -radius * 0.56, r));
  return (
    <>
      <circle r={radius} fill={`url(#planet-${kind}-light)`} />
      <g clipPath={`url(#planet-${kind}-clip)`}>
        {children}
        <path d={arcs.join('')} className="planet-hatch" mask={`url(#planet-${kind}-night)`} />
        <circle r={radius} fill="url(#planet-shade)" />
      </g>
      <circle r={radius} className="planet-limb" />
    </>
  );
}
