import { among, below, between, declareMoves, type MoveOf, move, oneOf, total } from '../index.ts';
import { EACH, GOODS, type Goods, KINDS, OFFER_MOST, SEATS } from './state.ts';

const good = oneOf(GOODS);
const some = between(1, OFFER_MOST);
const count = Array.from({ length: EACH + 1 }, (_, n) => n);
const handfuls: readonly Goods[] = count.flatMap((ice) =>
  count.flatMap((dust) => count.map((iron): Goods => [ice, dust, iron])),
);

/** Every move there can be: its kind, how it is written, what it carries. */
export const MOVES = declareMoves({
  roll: move('roll'),
  offer: move('offer {gives} {give} for {wants} {want}', { give: good, want: good, gives: some, wants: some }),
  beacon: move('beacon'),
  end: move('end'),
  accept: move('accept'),
  decline: move('decline'),
  withdraw: move('withdraw'),
  deal: move('deal {with}', { with: below(SEATS) }),
  discard: move('discard {goods}', { goods: among(handfuls, (goods) => goods.join(' ')) }),
  jam: move('jam'),
  pass: move('pass'),
});
export type Move = MoveOf<typeof MOVES>;
export type OfferMove = Extract<Move, { kind: 'offer' }>;
type DiscardMove = Extract<Move, { kind: 'discard' }>;

/** DISCARDS[n] are all ways to give back n goods. */
export const DISCARDS: readonly (readonly DiscardMove[])[] = Array.from({ length: KINDS * EACH + 1 }, (_, n) =>
  MOVES.discard.all.filter(({ goods }) => total(goods) === n),
);
