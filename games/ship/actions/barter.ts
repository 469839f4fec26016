import { type Bundle, covers, overlap, some, something, type Terms } from '@orrery/common';
import { type Seat, top } from '@orrery/kernel';
import { ASTRO, KNOWLEDGE, NOTHING, RESOURCES, STOCKS } from '../data.ts';
import type { Kit } from '../kit.ts';
import { type Kind, MOVES } from '../moves.ts';
import { addStock, roomFor } from '../ship.ts';
import { act, offersLeft, opponentOf, playerOf, type Table } from '../state.ts';
import { mine, missing } from './gates.ts';

const amount = (kind: number, n: number): Bundle => NOTHING.map((_, i) => (i === kind ? n : 0));

/** What a menu shows: one resource for another, for knowledge, or for a few astro. */
const MENU: readonly Kind<'offer'>[] = Array.from({ length: RESOURCES }, (_, wanted) => {
  const gifts = [
    ...STOCKS.flatMap((_, kind) => (kind < RESOURCES && kind !== wanted ? [amount(kind, 1)] : [])),
    amount(KNOWLEDGE, 1),
    ...[2, 3, 4].map((n) => amount(ASTRO, n)),
  ];
  return gifts.map((give) => MOVES.offer.make({ give, take: amount(wanted, 1) }));
}).flat();

/** Menus begin elsewhere each time, so that a short one does not always show the same. */
const STRIDE = 7;

/** Whether what a seat gets fits; astro always does. */
function fits(table: Table, seat: Seat, gains: Bundle): boolean {
  for (let kind = 0; kind <= KNOWLEDGE; kind++) {
    const n = gains[kind] ?? 0;
    if (n > 0 && n > roomFor(playerOf(table, seat), kind)) return false;
  }
  return true;
}

const canTrade = (table: Table, seat: Seat, gives: Bundle, gets: Bundle): boolean =>
  covers(playerOf(table, seat).stock, gives) && fits(table, seat, gets);

const alike = (one: Bundle, two: Bundle): boolean => covers(one, two) && covers(two, one);

const isRefused = ({ refused }: Table, { give, take }: Terms): boolean =>
  refused.some((terms) => alike(terms.give, give) && alike(terms.take, take));

/** SS-TRD-04: the player on turn asks for resources and gives resources, knowledge or astro; what both have is open. */
export const offer = ({ rules }: Kit) =>
  act(MOVES.offer, {
    frames: ['build'],
    listing: 'menu',
    gates: [
      {
        code: 'offers-spent',
        rule: rules.offers,
        ok: ({ table }) => offersLeft(table) > 0,
        numbers: ({ table }) => ({ made: table.offers, most: table.offers + offersLeft(table) }),
      },
    ],
    needs: [
      { code: 'gift', rule: rules.barter, ok: (_, { give, take }) => something(give) && something(take) },
      { code: 'both-sides', rule: rules.barter, ok: (_, terms) => !overlap(terms) },
      {
        code: 'resources-only',
        rule: rules.barter,
        ok: (_, { take }) => (take[KNOWLEDGE] ?? 0) === 0 && (take[ASTRO] ?? 0) === 0,
      },
      {
        code: 'cannot-pay',
        rule: rules.barter,
        ok: (at, { give }) => covers(mine(at).stock, give),
        numbers: (at, { give }) => missing(mine(at), give),
      },
      {
        code: 'other-lacks',
        rule: rules.barter,
        ok: ({ table, seat }, { take }) => covers(playerOf(table, opponentOf(seat)).stock, take),
      },
      { code: 'no-space', rule: rules.hold, ok: ({ table, seat }, { take }) => fits(table, seat, take) },
      {
        code: 'other-no-space',
        rule: rules.hold,
        ok: ({ table, seat }, { give }) => fits(table, opponentOf(seat), give),
      },
      { code: 'refused-before', rule: rules.offers, ok: ({ table }, move) => !isRefused(table, move) },
    ],
    candidates({ table }, out) {
      const until = out.n + out.menu;
      const from = (table.turn + table.offers) * STRIDE;
      const { active } = table;
      const other = opponentOf(active);
      for (let i = 0; i < MENU.length && out.n < until; i++) {
        const move = some(MENU, (from + i) % MENU.length);
        if (canTrade(table, active, move.give, move.take) && canTrade(table, other, move.take, move.give))
          out.add(move);
      }
    },
    play({ table }, seat, { give, take }, tell) {
      table.offers++;
      table.stack.push({ kind: 'offer', give, take });
      tell?.all({ kind: 'offered', seat, give, take });
    },
  });

function termsNow(table: Table): Terms {
  const frame = top(table);
  return frame.kind === 'offer' ? frame : { give: NOTHING, take: NOTHING };
}

/** The offer was possible when it was made, and nothing has changed since. */
export const accept = act(MOVES.accept, {
  frames: ['offer'],
  play({ table }, seat, _, tell) {
    const { give, take } = termsNow(table);
    const proposer = opponentOf(seat);
    table.stack.pop();
    for (let kind = 0; kind < give.length; kind++) {
      const gained = (give[kind] ?? 0) - (take[kind] ?? 0);
      if (gained === 0) continue;
      addStock(playerOf(table, seat), kind, gained);
      addStock(playerOf(table, proposer), kind, -gained);
    }
    tell?.all({ kind: 'traded', seat: proposer, with: seat, gave: give, got: take });
  },
});

/** A refused offer is not made again in the same turn. */
export const decline = act(MOVES.decline, {
  frames: ['offer'],
  play({ table }, seat, _, tell) {
    const { give, take } = termsNow(table);
    table.stack.pop();
    table.refused = [...table.refused, { give, take }];
    tell?.all({ kind: 'declined', seat });
  },
});
