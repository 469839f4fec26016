import { NONE } from '@orrery/common';
import { hasSeat, type Seat } from '@orrery/kernel';
import type { Event } from '@orrery/startrek/facts';
import type { Sound } from '../../../table/game-ui.ts';

/** Sounds that everybody hears for an event; events not listed are silent. */
const SOUND_OF_EVENT: Readonly<Partial<Record<Event['kind'], Sound>>> = {
  'start-rolled': 'dice',
  rolled: 'dice',
  founded: 'place',
  ship: 'place',
  station: 'place',
  base: 'place',
  moved: 'place',
  bought: 'card',
  kept: 'card',
  intervened: 'card',
  utopia: 'card',
  science: 'card',
  monopoly: 'card',
  support: 'card',
  flipped: 'card',
  exchanged: 'card',
  looked: 'card',
  inspected: 'card',
  seven: 'alarm',
  cruiser: 'alarm',
  chased: 'chime',
  stole: 'steal',
  took: 'steal',
  demanded: 'steal',
  discarded: 'coin',
  banked: 'coin',
  traded: 'coin',
  compensated: 'coin',
  shielded: 'coin',
  route: 'chime',
  fleet: 'chime',
  stalled: 'chime',
  won: 'fanfare',
};

/** The sound of an event for a reader: own turn, income and offers are heard, those of others are not. */
export function sound(event: Event, reader: Seat | null): Sound | null {
  if (event.kind === 'turn') return event.seat === reader ? 'turn' : null;
  if (event.kind === 'produced') return event.seat === reader ? 'coin' : null;
  if (event.kind === 'proposed') return event.to === reader ? 'chime' : null;
  if (event.kind === 'offered') return reader !== null && hasSeat(event.to, reader) ? 'chime' : null;
  return SOUND_OF_EVENT[event.kind] ?? null;
}

/** The seat that caused an event. */
export function actor(event: Event): Seat | null {
  return 'seat' in event && event.seat !== NONE ? event.seat : null;
}
