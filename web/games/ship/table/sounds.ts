import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import type { Event } from '@orrery/ship/facts';
import type { Sound } from '../../../table/game-ui.ts';

/** Sounds that everybody hears for an event; events not listed are silent. */
const SOUND_OF_EVENT: Readonly<Partial<Record<Event['kind'], Sound>>> = {
  'first-rolled': 'dice',
  rolled: 'dice',
  fought: 'dice',
  revealed: 'card',
  looked: 'card',
  unsealed: 'card',
  opened: 'card',
  refilled: 'card',
  pirate: 'alarm',
  fights: 'alarm',
  'lost-cannon': 'steal',
  'lost-booster': 'steal',
  'lost-centre': 'steal',
  forced: 'steal',
  paid: 'coin',
  bought: 'coin',
  sold: 'coin',
  traded: 'coin',
  fulfilled: 'chime',
  trophy: 'chime',
  friend: 'chime',
  hero: 'chime',
  settled: 'place',
  moored: 'place',
  built: 'place',
  centre: 'place',
  stalled: 'chime',
  won: 'fanfare',
};

/** The sound of an event for a reader: own turn and income are heard, the opponent's are not. */
export function sound(event: Event, reader: Seat | null): Sound | null {
  if (event.kind === 'turn') return event.seat === reader ? 'turn' : null;
  if (event.kind === 'produced') return event.seat === reader && !event.isLost ? 'coin' : null;
  if (event.kind === 'proposed') return event.to === reader ? 'chime' : null;
  if (event.kind === 'offered') return reader !== null && event.seat !== reader ? 'chime' : null;
  return SOUND_OF_EVENT[event.kind] ?? null;
}

/** The seat that caused an event. */
export function actor(event: Event): Seat | null {
  return 'seat' in event && event.seat !== NONE ? event.seat : null;
}
