import { total } from '../index.ts';
import { dealsCovering, type Subject } from '../laws/subject.ts';
import type { Event } from './events.ts';
import { comet } from './game.ts';
import type { Move } from './moves.ts';
import { type Box, EACH, GOODS, type Hand, type Memory, type Options, type Table } from './state.ts';

/** Comet before the laws: what only this room can say. */
export const subject: Subject<Table, Hand, Box, Move, Event, Options, Memory> = {
  game: comet,
  deals: dealsCovering(comet),
  games: 10,
  bound: 3000,
  menu: 4,
  invariant({ table, hands, box }) {
    for (const [g, good] of GOODS.entries()) {
      const all = (box.bag[g] ?? 0) + hands.reduce((n, { goods }) => n + (goods[g] ?? 0), 0);
      if (all !== EACH) return `${all} ${good} instead of ${EACH}`;
    }
    if (total(box.bag) !== table.bag) return `${total(box.bag)} goods in a bag of ${table.bag}`;
    for (const [seat, { goods }] of hands.entries()) {
      if (total(goods) !== table.sizes[seat] || goods.some((n) => n < 0)) return `the hand of seat ${seat}`;
    }
    return null;
  },
  contradiction({ me, least }, _, { hands }) {
    for (const [seat, { goods }] of hands.entries()) {
      const lacking = seat === me ? -1 : goods.findIndex((n, g) => n < (least[seat]?.[g] ?? 0));
      if (lacking >= 0) return `seat ${seat} holds less ${GOODS[lacking]} than seat ${me} knows of`;
    }
    return null;
  },
};
