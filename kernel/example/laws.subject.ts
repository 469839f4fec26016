import { total } from '../index.ts';
import { type LawSubject, setupsCovering } from '../laws/subject.ts';
import type { Event } from './events.ts';
import { comet } from './game.ts';
import type { Move } from './moves.ts';
import { type Box, GOODS, GOODS_PER_KIND, type Hand, type Memory, type Options, type Table } from './state.ts';

/** Comet as a subject of the laws: what only this game can specify. */
export const subject: LawSubject<Table, Hand, Box, Move, Event, Options, Memory> = {
  game: comet,
  setups: setupsCovering(comet),
  games: 10,
  maxSteps: 3000,
  menu: 4,
  invariant({ table, hands, box }) {
    for (const [g, good] of GOODS.entries()) {
      const all = (box.bag[g] ?? 0) + hands.reduce((n, { goods }) => n + (goods[g] ?? 0), 0);
      if (all !== GOODS_PER_KIND) return `${all} ${good} instead of ${GOODS_PER_KIND}`;
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
