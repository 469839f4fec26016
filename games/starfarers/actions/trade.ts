import {
  accepting,
  type CounterMove,
  countering,
  dealing,
  declining,
  type OfferMove,
  offering,
  withdrawing,
} from '@orrery/common';
import { MOST_SEATS, RESOURCES } from '../data.ts';
import type { PlainMove, SeatMove } from '../moves.ts';
import type { Act, Box, Hand, Table, View } from '../state.ts';

/** SF-TRADE-02: bargaining with pilot 1. */
const bargain = {
  seats: MOST_SEATS,
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

export const offer: Act<OfferMove> = offering<Table, Hand, Box>(bargain);
export const accept: Act<PlainMove<'accept'>> = accepting<Table, Hand, Box>(bargain);
export const decline: Act<PlainMove<'decline'>> = declining<Table, Hand, Box>(bargain);
export const counter: Act<CounterMove> = countering<Table, Hand, Box>(bargain);
export const withdraw: Act<PlainMove<'withdraw'>> = withdrawing<Table, Hand, Box>(bargain);
export const deal: Act<SeatMove<'deal'>> = dealing<Table, Hand, Box>(bargain);
