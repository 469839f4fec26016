import { allSeats, type Seat, type SeatSet, withoutSeat } from '@orrery/kernel';
import { covers } from '../bundle.ts';
import { itemAt } from '../listing.ts';
import { plainTerms } from '../offers.ts';
import { type BargainConfig, type BargainHand, type BargainTable, bargainAction, type OfferFrame } from './bargain.ts';
import { dealNeeds } from './deal-needs.ts';
import type { OfferMove } from './moves.ts';
import { offersLeft, refuseProposals } from './table.ts';

const opponents = (seats: number, seat: Seat): SeatSet => withoutSeat(allSeats(seats), seat);

/** Menus start at another offer each time, so that a short menu does not always show the same. */
const MENU_ROTATION_STEP = 7;

/** The player on turn offers to give something for something else, to all or some opponents. */
export function offerAction<T extends BargainTable, H extends BargainHand, B>(bargain: BargainConfig<T, H>) {
  const { resources, rules, moves } = bargain;
  /** The menu by set of opponents. */
  const menus: readonly (readonly OfferMove[])[] = Array.from({ length: 1 << moves.deal.all.length }, (_, to) =>
    plainTerms(resources.length).map(({ give, take }) => moves.offer.make({ give, take, to })),
  );
  return bargainAction<T, H, B>()(moves.offer, {
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
      ...dealNeeds(bargain),
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
      const menu = itemAt(menus, to);
      const from = (table.turn + table.offers) * MENU_ROTATION_STEP;
      const until = out.n + out.menu;
      for (let i = 0; i < menu.length && out.n < until; i++) {
        const move = itemAt(menu, (from + i) % menu.length);
        if (covers(hand.resources, move.give)) out.add(move);
      }
    },
    play({ table }, seat, { give, take, to }, tell) {
      table.offers++;
      table.closed = withoutSeat(table.closed, seat);
      refuseProposals(table, to); // only one matter is pending between two players, and this replaces it
      const frame: OfferFrame = { kind: 'offer', give, take, to, yes: 0, no: to & table.closed };
      table.stack.push(frame);
      tell?.all({ kind: 'offered', seat, to, give, take });
    },
  });
}
