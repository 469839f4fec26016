import { iconSet } from './drawing.tsx';
import { INTERFACE } from './interface.ts';
import './icons.css';

export type IconName = keyof typeof INTERFACE;

/** A sign of the interface. The first screen uses this one: it brings no game’s signs with it. */
export const Icon = iconSet(INTERFACE);
