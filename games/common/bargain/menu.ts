import type { Kinded, MoveList, MoveSchema, SeatView } from '@orrery/kernel';
import { covers } from '../bundle.ts';
import { itemAt } from '../listing.ts';
import { plainTerms, type TradeTerms } from '../offers.ts';
import type { BargainHand, BargainTable } from './bargain.ts';

/**
 * The terms in a menu for the player on turn: plain ones that the seat can pay, beginning with another one each turn.
 */
export function plainTermsMenu<M extends Kinded & TradeTerms>(
  kinds: number,
  { make }: { make(terms: TradeTerms): M } & Pick<MoveSchema<M>, 'kind'>,
): (view: SeatView<BargainTable, BargainHand>, out: MoveList<M>) => void {
  const menu = plainTerms(kinds).map((terms) => make(terms));
  return ({ table, hand }, out) => {
    const until = out.n + out.menu;
    for (let i = 0; i < menu.length && out.n < until; i++) {
      const move = itemAt(menu, (table.turn + i) % menu.length);
      if (covers(hand.resources, move.give)) out.add(move);
    }
  };
}
