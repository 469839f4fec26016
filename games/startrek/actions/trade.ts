import { bargainActions } from '@orrery/common';
import { RESOURCES } from '../data.ts';
import { MOVES } from '../moves.ts';
import type { Box, Hand, Table } from '../state.ts';

/** ST-TRADE-01 to ST-TRADE-04: bargaining with the player on turn; EC-51: who of several gets the deal. */
const bargain = {
  moves: MOVES,
  resources: RESOURCES,
  frames: ['trade', 'main'],
  gates: [],
  rules: {
    offer: 'ST-TRADE-01',
    deal: 'ST-TRADE-02',
    propose: 'ST-TRADE-02',
    gift: 'ST-TRADE-03',
    bothSides: 'ST-TRADE-04',
    offers: 'ST-OPT-OFFERS',
  },
};

export const { offer, accept, decline, counter, propose, withdraw, deal, dismiss, close, reopen } = bargainActions<
  Table,
  Hand,
  Box
>(bargain);
