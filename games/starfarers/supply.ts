import { add, type Bundle, transfer, zeros } from '@orrery/common';
import { type Seat, total } from '@orrery/kernel';
import { KINDS, materialFor } from './data.ts';
import { handOf, playerOf, type Telling, type Whole } from './state.ts';

/** A seat pays into the supply. */
export function pay(state: Whole, seat: Seat, price: Bundle): void {
  transfer(handOf(state, seat).resources, state.table.supply, price);
  playerOf(state.table, seat).cards -= total(price);
}

/** A seat takes one card from the supply. */
export function gainOne(state: Whole, seat: Seat, resource: number): void {
  add(state.table.supply, resource, -1);
  add(handOf(state, seat).resources, resource, 1);
  playerOf(state.table, seat).cards++;
}

/** cards are put down with an answer, out of hand but not in the supply yet. */
export function putDown(state: Whole, seat: Seat, cards: Bundle): void {
  transfer(handOf(state, seat).resources, state.table.stake, cards);
  playerOf(state.table, seat).cards -= total(cards);
}

export function takeBack(state: Whole, seat: Seat, cards: Bundle): void {
  transfer(state.table.stake, handOf(state, seat).resources, cards);
  playerOf(state.table, seat).cards += total(cards);
}

/** SF-PROD-05, SF56-SETUP-04, A-04: a new pile when the last card is gone, of what the supply has. */
export function refill({ table, box }: Whole, tell: Telling): void {
  if (table.reserve > 0) return;
  const { refill: each } = materialFor(table.players.length);
  const cards = zeros(KINDS);
  for (let kind = 0; kind < KINDS; kind++) {
    const n = Math.min(each, table.supply[kind] ?? 0);
    cards[kind] = n;
    add(table.supply, kind, -n);
    add(box.reserve, kind, n);
    table.reserve += n;
  }
  if (table.reserve > 0) tell?.all({ kind: 'refilled', cards });
}

/** Resources of which the supply has a card, one bit each. */
export function stocked({ table }: Pick<Whole, 'table'>): number {
  let set = 0;
  for (let kind = 0; kind < KINDS; kind++) if ((table.supply[kind] ?? 0) > 0) set |= 1 << kind;
  return set;
}
