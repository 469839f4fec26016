import { addCards, type Bundle, transfer, zeros } from '@orrery/common';
import { type Seat, total } from '@orrery/kernel';
import { materialFor, RESOURCE_KINDS } from './data.ts';
import { handOf, type MaybeSink, playerOf, type StarfarersState } from './state.ts';

/** A seat pays into the supply. */
export function paySupply(state: StarfarersState, seat: Seat, price: Bundle): void {
  transfer(handOf(state, seat).resources, state.table.supply, price);
  playerOf(state.table, seat).cards -= total(price);
}

/** A seat takes one card from the supply. */
export function takeOneFromSupply(state: StarfarersState, seat: Seat, resource: number): void {
  addCards(state.table.supply, resource, -1);
  addCards(handOf(state, seat).resources, resource, 1);
  playerOf(state.table, seat).cards++;
}

/** cards are put down with an answer: out of the hand but not yet in the supply. */
export function putDownCards(state: StarfarersState, seat: Seat, cards: Bundle): void {
  transfer(handOf(state, seat).resources, state.table.stake, cards);
  playerOf(state.table, seat).cards -= total(cards);
}

export function takeBackCards(state: StarfarersState, seat: Seat, cards: Bundle): void {
  transfer(state.table.stake, handOf(state, seat).resources, cards);
  playerOf(state.table, seat).cards += total(cards);
}

/** SF-PROD-05, SF56-SETUP-04, A-04: a new pile from the supply when the last card is gone. */
export function refillPile({ table, box }: StarfarersState, tell: MaybeSink): void {
  if (table.reserve > 0) return;
  const { refillSize: each } = materialFor(table.players.length);
  const cards = zeros(RESOURCE_KINDS);
  for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
    const n = Math.min(each, table.supply[kind] ?? 0);
    cards[kind] = n;
    addCards(table.supply, kind, -n);
    addCards(box.reserve, kind, n);
    table.reserve += n;
  }
  if (table.reserve > 0) tell?.all({ kind: 'refilled', cards });
}

/** Resources of which the supply has a card, one bit each. */
export function stockedResources({ table }: Pick<StarfarersState, 'table'>): number {
  let set = 0;
  for (let kind = 0; kind < RESOURCE_KINDS; kind++) if ((table.supply[kind] ?? 0) > 0) set |= 1 << kind;
  return set;
}
