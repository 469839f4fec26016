import { allSeats, type Seat, type SeatSet, without } from '@orrery/kernel';
import { covers } from '../bundle.ts';
import { some } from '../listing.ts';
import { plainTerms, type Terms } from '../offers.ts';
import { anyTerms, fairNeeds } from './fair.ts';
import type { Bargain, BargainAct, BargainHand, BargainTable, OfferFrame, OfferMove } from './table.ts';

const offerOf = ({ give, take }: Terms, to: SeatSet): OfferMove => Object.freeze({ kind: 'offer', give, take, to });

const opponents = (seats: number, seat: Seat): SeatSet => without(allSeats(seats), seat);

/** Offers in a menu begin elsewhere each time, so that a short menu does not always show the same. */
const STRIDE = 7;

/** The player on turn says what they give and what they want, to all or to some. */
export function offering<T extends BargainTable, H extends BargainHand, B>(
  bargain: Bargain<T, H>,
): BargainAct<T, H, B, OfferMove> {
  const { seats, resources, rules } = bargain;
  /** The menu for every set of opponents, by the set. */
  const menus: readonly (readonly OfferMove[])[] = Array.from({ length: 1 << seats }, (_, to) =>
    plainTerms(resources.length).map((terms) => offerOf(terms, to)),
  );
  return {
    kind: 'offer',
    frames: bargain.frames,
    listing: 'menu',
    gates: [
      ...bargain.gates,
      {
        code: 'offers-spent',
        rule: rules.offers,
        ok: ({ table }) => table.offers < table.options.offers,
        numbers: ({ table }) => ({ made: table.offers, most: table.options.offers }),
      },
    ],
    needs: [
      ...fairNeeds(bargain),
      {
        code: 'no-opponent',
        rule: rules.offer,
        ok: ({ table, seat }, { to }) => to !== 0 && (to & ~opponents(table.players.length, seat)) === 0,
      },
    ],
    candidates({ table, seat, hand }, out) {
      if (out.menu === 0) return;
      const menu = some(menus, opponents(table.players.length, seat));
      const from = (table.turn + table.offers) * STRIDE;
      const until = out.n + out.menu;
      for (let i = 0; i < menu.length && out.n < until; i++) {
        const move = some(menu, (from + i) % menu.length);
        if (covers(hand.resources, move.give)) out.add(move);
      }
    },
    any: (_, rng) => ({ kind: 'offer', ...anyTerms(resources.length, rng), to: rng(1 << seats) }),
    play({ table }, seat, { give, take, to }, tell) {
      table.offers++;
      const counters = table.players.map(() => null);
      const frame: OfferFrame = { kind: 'offer', give, take, to, yes: 0, no: 0, counters };
      table.stack.push(frame);
      tell?.all({ kind: 'offered', seat, to, give, take });
    },
  };
}
