import { defineGame } from '@orrery/kernel';
import { discard } from './actions/discard.ts';
import { answer, avoid, give, pass, seek, take } from './actions/encounter.ts';
import { drop, fit } from './actions/fitting.ts';
import { ground } from './actions/fly.ts';
import { harbour, launch, settle } from './actions/founding.ts';
import { befriend, donate, keep } from './actions/friends.ts';
import { steal } from './actions/steal.ts';
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
import { TURN_ACTIONS } from './turn-actions.ts';

/** Starfarers: README.md says where to start reading. */
export const starfarers = defineGame<Table, Hand, Box, Move, Event, Options, Memory, Frame>({
  id: 'starfarers',
  edition: EDITION,
  seats: [3, 6],
  options,
  actions: [
    ...TURN_ACTIONS,
    settle,
    harbour,
    launch,
    fit,
    drop,
    discard,
    steal,
    accept,
    decline,
    counter,
    answer,
    take,
    pass,
    give,
    seek,
    avoid,
    ground,
    befriend,
    donate,
    keep,
  ],
  frames,
  events,
  memory,
  setup,
  copy,
  derive,
  turns: ({ turn }) => turn,
  imagine,
});
