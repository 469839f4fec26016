import { NONE } from '@orrery/common';
import { has, type Seat } from '@orrery/kernel';
import type { Event } from '@orrery/startrek/facts';
import type { Sound } from '../../../table/furniture.ts';

/** What is heard by everybody when something happens; what is not here is silent. */
const HEARD: Readonly<Partial<Record<Event['kind'], Sound>>> = {
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

/** What an event sounds like to somebody: one's own turn, income and offers are heard, those of others are not. */
export function sound(event: Event, reader: Seat | null): Sound | null {
  if (event.kind === 'turn') return event.seat === reader ? 'turn' : null;
  if (event.kind === 'produced') return event.seat === reader ? 'coin' : null;
  if (event.kind === 'proposed') return event.to === reader ? 'chime' : null;
  if (event.kind === 'offered') return reader !== null && has(event.to, reader) ? 'chime' : null;
  return HEARD[event.kind] ?? null;
}

/** Who did it. */
export function actor(event: Event): Seat | null {
  return 'seat' in event && event.seat !== NONE ? event.seat : null;
}
