import type { IconSize } from './icons/drawing.tsx';
import { GameIcon } from './icons/game-icon.tsx';
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

/** A resource’s sign in its own colour. */
export function ResourceIcon({ resource, size }: { resource: Resource; size?: IconSize }) {
  return <GameIcon name={resource} className={`ink-${resource}`} {...(size && { size })} />;
}
