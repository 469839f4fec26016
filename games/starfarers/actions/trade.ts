import { bargainActions } from '@orrery/common';
import { RESOURCES } from '../data.ts';
import { MOVES } from '../moves.ts';
import type { Box, Hand, Table, View } from '../state.ts';

/** SF-TRADE-02: bargaining with pilot 1. */
export const { offer, accept, decline, counter, propose, withdraw, deal, dismiss, close, reopen } = bargainActions<
  Table,
  Hand,
  Box
>({
  moves: MOVES,
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
    propose: 'SF-TRADE-02',
    gift: 'SF-TRADE-02',
    bothSides: 'SF-TRADE-02',
    offers: 'SF-OPT-OFFERS',
  },
});
