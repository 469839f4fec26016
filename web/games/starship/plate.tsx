import { numberRange, starPath } from '../../art/draw.ts';
import { Planet } from '../../art/planets/planet.tsx';
import { Plate } from '../../art/plates/plate.tsx';
import { Vessel } from '../../art/vessel.tsx';

const SECTORS = ['cratered', 'oceanic', 'crystalline', 'ringed'] as const;

/** Two ships pass each other along the four sector stacks. */
export function FourSectors() {
  return (
    <Plate tint="water" seed={33}>
      <path d="M14 126H306" className="line-faint" />
      {numberRange(0, 5, 1).map((i) => (
        <ellipse key={i} cx="160" cy="126" rx={60 + i * 34} ry={26 + i * 24} className="line-faint" />
      ))}
      {SECTORS.map((kind, i) => (
        <g key={kind} transform={`translate(${71 + i * 46} 101)`}>
          <rect x="4" y="-4" width="40" height="50" rx="4" className="sector-card below" />
          <rect x="2" y="-2" width="40" height="50" rx="4" className="sector-card below" />
          <rect width="40" height="50" rx="4" className="sector-card" />
          <rect x="3.5" y="3.5" width="33" height="43" rx="2" className="line-fine" />
          <circle cx="20" cy="25" r="11" className="line-fine" />
          <path
            d={starPath(10, 0.28, [20, 25])}
            fill={`var(--${kind}-hi)`}
            stroke={`var(--${kind}-lo)`}
            strokeWidth=".5"
          />
        </g>
      ))}
      <Planet kind="ringed" at={[40, 126]} size={56} />
      <Planet kind="oceanic" at={[282, 126]} size={48} />
      <g transform="translate(158 54) scale(.92)">
        <Vessel livery="azure" />
      </g>
      <g transform="translate(162 199) scale(-.92 .92)">
        <Vessel livery="coral" />
      </g>
    </Plate>
  );
}
