import { addCards, dealUnknown, discardCount, minHeld, NONE, randomDiscard, zeros } from '@orrery/common';
import { hasSeat, type Rng, type SeatSet, topFrame } from '@orrery/kernel';
import { copyHand, copyTable } from './copy.ts';
import { materialFor, RESOURCE_KINDS } from './data.ts';
import { CARDS_PER_WORD, familyAt } from './encounters.ts';
import type { Memory } from './memory.ts';
import { handOf, type StarfarersState, type Table, type View } from './state.ts';

// Scratch space of one deal: unseen cards.
const unseenResources: number[] = zeros(RESOURCE_KINDS);

/** All cards that are neither visible nor known to be in a hand or in the pile. */
function dealKnown(view: View, known: Memory, into: StarfarersState): void {
  const { table, seat: me } = view;
  const frame = topFrame(table);
  const offer = frame.kind === 'offer' ? frame : null;
  const { cardsPerResource } = materialFor(table.players.length);
  for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
    const inSight = (table.supply[kind] ?? 0) + (table.stake[kind] ?? 0) + (view.hand.resources[kind] ?? 0);
    const inPile = known.reserve[kind] ?? 0;
    let left = cardsPerResource - inSight - inPile;
    into.box.reserve[kind] = inPile;
    for (let q = 0; q < table.players.length; q++) {
      if (q === me) continue;
      const n = minHeld(table, offer, known, q, kind);
      handOf(into, q).resources[kind] = n;
      left -= n;
    }
    unseenResources[kind] = left;
  }
}

/** What is known of every hand and of the pile is dealt before anything is dealt at random; the rest is the pile. */
function imagineResources(view: View, known: Memory, rng: Rng, into: StarfarersState): void {
  dealKnown(view, known, into);
  dealUnknown(view.table, view.seat, unseenResources, rng, into.hands);
  for (let kind = 0; kind < RESOURCE_KINDS; kind++) addCards(into.box.reserve, kind, unseenResources[kind] ?? 0);
}

/** SF-ENC-01: any card of the pile with the same open part as the one being read. */
function randomCard({ deck, family }: Table, rng: Rng): number {
  const { cards } = familyAt(family);
  let found = NONE;
  let n = 0;
  for (let card = 0; card < CARDS_PER_WORD * 2; card++) {
    const word = card < CARDS_PER_WORD ? 0 : 1;
    if ((((deck[word] ?? 0) & (cards[word] ?? 0)) >> (card % CARDS_PER_WORD)) % 2 === 0) continue;
    n++;
    if (rng(n) === 0) found = card;
  }
  return found;
}

/** Sealed choices, and the card that another player is reading. */
function imagineSecrets({ table, seat: me }: View, rng: Rng, into: StarfarersState): void {
  const frame = topFrame(table);
  const done: SeatSet = frame.kind === 'discard' ? frame.done : 0;
  for (let q = 0; q < table.players.length; q++) {
    if (q === me) continue;
    const hand = handOf(into, q);
    hand.discard = hasSeat(done, q) ? randomDiscard(hand.resources, discardCount(table, q), rng) : null;
    hand.card = NONE;
    if (q !== table.reader || table.family === NONE) continue;
    hand.card = table.card === NONE ? randomCard(table, rng) : table.card;
  }
}

/** A complete state that this seat, by what it sees and remembers, cannot distinguish from the real one. */
export function imagine(view: View, known: Memory, rng: Rng, into: StarfarersState): void {
  copyTable(view.table, into.table);
  copyHand(view.hand, handOf(into, view.seat));
  imagineResources(view, known, rng, into);
  imagineSecrets(view, rng, into);
}
