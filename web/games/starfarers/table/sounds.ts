import { NONE } from '@orrery/common';
import { hasSeat, type Seat } from '@orrery/kernel';
import type { Event } from '@orrery/starfarers/facts';
import type { Sound } from '../../../table/game-ui.ts';

/** Sounds that everybody hears for an event; events not listed are silent. */
const SOUND_OF_EVENT: Readonly<Partial<Record<Event['kind'], Sound>>> = {
  'start-rolled': 'dice',
  rolled: 'dice',
  shaken: 'dice',
  contest: 'dice',
  fate: 'dice',
  settled: 'place',
  spaceport: 'place',
  ship: 'place',
  fitted: 'place',
  founded: 'place',
  docked: 'place',
  flew: 'place',
  jumped: 'place',
  met: 'card',
  befriended: 'card',
  drew: 'card',
  discovered: 'chime',
  explored: 'chime',
  cleared: 'chime',
  marker: 'chime',
  seven: 'alarm',
  unmasked: 'alarm',
  stole: 'steal',
  gave: 'steal',
  discarded: 'coin',
  supplied: 'coin',
  traded: 'coin',
  donated: 'coin',
  stalled: 'chime',
  won: 'fanfare',
};

/** The sound of an event for a reader: own turn, income and offers are heard, those of others are not. */
export function sound(event: Event, reader: Seat | null): Sound | null {
  if (event.kind === 'turn')
    return reader !== null && (event.seat === reader || event.second === reader) ? 'turn' : null;
  if (event.kind === 'produced' || event.kind === 'gained') return event.seat === reader ? 'coin' : null;
  if (event.kind === 'proposed') return event.to === reader ? 'chime' : null;
  if (event.kind === 'offered') return reader !== null && hasSeat(event.to, reader) ? 'chime' : null;
  return SOUND_OF_EVENT[event.kind] ?? null;
}

/** The seat that caused an event. */
export function actor(event: Event): Seat | null {
  if (event.kind === 'met') return event.reader;
  return 'seat' in event && event.seat !== NONE ? event.seat : null;
}
