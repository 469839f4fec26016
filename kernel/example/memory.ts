import type { Memory as MemoryRule, Seat } from '../index.ts';
import type { Event } from './events.ts';
import { type Goods, type Hand, KINDS, type Memory, type Table } from './state.ts';

/** Somebody parted with goods: of what was surely there, so much less is. */
function less({ least }: Memory, seat: Seat, good: number, n: number): void {
  const known = least[seat];
  if (known !== undefined) known[good] = Math.max(0, (known[good] ?? 0) - n);
}

function more({ least }: Memory, seat: Seat, good: number, n: number): void {
  const known = least[seat];
  if (known !== undefined) known[good] = (known[good] ?? 0) + n;
}

/** Somebody has shown to hold so many. */
function proves({ least }: Memory, seat: Seat, good: number, n: number): void {
  const known = least[seat];
  if (known !== undefined) known[good] = Math.max(known[good] ?? 0, n);
}

function lessAll(memory: Memory, seat: Seat, goods: Goods): void {
  for (let g = 0; g < goods.length; g++) less(memory, seat, g, goods[g] ?? 0);
}

/** What a seat can say for sure of other hands. Events carry the amounts moved, so no rule is repeated here. */
export const memory: MemoryRule<Table, Hand, Event, Memory> = {
  blank: ({ seat, table }) => ({ me: seat, least: table.sizes.map(() => new Array<number>(KINDS).fill(0)) }),
  hear(known, event) {
    switch (event.kind) {
      case 'discarded':
        return lessAll(known, event.seat, event.goods);
      case 'announced':
        return lessAll(known, event.seat, event.paid);
      case 'jammed':
        return less(known, event.seat, KINDS - 1, event.iron);
      case 'offered':
        return proves(known, event.seat, event.offer.give, event.offer.gives);
      case 'accepted':
        return proves(known, event.seat, event.offer.want, event.offer.wants);
      case 'dealt':
        less(known, event.seat, event.offer.give, event.offer.gives);
        more(known, event.with, event.offer.give, event.offer.gives);
        less(known, event.with, event.offer.want, event.offer.wants);
        more(known, event.seat, event.offer.want, event.offer.wants);
    }
  },
};
