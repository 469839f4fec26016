import type { Kinded, MoveList, MoveSchema, SeatView } from '@orrery/kernel';
import { covers } from '../bundle.ts';
import { some } from '../listing.ts';
import { plainTerms, type Terms } from '../offers.ts';
import type { BargainHand, BargainTable } from './bargain.ts';

/** What a menu shows of terms to the player on turn: plain ones that the seat can pay, another one first each turn. */
export function termsMenu<M extends Kinded & Terms>(
  kinds: number,
  { make }: { make(terms: Terms): M } & Pick<MoveSchema<M>, 'kind'>,
): (view: SeatView<BargainTable, BargainHand>, out: MoveList<M>) => void {
  const menu = plainTerms(kinds).map((terms) => make(terms));
  return ({ table, hand }, out) => {
    const until = out.n + out.menu;
    for (let i = 0; i < menu.length && out.n < until; i++) {
      const move = some(menu, (table.turn + i) % menu.length);
      if (covers(hand.resources, move.give)) out.add(move);
    }
  };
}
