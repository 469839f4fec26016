import type { ComponentType } from 'react';
import { FarSystems } from './far-systems.tsx';
import { FourSectors } from './four-sectors.tsx';
import { NineteenWorlds } from './nineteen-worlds.tsx';
import { TwoCaptains } from './two-captains.tsx';

/** The picture of each game, by its id. */
export const PICTURES: Readonly<Record<string, ComponentType>> = {
  startrek: NineteenWorlds,
  starship: FourSectors,
  duel: TwoCaptains,
  starfarers: FarSystems,
};
