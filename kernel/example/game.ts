import { defineGame } from '../index.ts';
import { discard } from './actions/discard.ts';
import { jam, pass } from './actions/jam.ts';
import { accept, deal, decline, offer, withdraw } from './actions/offer.ts';
import { beacon, end, roll } from './actions/turn.ts';
import { copy } from './copy.ts';
import { type Event, events } from './events.ts';
import { frames } from './frames.ts';
import { imagine } from './imagine.ts';
import { memory } from './memory.ts';
import type { Move } from './moves.ts';
import { setup } from './setup.ts';
import { type Box, type Frame, type Hand, MAX_SEATS, type Memory, type Options, type Table } from './state.ts';

export type { Event } from './events.ts';
export type { Move } from './moves.ts';
export type { Hand, Memory, Options, Table } from './state.ts';

/** Comet: the small game that shows how a game is written; docs/writing-a-game.md explains it step by step. */
export const comet = defineGame<Table, Hand, Box, Move, Event, Options, Memory, Frame>({
  id: 'comet',
  edition: 1,
  seats: [2, MAX_SEATS],
  options: {
    rounds: { of: [10, 20], standard: 20, book: 20, rule: 'CO-09' },
    jamming: { of: ['on', 'off'], standard: 'on', book: null, rule: 'CO-07' },
  },
  actions: [roll, offer, beacon, end, accept, decline, withdraw, deal, discard, jam, pass],
  frames,
  events,
  setup,
  copy,
  turns: ({ round, turn, sizes }) => (round - 1) * sizes.length + turn + 1,
  memory,
  imagine,
});
