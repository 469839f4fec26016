import { circlePath, numberRange, polar, round } from '../draw.ts';
import { Globe, PLANET_RADIUS } from './globe.tsx';

const ISLANDS = [
  'M-21 -3c4-5 9-4 12-1 4 0 7 3 5 7-1 4-6 3-8 6-3 3-8 2-9-2-4-2-3-7 0-10z',
  'M9 12c3-3 8-2 9 1 2 3-1 6-4 6-4 1-8-3-5-7z',
];

export function Oceanic() {
  return (
    <Globe kind="oceanic" radius={PLANET_RADIUS}>
      <path d={waves()} className="wave" />
      <path d="M-34 -40H34V-27Q20 -22 8 -25Q-4 -21 -12 -24Q-22 -21 -34 -25Z" className="ice" />
      <path d={ISLANDS.join('')} className="coast" />
      <path d={ISLANDS.join('') + circlePath(14, -9, 2.4)} className="island" />
    </Globe>
  );
}

/** Scallops along the parallels, closer together towards the limb. */
function waves(): string {
  return numberRange(-62, 67, 12.5)
    .flatMap((latitude, row) => {
      const [reach, y] = polar(PLANET_RADIUS, latitude);
      const xs = numberRange(-82 + (row % 2) * 7.5, 84, 15).map((longitude) =>
        round(reach * Math.sin((longitude * Math.PI) / 180)),
      );
      return xs.slice(1).map((x, i) => {
        const from = xs[i] ?? x;
        return `M${from} ${y}Q${round((from + x) / 2)} ${round(y - 4.2)} ${x} ${y}`;
      });
    })
    .join('');
}
