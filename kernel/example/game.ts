import { makeGame } from '../index.ts';
import { discard } from './actions/discard.ts';
import { jam, pass } from './actions/jam.ts';
import { accept, deal, decline, offer, withdraw } from './actions/offer.ts';
import { beacon, end, roll } from './actions/turn.ts';
import { copy } from './copy.ts';
import { frames } from './frames.ts';
import { imagine } from './imagine.ts';
import { memory } from './memory.ts';
import { notation } from './notation.ts';
import { setup } from './setup.ts';
import type { Box, Event, Frame, Hand, Memory, Move, Options, Table } from './state.ts';

export type { Event, Hand, Memory, Move, Options, Table } from './state.ts';

/** Comet: the small game that shows how a game is written; docs/writing-a-game.md walks through it. */
export const comet = makeGame<Table, Hand, Box, Move, Event, Options, Memory, Frame>({
  id: 'comet',
  edition: 1,
  seats: [2, 4],
  options: {
    rounds: { of: [10, 20], standard: 20, rule: 'CO-09' },
    jamming: { of: ['on', 'off'], standard: 'on', rule: 'CO-07' },
  },
  actions: [roll, offer, beacon, end, accept, decline, withdraw, deal, discard, jam, pass],
  frames,
  events: {
    drew: true,
    rolled: true,
    sealed: true,
    discarded: true,
    offered: true,
    accepted: true,
    declined: true,
    withdrawn: true,
    dealt: true,
    announced: true,
    jammed: true,
    built: true,
    turn: true,
    ended: true,
  },
  setup,
  copy,
  memory,
  imagine,
  notation,
});
