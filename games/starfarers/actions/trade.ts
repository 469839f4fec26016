import { bargaining, bargainMoves } from '@orrery/common';
import { declareMoves } from '@orrery/kernel';
import { KINDS, MOST_SEATS, RESOURCES } from '../data.ts';
import { EACH } from '../moves.ts';
import type { Box, Hand, Table, View } from '../state.ts';

/** SF-TRADE-02: bargaining with pilot 1. */
const bargain = {
  moves: declareMoves(bargainMoves({ kinds: KINDS, each: EACH, seats: MOST_SEATS })),
  resources: RESOURCES,
  frames: ['main'],
  gates: [
    {
      code: 'second-pilot',
      rule: 'SF56-TURN-03',
      ok: ({ table }: View) => table.pilot === table.active,
    },
  ],
  rules: {
    offer: 'SF-TRADE-02',
    deal: 'SF-TRADE-02',
    gift: 'SF-TRADE-02',
    bothSides: 'SF-TRADE-02',
    offers: 'SF-OPT-OFFERS',
  },
};

export const { offer, accept, decline, counter, withdraw, deal } = bargaining<Table, Hand, Box>(bargain);
