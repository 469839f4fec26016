import { type Bundle, bitCount, covers, missingByName, NONE } from '@orrery/common';
import type { RefusalNumbers } from '@orrery/kernel';
import { freeShip } from '../board.ts';
import { RESOURCES } from '../data.ts';
import type { Hand, Player, TableGate, View } from '../state.ts';

/** What is missing of each resource, by name. */
export const missingResources = (hand: Hand, price: Bundle): RefusalNumbers => missingByName(RESOURCES, hand, price);

/** The cards of a price are in hand. */
export const affordsGate = (price: Bundle, rule: string): TableGate => ({
  code: 'cannot-pay',
  rule,
  ok: ({ hand }) => covers(hand.resources, price),
  numbers: ({ hand }) => missingResources(hand, price),
});

export const ownPlayer = ({ table, seat }: View): Player | undefined => table.players[seat];

/** SF-BUILD-07: one of the three transports is in the stock. */
export const hasTransportGate: TableGate = {
  code: 'no-transport',
  rule: 'SF-BUILD-07',
  ok: ({ table, seat }) => freeShip(table, seat) !== NONE,
};

/** A friendship card of this kind is in front of the seat. */
export const holdsCardGate = (cards: number, rule: string): TableGate => ({
  code: 'no-card',
  rule,
  ok: (at) => ((ownPlayer(at)?.friends ?? 0) & cards) !== 0,
});

/** It has not been used this turn. */
export const unusedGate = (use: number, rule: string): TableGate => ({
  code: 'used-up',
  rule,
  ok: (at) => ((ownPlayer(at)?.used ?? 0) & use) === 0,
});

/** The number of cards of this kind in front of the seat. */
export const cardsHeld = (at: View, cards: number): number => bitCount((ownPlayer(at)?.friends ?? 0) & cards);

/** A ship that may not stay where it was stopped continues before anything else happens. */
export const notAdriftGate: TableGate = {
  code: 'must-go-on',
  rule: 'SF-FLIGHT-04',
  ok: ({ table }) => table.adrift === 0,
};
