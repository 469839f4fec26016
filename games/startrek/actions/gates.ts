import { type Bundle, missingOf } from '@orrery/common';
import type { Numbers } from '@orrery/kernel';
import { characterWith, type Effect, ruleOfEffect } from '../characters.ts';
import { RESOURCES } from '../data.ts';
import type { Hand, Player, Table, TableGate, View } from '../state.ts';

/** What is missing of each resource, by name. */
export const missing = (hand: Hand, price: Bundle): Numbers => missingOf(RESOURCES, hand, price);

/** ST-BUILD-01: the cards of a price are in hand. Only what is priced is looked at: this runs for every question. */
export function affords(price: Bundle, rule = 'ST-BUILD-01'): TableGate {
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
    numbers: ({ hand }) => missing(hand, price),
  };
}

const mine = ({ table, seat }: View): Player | undefined => table.players[seat];

/** A piece of this sort lies in the supply. */
export const hasShip = (rule: string): TableGate => ({
  code: 'no-ships',
  rule,
  ok: (at) => (mine(at)?.ships ?? 0) > 0,
});
export const hasStation: TableGate = {
  code: 'no-stations',
  rule: 'ST-STN-03',
  ok: (at) => (mine(at)?.stations ?? 0) > 0,
};
export const hasBase: TableGate = { code: 'no-bases', rule: 'ST-BUILD-01', ok: (at) => (mine(at)?.bases ?? 0) > 0 };

/** The seat's support card has this effect (ST-SUP-01). */
export function holds(effect: Effect): TableGate {
  const character = characterWith(effect);
  return {
    code: 'other-support',
    rule: ruleOfEffect(effect),
    ok: (at) => mine(at)?.support === character,
    numbers: (at) => ({ character, held: mine(at)?.support ?? -1 }),
  };
}

/** ST-SUP-06, ST-SUP-07: not in the turn in which it came or was turned. */
export const rested: TableGate = {
  code: 'support-resting',
  rule: 'ST-SUP-06',
  ok: (at) => (mine(at)?.ready ?? 0) <= at.table.turn,
  numbers: (at) => ({ turns: (mine(at)?.ready ?? 0) - at.table.turn }),
};

/** How many cards of a resource the bank has. */
export const stock = ({ bank }: Table, resource: number): number => bank[resource] ?? 0;
