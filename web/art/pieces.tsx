import { circlePath } from './draw.ts';
import './pieces.css';

/** Seats 1 to 3 as they appear on the plates: a colour and a sign each. */
export type PieceSeat = 1 | 2 | 3;

const SIGNS: Readonly<Record<PieceSeat, string>> = {
  1: 'M0 -4.8L5 3.9H-5Z',
  2: circlePath(0, 0, 4.1),
  3: 'M-3.8 -3.8H3.8V3.8H-3.8Z',
};

/** A swallow-tailed dart along `heading`. Its sign stays upright: a turned square would read as a diamond. */
export function Ship({ seat, heading }: { seat: PieceSeat; heading: number }) {
  return (
    <g transform={`rotate(${heading})`} className={`seat-${seat}`}>
      <path d="M17.5 0Q8 -6.8 -5 -6.8H-16L-11.5 0L-16 6.8H-5Q8 6.8 17.5 0Z" className="piece" />
      <path d={SIGNS[seat]} transform={`translate(-2 0) rotate(${-heading}) scale(.84)`} className="piece-sign" />
    </g>
  );
}

export function Station({ seat }: { seat: PieceSeat }) {
  return (
    <g className={`seat-${seat}`}>
      <circle r="11.5" className="piece" />
      <path d={SIGNS[seat]} transform="scale(1.15)" className="piece-sign" />
    </g>
  );
}

/** A station in a spoked ring. */
export function Base({ seat }: { seat: PieceSeat }) {
  return (
    <g className={`seat-${seat}`}>
      <circle r="18.6" className="piece-gap" />
      <circle r="16" className="piece-ring" />
      <path d="M0 -14V-9M0 14V9M-14 0H-9M14 0H9" className="piece-ring" />
      <circle r="9.8" className="piece" />
      <path d={SIGNS[seat]} transform="scale(1.05)" className="piece-sign" />
    </g>
  );
}

const CHIP_RADIUS = 17.5;
const NUMERAL_SIZES = [14.5, 16, 17.5, 19, 22];

/** A number that two dice can show. The likelier it is, the larger it stands; pips count its ways out of 36. */
export function NumberChip({ number }: { number: number }) {
  const pips = 6 - Math.abs(7 - number);
  return (
    <g className={pips === 5 ? 'chip hot' : 'chip'}>
      <circle r={CHIP_RADIUS + 2.6} className="chip-gap" />
      <circle r={CHIP_RADIUS} className="chip-face" />
      <circle r={CHIP_RADIUS - 2} className="chip-rim" />
      <text y="3.4" fontSize={NUMERAL_SIZES[pips - 1]}>
        {number}
      </text>
      <path
        d={Array.from({ length: pips }, (_, i) => circlePath((i - (pips - 1) / 2) * 4.4, 9.6, 1.5)).join('')}
        className="chip-pips"
      />
    </g>
  );
}
