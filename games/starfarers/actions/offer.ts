import { covers, type Terms } from '@orrery/common';
import { allSeats, type Seat, type SeatSet, without } from '@orrery/kernel';
import { MOST_SEATS } from '../data.ts';
import type { OfferMove } from '../moves.ts';
import type { Act } from '../state.ts';
import { some } from './listing.ts';
import { anyTerms, fairNeeds, MENU } from './terms.ts';

const offerOf = ({ give, take }: Terms, to: SeatSet): OfferMove => Object.freeze({ kind: 'offer', give, take, to });

/** The menu for every set of opponents, by the set. */
const MENUS: readonly (readonly OfferMove[])[] = Array.from({ length: 1 << MOST_SEATS }, (_, to) =>
  MENU.map((terms) => offerOf(terms, to)),
);

const opponents = (seats: number, seat: Seat): SeatSet => without(allSeats(seats), seat);

/** Offers in a menu begin elsewhere each time, so that a short menu does not always show the same. */
const STRIDE = 7;

/** SF-TRADE-02, SF-TRADE-02: the player on turn says what they give and what they want, to all or to some. */
export const offer: Act<OfferMove> = {
  kind: 'offer',
  frames: ['main'],
  listing: 'menu',
  gates: [
    {
      code: 'second-pilot',
      rule: 'SF56-TURN-03',
      ok: ({ table }) => table.pilot === table.active,
    },
    {
      code: 'offers-spent',
      rule: 'SF-OPT-OFFERS',
      ok: ({ table }) => table.offers < table.options.offers,
      numbers: ({ table }) => ({ made: table.offers, most: table.options.offers }),
    },
  ],
  needs: [
    ...fairNeeds,
    {
      code: 'no-opponent',
      rule: 'SF-TRADE-02',
      ok: ({ table, seat }, { to }) => to !== 0 && (to & ~opponents(table.players.length, seat)) === 0,
    },
  ],
  candidates({ table, seat, hand }, out) {
    if (out.menu === 0) return;
    const menu = some(MENUS, opponents(table.players.length, seat));
    const from = (table.turn + table.offers) * STRIDE;
    const until = out.n + out.menu;
    for (let i = 0; i < menu.length && out.n < until; i++) {
      const move = some(menu, (from + i) % menu.length);
      if (covers(hand.resources, move.give)) out.add(move);
    }
  },
  any: (_, rng) => ({ kind: 'offer', ...anyTerms(rng), to: rng(1 << MOST_SEATS) }),
  play({ table }, seat, { give, take, to }, tell) {
    table.offers++;
    table.stack.push({ kind: 'offer', give, take, to, yes: 0, no: 0, counters: table.players.map(() => null) });
    tell?.all({ kind: 'offered', seat, to, give, take });
  },
};
