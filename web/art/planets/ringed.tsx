import { numberRange, polar, round } from '../draw.ts';
import { Globe } from './globe.tsx';

/** Smaller than the others, so that its ring has room. */
export const RINGED_PLANET_RADIUS = 25;

export function Ringed() {
  const parallels = numberRange(-70, 71, 14).map((latitude) => {
    const [width, y] = polar(RINGED_PLANET_RADIUS, latitude);
    return `M${-width} ${y}Q0 ${round(y + width * 0.3)} ${width} ${y}`;
  });
  return (
    <>
      <RingHalf sweep={1} />
      <Globe kind="ringed" radius={RINGED_PLANET_RADIUS}>
        <g transform="rotate(-20)">
          <path d={parallels.join('')} className="planet-parallel" />
          <path d="M-25 -1.5A26 7 0 0 0 25 -1.5L25 3.5A27 8.5 0 0 1 -25 3.5Z" className="ring-shadow" />
        </g>
      </Globe>
      <RingHalf sweep={0} />
    </>
  );
}

/** Behind the planet (sweep 1) or before it (sweep 0). */
function RingHalf({ sweep }: { sweep: 0 | 1 }) {
  const arc = (r: number, way: number, to: number) => `A${r} ${round(r * 0.27)} 0 0 ${way} ${to} 0`;
  const band = (outer: number, inner: number) =>
    `M${-outer} 0${arc(outer, sweep, outer)}L${inner} 0${arc(inner, 1 - sweep, -inner)}Z`;
  const hairlines = [32, 34, 36, 38, 42, 44, 46.5].map((r) => `M${-r} 0${arc(r, sweep, r)}`);
  return (
    <g transform="rotate(-20)">
      <path d={band(46.5, 41.2) + band(38.8, 31.2)} className="ring-band" />
      <path d={hairlines.join('')} className="ring-line" />
    </g>
  );
}
