import { round } from '../draw.ts';
import { Globe, PLANET_RADIUS } from './globe.tsx';

const CRATERS: readonly (readonly [x: number, y: number, r: number])[] = [
  [-12, -14, 9],
  [9, -18, 5],
  [14, -1, 8],
  [-18, 6, 6.5],
  [-3, 5, 5],
  [2, 20, 8.5],
  [-14, 22, 4.5],
  [24, -14, 4.5],
  [20, 15, 4.5],
  [-25, -8, 4],
  [-1, -27, 4],
];

export function Cratered() {
  return (
    <Globe kind="cratered" radius={PLANET_RADIUS}>
      {CRATERS.map(([x, y, r]) => {
        const towardsLimb = round((Math.atan2(y, x) * 180) / Math.PI);
        const narrowed = round(Math.sqrt(Math.max(0.12, 1 - (x * x + y * y) / PLANET_RADIUS ** 2)));
        const turn = `translate(${x} ${y}) rotate(${towardsLimb}) scale(${narrowed} 1) rotate(${-towardsLimb})`;
        return (
          <g key={`${x} ${y}`} transform={turn}>
            <circle r={r} className="crater-floor" />
            <path d={rim(-r)} className="crater-dark" />
            <path d={rim(r)} className="crater-lit" />
          </g>
        );
      })}
    </Globe>
  );
}

/** The arc of a rim that catches the light (side > 0) or casts a shadow (side < 0). */
function rim(side: number): string {
  const r = Math.abs(side);
  return `M${round(side * 0.8)} ${round(side * -0.6)}A${r} ${r} 0 0 1 ${round(side * -0.6)} ${round(side * 0.8)}`;
}
