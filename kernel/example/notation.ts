import type { Codec } from '../index.ts';
import { ACCEPT, BEACON, DEALS, DECLINE, discardOf, END, JAM, OFFERS, PASS, ROLL, WITHDRAW } from './moves.ts';
import { GOODS, type Move } from './state.ts';

const PLAIN: readonly Move[] = [ROLL, BEACON, END, ACCEPT, DECLINE, WITHDRAW, JAM, PASS];

function print(move: Move): string {
  switch (move.kind) {
    case 'offer':
      return `offer ${move.gives} ${GOODS[move.give]} for ${move.wants} ${GOODS[move.want]}`;
    case 'discard':
      return `discard ${move.goods.join(' ')}`;
    case 'deal':
      return `deal ${move.with}`;
    default:
      return move.kind;
  }
}

/** Moves whose text is fixed, by their text. */
const FIXED: ReadonlyMap<string, Move> = new Map([...PLAIN, ...OFFERS, ...DEALS].map((move) => [print(move), move]));
const DISCARD = /^discard (\d) (\d) (\d)$/;

/** Every text stands for one move, and every move has one text. */
export const notation: Codec<Move> = {
  print,
  parse(text) {
    const goods = DISCARD.exec(text)?.slice(1).map(Number);
    return (goods ? discardOf(goods) : FIXED.get(text)) ?? null;
  },
};
