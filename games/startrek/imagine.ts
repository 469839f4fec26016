import {
  addCards,
  bitCount,
  dealUnknown,
  discardCount,
  drawRandom,
  minHeld,
  NONE,
  randomDiscard,
  zeros,
} from '@orrery/common';
import { hasSeat, onlySeat, type Rng, type Seat, type SeatSet, topFrame, total } from '@orrery/kernel';
import { copyHand, copyTable } from './copy.ts';
import {
  CARDS_PER_RESOURCE,
  DEVELOPMENT_DECK,
  DICE_CARDS_PER_WORD,
  RESOURCE_KINDS,
  SFI_CARD,
  VICTORY_CARD,
} from './data.ts';
import type { Memory } from './memory.ts';
import { handOf, playerOf, type StartrekState, type Table, type View } from './state.ts';

// Scratch space of one deal: unseen cards.
const unseenResources: number[] = zeros(RESOURCE_KINDS);
const unseenDevelopments: number[] = DEVELOPMENT_DECK.map(() => 0);

/** All cards that are neither in the bank nor in the own hand nor known to be in another. */
function dealKnown(view: View, known: Memory, into: StartrekState): void {
  const { table, seat: me } = view;
  const frame = topFrame(table);
  const offer = frame.kind === 'offer' ? frame : null;
  const seen = frame.kind === 'inspect' && table.active === me ? frame.from : NONE;
  for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
    let left = CARDS_PER_RESOURCE - (table.bank[kind] ?? 0) - (view.hand.resources[kind] ?? 0);
    for (let q = 0; q < table.players.length; q++) {
      if (q === me) continue;
      const n = q === seen ? (view.hand.shown?.[kind] ?? 0) : minHeld(table, offer, known, q, kind);
      handOf(into, q).resources[kind] = n;
      left -= n;
    }
    unseenResources[kind] = left;
  }
}

/** What is known of every hand is dealt before anything is dealt at random. */
function imagineResources(view: View, known: Memory, rng: Rng, into: StartrekState): void {
  dealKnown(view, known, into);
  dealUnknown(view.table, view.seat, unseenResources, rng, into.hands);
}

/** The maximum number of victory cards a seat can hold without having won. */
function victoryCap({ table }: View, known: Memory, seat: Seat): number {
  if (known.limit === null) return DEVELOPMENT_DECK[VICTORY_CARD] ?? 0;
  return Math.max(0, seat === table.active ? known.limit - playerOf(table, seat).points : (known.most[seat] ?? 0));
}

/**
 * All development cards whose place this seat does not know: without those it holds, sees or knows to be in the deck.
 */
function unseenCards({ table, hand, seat }: View, known: Memory): void {
  const looking = topFrame(table).kind === 'keep' && table.active === seat;
  for (let kind = 0; kind < unseenDevelopments.length; kind++) {
    const seen = (hand.developments[kind] ?? 0) + (looking ? (hand.shown?.[kind] ?? 0) : 0);
    unseenDevelopments[kind] =
      (DEVELOPMENT_DECK[kind] ?? 0) - seen - (table.spent[kind] ?? 0) - (known.deck[kind] ?? 0);
  }
  for (let q = 0; q < table.players.length; q++) {
    addCards(unseenDevelopments, SFI_CARD, -playerOf(table, q).fleet);
    addCards(unseenDevelopments, VICTORY_CARD, -playerOf(table, q).victory);
  }
}

/** The number of non-scoring cards a hand must hold, because it may not hold more scoring ones. */
const plainNeeded = (view: View, known: Memory, seat: Seat): number =>
  Math.max(0, playerOf(view.table, seat).developments - victoryCap(view, known, seat));

/**
 * Deals development cards. A hand that may hold only few victory cards needs others, and those are reserved for it: a
 * hand dealt first could use them up.
 */
function imagineDevelopments(view: View, known: Memory, rng: Rng, into: StartrekState): void {
  const { table, seat: me } = view;
  unseenCards(view, known);
  let kept = 0;
  for (let q = 0; q < table.players.length; q++) if (q !== me) kept += plainNeeded(view, known, q);
  for (let q = 0; q < table.players.length; q++) {
    if (q === me) continue;
    const { developments } = handOf(into, q);
    developments.fill(0);
    let room = victoryCap(view, known, q);
    let needed = plainNeeded(view, known, q);
    for (let n = playerOf(table, q).developments; n > 0; n--) {
      const scoring = unseenDevelopments[VICTORY_CARD] ?? 0;
      const plain = total(unseenDevelopments) - scoring;
      const mayScore = room > 0 && needed < n ? scoring : 0;
      const mayPlain = needed > 0 || plain > kept ? plain : 0;
      if (rng(mayScore + mayPlain) < mayScore) {
        addCards(unseenDevelopments, VICTORY_CARD, -1);
        addCards(developments, VICTORY_CARD, 1);
        room--;
        continue;
      }
      unseenDevelopments[VICTORY_CARD] = 0;
      addCards(developments, drawRandom(unseenDevelopments, plain, rng), 1);
      unseenDevelopments[VICTORY_CARD] = scoring;
      if (needed > 0) {
        needed--;
        kept--;
      }
    }
  }
  imagineDeck(view, known, rng, into);
}

/** The rest is the deck, less what an opponent is choosing from. */
function imagineDeck({ table, seat }: View, known: Memory, rng: Rng, into: StartrekState): void {
  const { deck } = into.box;
  for (let kind = 0; kind < deck.length; kind++) deck[kind] = (unseenDevelopments[kind] ?? 0) + (known.deck[kind] ?? 0);
  if (topFrame(table).kind !== 'keep' || table.active === seat) return;
  const shown = deck.map(() => 0);
  for (let left = total(deck); left > table.deck; left--) addCards(shown, drawRandom(deck, left, rng), 1);
  handOf(into, table.active).shown = shown;
}

/** Cards bought this turn that the active seat already has in hand. */
function freshCount(table: Table): number {
  const { kind } = topFrame(table);
  return table.bought - (kind === 'draw' || kind === 'look' || kind === 'keep' ? 1 : 0);
}

function imagineFresh(view: View, rng: Rng, into: StartrekState): void {
  const { table, seat: me } = view;
  for (let q = 0; q < table.players.length; q++) {
    if (q === me) continue;
    const { developments, fresh } = handOf(into, q);
    fresh.fill(0);
    if (q !== table.active || table.bought === 0) continue;
    for (let n = freshCount(table), left = total(developments); n > 0; n--, left--) {
      let k = rng(left);
      for (let kind = 0; kind < fresh.length; kind++) {
        k -= (developments[kind] ?? 0) - (fresh[kind] ?? 0);
        if (k >= 0) continue;
        addCards(fresh, kind, 1);
        break;
      }
    }
  }
}

/** Sealed choices, and what the active seat is being shown of another hand. */
function imagineSecrets({ table, seat: me }: View, rng: Rng, into: StartrekState): void {
  const frame = topFrame(table);
  const done: SeatSet = frame.kind === 'discard' ? frame.done : 0;
  for (let q = 0; q < table.players.length; q++) {
    if (q === me) continue;
    const hand = handOf(into, q);
    hand.discard = hasSeat(done, q) ? randomDiscard(hand.resources, discardCount(table, q), rng) : null;
    if (frame.kind !== 'keep' || q !== table.active) hand.shown = null;
    if (frame.kind === 'inspect' && q === table.active) hand.shown = [...handOf(into, frame.from).resources];
  }
}

const FULL_DICE = (1 << DICE_CARDS_PER_WORD) - 1;

/** Rolls are open, so seats that followed the game know the dice deck; others remove random cards. */
function imagineDice({ diceLeft }: Table, known: Memory, rng: Rng, { box: { dice } }: StartrekState): void {
  for (let word = 0; word < dice.length; word++) dice[word] = known.dice[word] ?? FULL_DICE;
  let left = bitCount(dice[0] ?? 0) + bitCount(dice[1] ?? 0);
  if (left === diceLeft) return;
  dice.fill(FULL_DICE);
  for (left = 2 * DICE_CARDS_PER_WORD; left > diceLeft; ) {
    const card = rng(2 * DICE_CARDS_PER_WORD);
    const word = card < DICE_CARDS_PER_WORD ? 0 : 1;
    const bit = onlySeat(card % DICE_CARDS_PER_WORD);
    if (((dice[word] ?? 0) & bit) === 0) continue;
    dice[word] = (dice[word] ?? 0) & ~bit;
    left--;
  }
}

/** A complete state that this seat, by what it sees and remembers, cannot distinguish from the real one. */
export function imagine(view: View, known: Memory, rng: Rng, into: StartrekState): void {
  copyTable(view.table, into.table);
  copyHand(view.hand, handOf(into, view.seat));
  imagineResources(view, known, rng, into);
  imagineDevelopments(view, known, rng, into);
  imagineFresh(view, rng, into);
  imagineSecrets(view, rng, into);
  if (view.table.options.dice === 'deck') imagineDice(view.table, known, rng, into);
  else into.box.dice.fill(FULL_DICE);
}
