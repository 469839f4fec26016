import type { MemoryRule, Seat } from '../index.ts';
import type { Event } from './events.ts';
import { GOOD_KINDS, type Goods, type Hand, type Memory, type Table } from './state.ts';

/** A seat gave away goods: lowers the known minimum. */
function removeKnown({ least }: Memory, seat: Seat, good: number, n: number): void {
  const known = least[seat];
  if (known !== undefined) known[good] = Math.max(0, (known[good] ?? 0) - n);
}

function addKnown({ least }: Memory, seat: Seat, good: number, n: number): void {
  const known = least[seat];
  if (known !== undefined) known[good] = (known[good] ?? 0) + n;
}

/** A seat has shown that it holds this many. */
function raiseKnown({ least }: Memory, seat: Seat, good: number, n: number): void {
  const known = least[seat];
  if (known !== undefined) known[good] = Math.max(known[good] ?? 0, n);
}

function removeAllKnown(memory: Memory, seat: Seat, goods: Goods): void {
  for (let g = 0; g < goods.length; g++) removeKnown(memory, seat, g, goods[g] ?? 0);
}

/** What a seat knows for certain of other hands. Events carry the amounts moved, so no rule is repeated here. */
export const memory: MemoryRule<Table, Hand, Event, Memory> = {
  blank: ({ seat, table }) => ({ me: seat, least: table.sizes.map(() => new Array<number>(GOOD_KINDS).fill(0)) }),
  hear(known, event) {
    switch (event.kind) {
      case 'discarded':
        return removeAllKnown(known, event.seat, event.goods);
      case 'announced':
        return removeAllKnown(known, event.seat, event.paid);
      case 'jammed':
        return removeKnown(known, event.seat, GOOD_KINDS - 1, event.iron);
      case 'offered':
        return raiseKnown(known, event.seat, event.offer.give, event.offer.gives);
      case 'accepted':
        return raiseKnown(known, event.seat, event.offer.want, event.offer.wants);
      case 'dealt':
        removeKnown(known, event.seat, event.offer.give, event.offer.gives);
        addKnown(known, event.with, event.offer.give, event.offer.gives);
        removeKnown(known, event.with, event.offer.want, event.offer.wants);
        addKnown(known, event.seat, event.offer.want, event.offer.wants);
    }
  },
};
