import { type Bundle, NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';

/** Resource cards moving from one hand to another; NONE stands for the bank. */
export interface Transfer {
  readonly from: Seat;
  readonly to: Seat;
  readonly resource: number | null; // null: a secret of the two; never to or from the bank
  readonly n: number;
}

/** One card from the bank; NONE: it had none. */
export const drawnFromBank = (to: Seat, resource: number): readonly Transfer[] =>
  resource === NONE ? [] : [{ from: NONE, to, resource, n: 1 }];

/** Cards paid to the bank. */
export const paidToBank = (from: Seat, price: Bundle): readonly Transfer[] =>
  price.flatMap((n, resource) => (n > 0 ? [{ from, to: NONE, resource, n }] : []));

/** One card from hand to hand. */
export const handedOver = (from: Seat, to: Seat, resource: number | null): readonly Transfer[] => [
  { from, to, resource, n: 1 },
];
