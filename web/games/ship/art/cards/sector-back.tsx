import type { ReactNode } from 'react';
import { circlePath, numberRange, type Point, round, seededRandom, spokesPath } from '../../../../art/draw.ts';
import './sector-back.css';

const WIDTH = 62;
const HEIGHT = 88;
const CONSTELLATION_POLE: Point = [WIDTH / 2, HEIGHT + 8];

interface SectorBackProps {
  readonly sector: string; // its number: 1 to 4, or I to IV for the reserve
  readonly state?: 'normal' | 'lit' | 'chosen' | 'dim';
  readonly size?: 'normal' | 'large';
}

/** The back of a sector’s cards: its number over its own constellation. */
export function SectorBack({ sector, state = 'normal', size = 'normal' }: SectorBackProps) {
  const stars = constellation(sector);
  const graticule = numberRange(14, 110, 12).map((r) => circlePath(CONSTELLATION_POLE[0], CONSTELLATION_POLE[1], r));
  return (
    <svg className={`sector-back ${state} ${size}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect x=".6" y=".6" width={WIDTH - 1.2} height={HEIGHT - 1.2} rx="6" className="back-ground" />
      <svg
        aria-hidden="true"
        x="4"
        y="4"
        width={WIDTH - 8}
        height={HEIGHT - 8}
        viewBox={`4 4 ${WIDTH - 8} ${HEIGHT - 8}`}
      >
        <path d={graticule.join('')} className="back-grid" />
        <path d={spokesPath(numberRange(190, 351, 20), 14, () => 120, CONSTELLATION_POLE)} className="back-grid" />
      </svg>
      <rect x="3.8" y="3.8" width={WIDTH - 7.6} height={HEIGHT - 7.6} rx="4" className="back-hair" />
      <path d={`M${stars.map((star) => star.join(' ')).join('L')}`} className="back-figure" />
      <path d={stars.map(([x, y], i) => circlePath(x, y, i % 3 === 0 ? 2.3 : 1.5)).join('')} className="back-stars" />
      <text x={WIDTH / 2} y="29" className="back-number">
        {sector}
      </text>
    </svg>
  );
}

function constellation(sector: string): readonly Point[] {
  const chance = seededRandom(sector.charCodeAt(0) * 97 + sector.length * 31);
  const across = numberRange(0, 6, 1).map((i) => 10 + (i + chance() * 0.8) * ((WIDTH - 20) / 5.8));
  return across.map((x): Point => [round(Math.min(x, WIDTH - 9)), round(40 + chance() * 38)]);
}

interface SectorStackProps extends SectorBackProps {
  readonly count: number;
  readonly children?: ReactNode; // the text below: “5 of 10”
}

/** A face-down stack: the fewer cards, the thinner. */
export function SectorStack({ count, children, ...back }: SectorStackProps) {
  const under = Math.min(4, Math.ceil((count - 1) / 3));
  return (
    <span className={`sector-stack ${back.state ?? 'normal'}`}>
      <span className="cards">
        {numberRange(0, under, 1).map((i) => (
          <span
            key={i}
            className="under"
            style={{
              inset: `${0.125 * (under - i)}rem ${-0.125 * (under - i)}rem ${-0.125 * (under - i)}rem ${0.125 * (under - i)}rem`,
            }}
          />
        ))}
        {count > 0 ? <SectorBack {...back} /> : <span className="no-card">{back.sector}</span>}
      </span>
      {children && <span className="label">{children}</span>}
    </span>
  );
}
