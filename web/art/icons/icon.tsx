import { makeIconComponent } from './drawing.tsx';
import { INTERFACE_ICONS } from './interface.ts';
import './icons.css';

export type IconName = keyof typeof INTERFACE_ICONS;

/** An icon of the interface. Loads no game icons, so the first screen can use it. */
export const Icon = makeIconComponent(INTERFACE_ICONS);
