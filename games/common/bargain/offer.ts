import { allSeats, type Seat, type SeatSet, without } from '@orrery/kernel';
import { covers } from '../bundle.ts';
import { some } from '../listing.ts';
import { plainTerms } from '../offers.ts';
import { type Bargain, type BargainHand, type BargainTable, bargainAct, type OfferFrame } from './bargain.ts';
import { fairNeeds } from './fair.ts';
import type { OfferMove } from './moves.ts';
import { offersLeft, turnDown } from './table.ts';

const opponents = (seats: number, seat: Seat): SeatSet => without(allSeats(seats), seat);

/** Offers in a menu begin elsewhere each time, so that a short menu does not always show the same. */
const STRIDE = 7;

/** The player on turn says what they give and what they want, to all or to some. */
export function offering<T extends BargainTable, H extends BargainHand, B>(bargain: Bargain<T, H>) {
  const { resources, rules, moves } = bargain;
  /** The menu for every set of opponents, by the set. */
  const menus: readonly (readonly OfferMove[])[] = Array.from({ length: 1 << moves.deal.all.length }, (_, to) =>
    plainTerms(resources.length).map(({ give, take }) => moves.offer.make({ give, take, to })),
  );
  return bargainAct<T, H, B>()(moves.offer, {
    frames: bargain.frames,
    listing: 'menu',
    gates: [
      ...bargain.gates,
      {
        code: 'offers-spent',
        rule: rules.offers,
        ok: ({ table }) => offersLeft(table) > 0,
        numbers: ({ table }) => ({ made: table.offers, most: table.offers + offersLeft(table) }),
      },
    ],
    needs: [
      ...fairNeeds(bargain),
      {
        code: 'no-opponent',
        rule: rules.offer,
        ok: ({ table, seat }, { to }) => to !== 0 && (to & ~opponents(table.players.length, seat)) === 0,
      },
      { code: 'all-closed', rule: rules.offers, ok: ({ table }, { to }) => to === 0 || (to & ~table.closed) !== 0 },
    ],
    candidates({ table, seat, hand }, out) {
      if (out.menu === 0) return;
      const to = opponents(table.players.length, seat);
      if ((to & ~table.closed) === 0) return;
      const menu = some(menus, to);
      const from = (table.turn + table.offers) * STRIDE;
      const until = out.n + out.menu;
      for (let i = 0; i < menu.length && out.n < until; i++) {
        const move = some(menu, (from + i) % menu.length);
        if (covers(hand.resources, move.give)) out.add(move);
      }
    },
    play({ table }, seat, { give, take, to }, tell) {
      table.offers++;
      table.closed = without(table.closed, seat);
      turnDown(table, to); // one matter is pending between two players, and this is it now
      const frame: OfferFrame = { kind: 'offer', give, take, to, yes: 0, no: to & table.closed };
      table.stack.push(frame);
      tell?.all({ kind: 'offered', seat, to, give, take });
    },
  });
}
