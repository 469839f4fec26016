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
import { RESOURCES } from '../data.ts';
import { type PlainMove, SEATS, type SeatMove } from '../moves.ts';
import type { Act, Box, Hand, Table } from '../state.ts';

/** ST-TRADE-01 to ST-TRADE-04: bargaining with the player on turn; EC-51: who of several gets the deal. */
const bargain = {
  seats: SEATS,
  resources: RESOURCES,
  frames: ['trade', 'main'],
  gates: [],
  rules: {
    offer: 'ST-TRADE-01',
    deal: 'ST-TRADE-02',
    gift: 'ST-TRADE-03',
    bothSides: 'ST-TRADE-04',
    offers: 'ST-OPT-OFFERS',
  },
};

export const offer: Act<OfferMove> = offering<Table, Hand, Box>(bargain);
export const accept: Act<PlainMove<'accept'>> = accepting<Table, Hand, Box>(bargain);
export const decline: Act<PlainMove<'decline'>> = declining<Table, Hand, Box>(bargain);
export const counter: Act<CounterMove> = countering<Table, Hand, Box>(bargain);
export const withdraw: Act<PlainMove<'withdraw'>> = withdrawing<Table, Hand, Box>(bargain);
export const deal: Act<SeatMove<'deal'>> = dealing<Table, Hand, Box>(bargain);
