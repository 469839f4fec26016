import { numberRange, round } from '../draw.ts';
import { Globe, PLANET_RADIUS } from './globe.tsx';

const BANDS: readonly (readonly [top: number, bottom: number, className: string])[] = [
  [-25, -19, 'band-cool'],
  [-9.5, -2, 'band-warm'],
  [2.5, 12, 'band-cool'],
  [18, 24.5, 'band-warm'],
  [30, 36, 'band-cool'],
];

export function Banded() {
  const wave = (dx: number, height: number) =>
    numberRange(0, 8, 1).map((i) => `q${dx / 2} ${i % 2 === 0 ? height : -height} ${dx} 0`);
  return (
    <Globe kind="banded" radius={PLANET_RADIUS}>
      <g transform="rotate(-9)">
        {BANDS.map(([top, bottom, className]) => (
          <path
            key={top}
            d={`M-36 ${top}${wave(9, 1.3).join('')}L36 ${bottom}${wave(-9, 1.5).join('')}Z`}
            className={className}
          />
        ))}
        <path d={parallelsOf(PLANET_RADIUS)} className="planet-parallel" />
        <ellipse cx="9" cy="7" rx="8" ry="4" className="storm" />
        <ellipse cx="9" cy="7" rx="4.5" ry="2" className="storm-eye" />
      </g>
    </Globe>
  );
}

function parallelsOf(radius: number): string {
  return numberRange(-32, 34, 2.7)
    .map((y) => {
      const width = round(Math.sqrt(Math.max(0, radius ** 2 - y * y)));
      return `M${-width} ${round(y)}Q0 ${round(y + 2.2)} ${width} ${round(y)}`;
    })
    .join('');
}
