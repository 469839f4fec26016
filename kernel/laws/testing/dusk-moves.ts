import { among, below, between } from '../../fields.ts';
import { declareMoves, type MoveOf, move } from '../../moves.ts';
import { CARDS, EACH } from './dusk-state.ts';

const seat = below(3);
const card = among(CARDS, String);

export const MOVES = declareMoves({
  draw: move('draw'),
  pass: move('pass'),
  show: move('show {card}', { card }),
  bid: move('bid {card}', { card }),
  peek: move('peek {at}', { at: seat }),
  give: move('give {to} {card} {n}', { to: seat, card, n: between(1, EACH) }),
});
export type Move = MoveOf<typeof MOVES>;
