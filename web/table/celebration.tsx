import type { CSSProperties } from 'react';
import { Icon } from '../art/icons/icon.tsx';

const STAR_COUNT = 18;

/** Where a star rises, how far, and when: spread evenly, but not in a row. */
const starStyle = (i: number): CSSProperties & Readonly<Record<'--across' | '--up' | '--after', string>> => ({
  '--across': `${((i * 7) % STAR_COUNT) * (100 / STAR_COUNT)}%`,
  '--up': `${5 + ((i * 5) % 7)}rem`,
  '--after': `${(i % 6) * 90}ms`,
});

const STARS = Array.from({ length: STAR_COUNT }, (_, i) => starStyle(i));

/** Stars rise once over the standings when somebody has won. Visual only. */
export const Celebration = () => (
  <div className="celebration" aria-hidden="true">
    {STARS.map((style) => (
      <span key={style['--across']} style={style}>
        <Icon name="points" />
      </span>
    ))}
  </div>
);
