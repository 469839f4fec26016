import { add, NONE, owed, zeros } from '@orrery/common';
import { has, nth, type Rng, type Seat, type SeatSet, top, total } from '@orrery/kernel';
import { copyHand, copyTable } from './copy.ts';
import { KINDS, materialFor } from './data.ts';
import { DECK_WORD, familyAt } from './encounters.ts';
import type { Memory } from './memory.ts';
import {
  type Frame,
  type Hand,
  handOf,
  type OfferFrame,
  playerOf,
  type Table,
  type View,
  type Whole,
} from './state.ts';

// Scratch of one dealing: what lies somewhere unseen.
const pool: number[] = zeros(KINDS);

/** A seat that offered or agreed owns what it would give. */
function proven(frame: OfferFrame, active: Seat, seat: Seat, kind: number): number {
  if (seat === active) return frame.give[kind] ?? 0;
  if (has(frame.yes, seat)) return frame.take[kind] ?? 0;
  return frame.counters[seat]?.give[kind] ?? 0;
}

/** At least so many of a resource are in that hand: by memory, and by what the frame proves. */
function least(table: Table, frame: Frame, known: Memory, seat: Seat, kind: number): number {
  const remembered = known.least[seat]?.[kind] ?? 0;
  return frame.kind === 'offer' ? Math.max(remembered, proven(frame, table.active, seat, kind)) : remembered;
}

/** Everything that is neither in sight nor known to be in a hand or in the pile. */
function dealKnown(view: View, known: Memory, into: Whole): void {
  const { table, seat: me } = view;
  const frame = top(table);
  const { each } = materialFor(table.players.length);
  for (let kind = 0; kind < KINDS; kind++) {
    const inSight = (table.supply[kind] ?? 0) + (table.stake[kind] ?? 0) + (view.hand.resources[kind] ?? 0);
    const inPile = known.reserve[kind] ?? 0;
    let left = each - inSight - inPile;
    into.box.reserve[kind] = inPile;
    for (let q = 0; q < table.players.length; q++) {
      if (q === me) continue;
      const n = least(table, frame, known, q, kind);
      handOf(into, q).resources[kind] = n;
      left -= n;
    }
    pool[kind] = left;
  }
}

/** Takes a card out of a multiset, each as likely. */
function draw(counts: number[], n: number, rng: Rng): number {
  const kind = nth(counts, rng(n));
  counts[kind] = (counts[kind] ?? 0) - 1;
  return kind;
}

/** What is known of every hand and of the pile is dealt before anything is dealt by chance; the rest is the pile. */
function imagineResources(view: View, known: Memory, rng: Rng, into: Whole): void {
  dealKnown(view, known, into);
  let left = total(pool);
  for (let q = 0; q < view.table.players.length; q++) {
    if (q === view.seat) continue;
    const { resources } = handOf(into, q);
    for (let n = total(resources); n < playerOf(view.table, q).cards; n++) add(resources, draw(pool, left--, rng), 1);
  }
  for (let kind = 0; kind < KINDS; kind++) add(into.box.reserve, kind, pool[kind] ?? 0);
}

/** Any choice that this hand could have sealed. */
function someDiscard({ resources }: Hand, size: number, rng: Rng): readonly number[] {
  const rest = [...resources];
  const chosen = resources.map(() => 0);
  for (let left = total(rest), n = size; n > 0; n--, left--) add(chosen, draw(rest, left, rng), 1);
  return chosen;
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
    hand.discard = has(done, q) ? someDiscard(hand, owed(table, q), rng) : null;
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
