import type { Point } from '../draw.ts';
import { ACTIONS } from './actions.ts';
import { Coats, iconSet } from './drawing.tsx';
import { INTERFACE } from './interface.ts';
import { STARFARING } from './starfaring.ts';
import { TREK } from './trek.ts';
import './icons.css';

const ALL = { ...INTERFACE, ...ACTIONS, ...TREK, ...STARFARING };

export type GameIconName = keyof typeof ALL;

/** Any sign of the house, for tables and what belongs to them. */
export const GameIcon = iconSet(ALL);

/** The same sign as a part of a drawing, centred on a point and `size` wide in the drawing’s own units. */
export function Glyph({ name, at: [x, y] = [0, 0], size }: { name: GameIconName; at?: Point; size: number }) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      <Coats drawing={ALL[name]} />
    </g>
  );
}
