import { circlePath } from './draw.ts';
import './chips.css';

export type ChipState = 'normal' | 'produced' | 'blocked';
export type ChipSize = 'normal' | 'compact';

/**
 * Sizes by the number of ways out of 36, from 1 to 5. Compact is for small boards: its smallest numeral is still
 * readable.
 */
const NUMERAL_SIZES: Readonly<Record<ChipSize, readonly number[]>> = {
  normal: [14.5, 16, 17.5, 19, 22],
  compact: [20.8, 21.2, 22, 23.5, 26],
};
const CHIP_SHAPES = {
  normal: { radius: 17.5, numeralY: 3.4, pipY: 9.6, pip: 1.5, pipGap: 4.4 },
  compact: { radius: 21.5, numeralY: 4.5, pipY: 11.5, pip: 1.9, pipGap: 5.4 },
} as const;

interface NumberChipProps {
  readonly number: number;
  readonly state?: ChipState;
  readonly size?: ChipSize;
}

/** A number chip. Likelier numbers are larger; pips show the ways out of 36. */
export function NumberChip({ number, state = 'normal', size = 'normal' }: NumberChipProps) {
  const pips = 6 - Math.abs(7 - number);
  const isHot = pips === 5;
  const { radius, numeralY, pipY, pip, pipGap } = CHIP_SHAPES[size];
  return (
    <g className={`chip ${state}${isHot ? ' hot' : ''}`}>
      <circle r={radius + 2.6} className="chip-gap" />
      <circle r={radius} className="chip-face" />
      <circle r={radius - 2} className="chip-rim" />
      <text y={numeralY} fontSize={NUMERAL_SIZES[size][pips - 1]}>
        {number}
      </text>
      <path
        d={Array.from({ length: pips }, (_, i) => circlePath((i - (pips - 1) / 2) * pipGap, pipY, pip)).join('')}
        className="chip-pips"
      />
      {state === 'blocked' && (
        <path d={`M${-radius * 0.7} ${radius * 0.7}L${radius * 0.7} ${-radius * 0.7}`} className="chip-bar" />
      )}
    </g>
  );
}
