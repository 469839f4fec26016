import { defineGame } from '@orrery/kernel';
import { cruiser, spare, steal } from './actions/cruiser.ts';
import { exchange, flip } from './actions/decision.ts';
import { discard } from './actions/discard.ts';
import { enough } from './actions/enough.ts';
import { found, foundShip } from './actions/found.ts';
import { pass } from './actions/pass.ts';
import { place } from './actions/place.ts';
import { accept, counter, decline } from './actions/trade.ts';
import { copy } from './copy.ts';
import { derive } from './derived.ts';
import { EDITION } from './edition.ts';
import { type Event, events } from './events.ts';
import { frames } from './frames.ts';
import { imagine } from './imagine.ts';
import { type Memory, memory } from './memory.ts';
import type { Move } from './moves.ts';
import { options } from './options.ts';
import { setup } from './setup.ts';
import type { Box, Frame, Hand, Options, Table } from './state.ts';
import { SUPPORT_CARDS, supportEvents } from './support/index.ts';
import { TURN_ACTIONS } from './turn-actions.ts';

/** Star Trek Catan: README.md says where to start reading. */
export const startrek = defineGame<Table, Hand, Box, Move, Event, Options, Memory, Frame>({
  id: 'startrek',
  edition: EDITION,
  seats: [3, 4],
  options,
  actions: [
    ...TURN_ACTIONS,
    found,
    foundShip,
    place,
    enough,
    discard,
    cruiser,
    steal,
    spare,
    accept,
    decline,
    counter,
    ...SUPPORT_CARDS.flatMap(({ answers }) => answers),
    pass,
    flip,
    exchange,
  ],
  frames,
  events: { ...events, ...supportEvents },
  memory,
  setup,
  copy,
  derive,
  turns: ({ turn }) => turn,
  imagine,
});
