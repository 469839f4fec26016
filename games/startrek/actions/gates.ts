import { type Bundle, missingByName } from '@orrery/common';
import type { RefusalNumbers } from '@orrery/kernel';
import { characterWithEffect, ruleOfEffect, type SupportEffect } from '../characters.ts';
import { RESOURCES } from '../data.ts';
import type { Hand, Player, Table, TableGate, View } from '../state.ts';

/** What is missing of each resource, by name. */
export const missingResources = (hand: Hand, price: Bundle): RefusalNumbers => missingByName(RESOURCES, hand, price);

/** ST-BUILD-01: the cards of a price are in hand. Checks only priced kinds: this runs for every question. */
export function affordsGate(price: Bundle, rule = 'ST-BUILD-01'): TableGate {
  const kinds = price.flatMap((n, kind) => (n > 0 ? [kind] : []));
  return {
    code: 'cannot-pay',
    rule,
    ok({ hand: { resources } }) {
      for (let i = 0; i < kinds.length; i++) {
        const kind = kinds[i] ?? 0;
        if ((resources[kind] ?? 0) < (price[kind] ?? 0)) return false;
      }
      return true;
    },
    numbers: ({ hand }) => missingResources(hand, price),
  };
}

const ownPlayer = ({ table, seat }: View): Player | undefined => table.players[seat];

/** A piece of this kind is in the supply. */
export const hasShipGate = (rule: string): TableGate => ({
  code: 'no-ships',
  rule,
  ok: (at) => (ownPlayer(at)?.ships ?? 0) > 0,
});
export const hasStationGate: TableGate = {
  code: 'no-stations',
  rule: 'ST-STN-03',
  ok: (at) => (ownPlayer(at)?.stations ?? 0) > 0,
};
export const hasBaseGate: TableGate = {
  code: 'no-bases',
  rule: 'ST-BUILD-01',
  ok: (at) => (ownPlayer(at)?.bases ?? 0) > 0,
};

/** The seat's support card has this effect (ST-SUP-01). */
export function holdsSupportCard(effect: SupportEffect): TableGate {
  const character = characterWithEffect(effect);
  return {
    code: 'other-support',
    rule: ruleOfEffect(effect),
    ok: (at) => ownPlayer(at)?.support === character,
    numbers: (at) => ({ character, held: ownPlayer(at)?.support ?? -1 }),
  };
}

/** ST-SUP-06, ST-SUP-07: not in the turn in which the card was received or turned over. */
export const supportReadyGate: TableGate = {
  code: 'support-resting',
  rule: 'ST-SUP-06',
  ok: (at) => (ownPlayer(at)?.ready ?? 0) <= at.table.turn,
  numbers: (at) => ({ turns: (ownPlayer(at)?.ready ?? 0) - at.table.turn }),
};

/** How many cards of a resource the bank has. */
export const bankStock = ({ bank }: Table, resource: number): number => bank[resource] ?? 0;
