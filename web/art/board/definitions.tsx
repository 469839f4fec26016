import '../planets/planets.css';
import { AsteroidField } from './asteroids.tsx';

const TINTS = ['cratered', 'ringed', 'banded', 'crystalline', 'oceanic', 'asteroid'] as const;

/**
 * Shared SVG definitions of boards: sector backgrounds, target glow, hatching of a blocked sector. Render once per
 * page.
 */
export function BoardDefinitions() {
  return (
    <svg className="definitions" aria-hidden="true">
      {TINTS.map((kind) => (
        <radialGradient key={kind} id={`tile-${kind}`} cx=".5" cy=".42" r=".62">
          <stop offset="0" stopColor={`var(--${kind}-tint)`} />
          <stop offset="1" stopColor="var(--tile)" />
        </radialGradient>
      ))}
      <radialGradient id="target-glow">
        <stop offset=".2" stopColor="var(--legal-glow)" stopOpacity=".95" />
        <stop offset=".55" stopColor="var(--legal-glow)" stopOpacity=".34" />
        <stop offset="1" stopColor="var(--legal-glow)" stopOpacity="0" />
      </radialGradient>
      <pattern id="blocked-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V7" stroke="var(--bad)" strokeWidth="1.4" opacity=".6" />
      </pattern>
      <AsteroidField />
    </svg>
  );
}
