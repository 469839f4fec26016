import type { Point } from '../draw.ts';
import { ACTION_ICONS } from './actions.ts';
import { IconPaths, makeIconComponent } from './drawing.tsx';
import { INTERFACE_ICONS } from './interface.ts';
import { STARFARING_ICONS } from './starfaring.ts';
import { STARTREK_ICONS } from './trek.ts';
import './icons.css';

const ALL_ICONS = { ...INTERFACE_ICONS, ...ACTION_ICONS, ...STARTREK_ICONS, ...STARFARING_ICONS };

export type GameIconName = keyof typeof ALL_ICONS;

/** Any icon of the app and its games, for tables and related pages. */
export const GameIcon = makeIconComponent(ALL_ICONS);

/** The same icon as a part of a drawing, centred on a point and `size` wide in the drawing’s own units. */
export function InlineIcon({ name, at: [x, y] = [0, 0], size }: { name: GameIconName; at?: Point; size: number }) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      <IconPaths drawing={ALL_ICONS[name]} />
    </g>
  );
}
