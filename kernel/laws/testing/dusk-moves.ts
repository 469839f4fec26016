import { indexField, rangeField, valuesField } from '../../fields.ts';
import { declareMoves, defineMove, type MoveOf } from '../../moves.ts';
import { CARD_KINDS, CARDS_PER_KIND } from './dusk-state.ts';

const seatField = indexField(3);
const cardField = valuesField(CARD_KINDS, String);

export const MOVES = declareMoves({
  draw: defineMove('draw'),
  pass: defineMove('pass'),
  show: defineMove('show {card}', { card: cardField }),
  bid: defineMove('bid {card}', { card: cardField }),
  peek: defineMove('peek {at}', { at: seatField }),
  give: defineMove('give {to} {card} {n}', { to: seatField, card: cardField, n: rangeField(1, CARDS_PER_KIND) }),
});
export type Move = MoveOf<typeof MOVES>;
