import { circlePath, numberRange, type Point, round } from '../draw.ts';
import { PLANET_RADIUS } from '../planets/globe.tsx';
import '../planets/planets.css';
import { TEXTURES } from './textures.tsx';
import './worlds.css';

export type WorldResource = keyof typeof TEXTURES;

export const WORLD_RESOURCES = [
  'ore',
  'fuel',
  'carbon',
  'food',
  'goods',
  'science',
] as const satisfies readonly WorldResource[];

interface WorldProps {
  readonly resource: WorldResource;
  readonly at?: Point;
  readonly size: number; // of its box: the body takes two thirds, the rest is for rings
  readonly detail?: 'engraved' | 'plain'; // plain is cheap to render: for a hundred small ones
}

/** The world that yields a resource in the far systems: a copy from `WorldDefinitions`. */
export function WorldView({ resource, at: [x, y] = [0, 0], size, detail = 'engraved' }: WorldProps) {
  if (detail === 'plain') {
    return (
      <circle
        cx={x}
        cy={y}
        r={round((size * PLANET_RADIUS) / 100)}
        fill={`url(#world-${resource}-light)`}
        className="world-limb"
      />
    );
  }
  return <use href={`#world-${resource}`} x={round(x - size / 2)} y={round(y - size / 2)} width={size} height={size} />;
}

/** Arcs concentric to the light, over the dark side only. */
const SHADOW = numberRange(PLANET_RADIUS * 0.98, PLANET_RADIUS * 1.8, 2.1)
  .map((r) => circlePath(-PLANET_RADIUS * 0.52, -PLANET_RADIUS * 0.56, r))
  .join('');

/** Renders every world once, for all copies. Once per page. */
export function WorldDefinitions() {
  return (
    <svg className="definitions" aria-hidden="true">
      <clipPath id="world-clip">
        <circle r={PLANET_RADIUS} />
      </clipPath>
      {WORLD_RESOURCES.map((resource) => {
        const Texture = TEXTURES[resource];
        return (
          <g key={resource}>
            <radialGradient id={`world-${resource}-light`} cx=".34" cy=".3" r=".82">
              <stop offset="0" stopColor={`var(--${resource}-hi)`} />
              <stop offset=".45" stopColor={`color-mix(in oklab, var(--${resource}-hi) 62%, var(--${resource}-lo))`} />
              <stop offset="1" stopColor={`var(--${resource}-lo)`} />
            </radialGradient>
            <symbol id={`world-${resource}`} className="world-symbol" viewBox="-50 -50 100 100" overflow="visible">
              {resource === 'goods' && <ellipse rx="46" ry="13" transform="rotate(-20)" className="world-ring" />}
              <circle r={PLANET_RADIUS} fill={`url(#world-${resource}-light)`} />
              <g clipPath="url(#world-clip)">
                <Texture />
                <path d={SHADOW} className="world-shadow" />
              </g>
              <circle r={PLANET_RADIUS} className="planet-limb" />
              {resource === 'goods' && (
                <path d="M-46 0A46 13 0 0 0 46 0" transform="rotate(-20)" className="world-ring" />
              )}
            </symbol>
          </g>
        );
      })}
    </svg>
  );
}
