import type { IconSize } from './icons/drawing.tsx';
import { GameIcon } from './icons/game-icon.tsx';
import type { PlanetKind } from './planets/globe.tsx';
import './resources.css';

export type Resource =
  | 'tritanium'
  | 'dilithium'
  | 'food'
  | 'oxygen'
  | 'water'
  | 'ore'
  | 'fuel'
  | 'carbon'
  | 'goods'
  | 'science';

/** The worlds that yield the resources of Star Trek; cards and sectors show the same picture. */
const WORLDS: Partial<Readonly<Record<Resource, PlanetKind>>> = {
  tritanium: 'cratered',
  dilithium: 'crystalline',
  food: 'ringed',
  oxygen: 'banded',
  water: 'oceanic',
};

/** The world that yields a resource, if one is drawn. */
export const worldOf = (resource: Resource): PlanetKind | null => WORLDS[resource] ?? null;

/** A resource’s icon in its own colour. */
export function ResourceIcon({ resource, size }: { resource: Resource; size?: IconSize }) {
  return <GameIcon name={resource} className={`ink-${resource}`} {...(size && { size })} />;
}
