import { add, dealRest, leastHeld, NONE, owed, someDiscard, zeros } from '@orrery/common';
import { has, type Rng, type SeatSet, top } from '@orrery/kernel';
import { copyHand, copyTable } from './copy.ts';
import { KINDS, materialFor } from './data.ts';
import { DECK_WORD, familyAt } from './encounters.ts';
import type { Memory } from './memory.ts';
import { handOf, type Table, type View, type Whole } from './state.ts';

// Scratch of one dealing: what lies somewhere unseen.
const pool: number[] = zeros(KINDS);

/** Everything that is neither in sight nor known to be in a hand or in the pile. */
function dealKnown(view: View, known: Memory, into: Whole): void {
  const { table, seat: me } = view;
  const frame = top(table);
  const offer = frame.kind === 'offer' ? frame : null;
  const { each } = materialFor(table.players.length);
  for (let kind = 0; kind < KINDS; kind++) {
    const inSight = (table.supply[kind] ?? 0) + (table.stake[kind] ?? 0) + (view.hand.resources[kind] ?? 0);
    const inPile = known.reserve[kind] ?? 0;
    let left = each - inSight - inPile;
    into.box.reserve[kind] = inPile;
    for (let q = 0; q < table.players.length; q++) {
      if (q === me) continue;
      const n = leastHeld(table, offer, known, q, kind);
      handOf(into, q).resources[kind] = n;
      left -= n;
    }
    pool[kind] = left;
  }
}

/** What is known of every hand and of the pile is dealt before anything is dealt by chance; the rest is the pile. */
function imagineResources(view: View, known: Memory, rng: Rng, into: Whole): void {
  dealKnown(view, known, into);
  dealRest(view.table, view.seat, pool, rng, into.hands);
  for (let kind = 0; kind < KINDS; kind++) add(into.box.reserve, kind, pool[kind] ?? 0);
}

/** SF-ENC-01: any card of the pile that looks like the one being read. */
function someCard({ deck, family }: Table, rng: Rng): number {
  const { cards } = familyAt(family);
  let found = NONE;
  let n = 0;
  for (let card = 0; card < DECK_WORD * 2; card++) {
    const word = card < DECK_WORD ? 0 : 1;
    if ((((deck[word] ?? 0) & (cards[word] ?? 0)) >> (card % DECK_WORD)) % 2 === 0) continue;
    n++;
    if (rng(n) === 0) found = card;
  }
  return found;
}

/** Sealed choices, and the card that somebody else is reading. */
function imagineSecrets({ table, seat: me }: View, rng: Rng, into: Whole): void {
  const frame = top(table);
  const done: SeatSet = frame.kind === 'discard' ? frame.done : 0;
  for (let q = 0; q < table.players.length; q++) {
    if (q === me) continue;
    const hand = handOf(into, q);
    hand.discard = has(done, q) ? someDiscard(hand.resources, owed(table, q), rng) : null;
    hand.card = NONE;
    if (q !== table.reader || table.family === NONE) continue;
    hand.card = table.card === NONE ? someCard(table, rng) : table.card;
  }
}

/** A whole state that this seat, by what it sees and remembers, cannot tell from the real one. */
export function imagine(view: View, known: Memory, rng: Rng, into: Whole): void {
  copyTable(view.table, into.table);
  copyHand(view.hand, handOf(into, view.seat));
  imagineResources(view, known, rng, into);
  imagineSecrets(view, rng, into);
}
