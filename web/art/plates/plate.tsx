import type { ReactNode } from 'react';
import { circlePath, numberRange, seededRandom } from '../draw.ts';
import './plates.css';

/** The background of a plate: tinted sky with its own stars. Decoration only; the text beside it says everything. */
export function Plate({ tint, seed, children }: { tint: string; seed: number; children: ReactNode }) {
  return (
    <svg className={`plate-art ${tint}`} viewBox="0 -20 320 292" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <rect x="-800" y="-80" width="1920" height="420" className="plate-ground" />
      <path d={stars(seed)} className="stars" />
      {children}
    </svg>
  );
}

function stars(seed: number): string {
  const chance = seededRandom(seed);
  const star = () => circlePath(-20 + chance() * 360, -20 + chance() * 292, 0.35 + chance() * 0.75);
  return numberRange(0, 90, 1).map(star).join('');
}
