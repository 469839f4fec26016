import { type Bundle, bitCount, covers, missingOf, NONE } from '@orrery/common';
import type { Numbers } from '@orrery/kernel';
import { freeShip } from '../board.ts';
import { RESOURCES } from '../data.ts';
import type { Hand, Player, TableGate, View } from '../state.ts';

/** What is missing of each resource, by name. */
export const missing = (hand: Hand, price: Bundle): Numbers => missingOf(RESOURCES, hand, price);

/** The cards of a price are in hand. */
export const affords = (price: Bundle, rule: string): TableGate => ({
  code: 'cannot-pay',
  rule,
  ok: ({ hand }) => covers(hand.resources, price),
  numbers: ({ hand }) => missing(hand, price),
});

export const mine = ({ table, seat }: View): Player | undefined => table.players[seat];

/** SF-BUILD-07: one of the three transports is in the stock. */
export const hasTransport: TableGate = {
  code: 'no-transport',
  rule: 'SF-BUILD-07',
  ok: ({ table, seat }) => freeShip(table, seat) !== NONE,
};

/** A friendship card of this sort lies in front of the seat. */
export const holds = (cards: number, rule: string): TableGate => ({
  code: 'no-card',
  rule,
  ok: (at) => ((mine(at)?.friends ?? 0) & cards) !== 0,
});

/** It has not been used in this turn yet. */
export const unused = (use: number, rule: string): TableGate => ({
  code: 'used-up',
  rule,
  ok: (at) => ((mine(at)?.used ?? 0) & use) === 0,
});

/** How many cards of this sort lie in front of the seat. */
export const held = (at: View, cards: number): number => bitCount((mine(at)?.friends ?? 0) & cards);

/** A ship that may not stand where it was stopped goes on before anything else happens. */
export const notAdrift: TableGate = {
  code: 'must-go-on',
  rule: 'SF-FLIGHT-04',
  ok: ({ table }) => table.adrift === 0,
};
