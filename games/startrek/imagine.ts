import { add, bitCount, dealRest, draw, leastHeld, NONE, owed, someDiscard, zeros } from '@orrery/common';
import { has, only, type Rng, type Seat, type SeatSet, top, total } from '@orrery/kernel';
import { copyHand, copyTable } from './copy.ts';
import { DECK, DICE_WORD, EACH, KINDS, SFI, VICTORY } from './data.ts';
import type { Memory } from './memory.ts';
import { handOf, playerOf, type Table, type View, type Whole } from './state.ts';

// Scratch of one dealing: what lies somewhere unseen.
const pool: number[] = zeros(KINDS);
const cards: number[] = DECK.map(() => 0);

/** Everything that is neither in the bank nor in the own hand nor known to be in another. */
function dealKnown(view: View, known: Memory, into: Whole): void {
  const { table, seat: me } = view;
  const frame = top(table);
  const offer = frame.kind === 'offer' ? frame : null;
  const seen = frame.kind === 'inspect' && table.active === me ? frame.from : NONE;
  for (let kind = 0; kind < KINDS; kind++) {
    let left = EACH - (table.bank[kind] ?? 0) - (view.hand.resources[kind] ?? 0);
    for (let q = 0; q < table.players.length; q++) {
      if (q === me) continue;
      const n = q === seen ? (view.hand.shown?.[kind] ?? 0) : leastHeld(table, offer, known, q, kind);
      handOf(into, q).resources[kind] = n;
      left -= n;
    }
    pool[kind] = left;
  }
}

/** What is known of every hand is dealt before anything is dealt by chance. */
function imagineResources(view: View, known: Memory, rng: Rng, into: Whole): void {
  dealKnown(view, known, into);
  dealRest(view.table, view.seat, pool, rng, into.hands);
}

/** The most victory cards a seat can hold without having won. */
function victoryCap({ table }: View, known: Memory, seat: Seat): number {
  if (known.limit === null) return DECK[VICTORY] ?? 0;
  return Math.max(0, seat === table.active ? known.limit - playerOf(table, seat).points : (known.most[seat] ?? 0));
}

/** All development cards that this seat cannot place: what it holds, sees or knows to be in the deck is left out. */
function unseenCards({ table, hand, seat }: View, known: Memory): void {
  const looking = top(table).kind === 'keep' && table.active === seat;
  for (let kind = 0; kind < cards.length; kind++) {
    const seen = (hand.developments[kind] ?? 0) + (looking ? (hand.shown?.[kind] ?? 0) : 0);
    cards[kind] = (DECK[kind] ?? 0) - seen - (table.spent[kind] ?? 0) - (known.deck[kind] ?? 0);
  }
  for (let q = 0; q < table.players.length; q++) {
    add(cards, SFI, -playerOf(table, q).fleet);
    add(cards, VICTORY, -playerOf(table, q).victory);
  }
}

/** Cards that score nothing which a hand must hold, since it may not hold more that score. */
const plainNeeded = (view: View, known: Memory, seat: Seat): number =>
  Math.max(0, playerOf(view.table, seat).developments - victoryCap(view, known, seat));

/**
 * Deals development cards. Who may hold but few victory cards needs others, and those are kept for them: a hand dealt
 * first could use them up.
 */
function imagineDevelopments(view: View, known: Memory, rng: Rng, into: Whole): void {
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
      const scoring = cards[VICTORY] ?? 0;
      const plain = total(cards) - scoring;
      const mayScore = room > 0 && needed < n ? scoring : 0;
      const mayPlain = needed > 0 || plain > kept ? plain : 0;
      if (rng(mayScore + mayPlain) < mayScore) {
        add(cards, VICTORY, -1);
        add(developments, VICTORY, 1);
        room--;
        continue;
      }
      cards[VICTORY] = 0;
      add(developments, draw(cards, plain, rng), 1);
      cards[VICTORY] = scoring;
      if (needed > 0) {
        needed--;
        kept--;
      }
    }
  }
  imagineDeck(view, known, rng, into);
}

/** The rest is the deck, less what an opponent is choosing from. */
function imagineDeck({ table, seat }: View, known: Memory, rng: Rng, into: Whole): void {
  const { deck } = into.box;
  for (let kind = 0; kind < deck.length; kind++) deck[kind] = (cards[kind] ?? 0) + (known.deck[kind] ?? 0);
  if (top(table).kind !== 'keep' || table.active === seat) return;
  const shown = deck.map(() => 0);
  for (let left = total(deck); left > table.deck; left--) add(shown, draw(deck, left, rng), 1);
  handOf(into, table.active).shown = shown;
}

/** Cards of this turn that the active seat has in hand already. */
function freshCount(table: Table): number {
  const { kind } = top(table);
  return table.bought - (kind === 'draw' || kind === 'look' || kind === 'keep' ? 1 : 0);
}

function imagineFresh(view: View, rng: Rng, into: Whole): void {
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
        add(fresh, kind, 1);
        break;
      }
    }
  }
}

/** Sealed choices, and what the active seat is being shown of somebody else's hand. */
function imagineSecrets({ table, seat: me }: View, rng: Rng, into: Whole): void {
  const frame = top(table);
  const done: SeatSet = frame.kind === 'discard' ? frame.done : 0;
  for (let q = 0; q < table.players.length; q++) {
    if (q === me) continue;
    const hand = handOf(into, q);
    hand.discard = has(done, q) ? someDiscard(hand.resources, owed(table, q), rng) : null;
    if (frame.kind !== 'keep' || q !== table.active) hand.shown = null;
    if (frame.kind === 'inspect' && q === table.active) hand.shown = [...handOf(into, frame.from).resources];
  }
}

const FULL_DICE = (1 << DICE_WORD) - 1;

/** Rolls are open, so the dice deck is known to those who listened; others take any cards away. */
function imagineDice({ diceLeft }: Table, known: Memory, rng: Rng, { box: { dice } }: Whole): void {
  for (let word = 0; word < dice.length; word++) dice[word] = known.dice[word] ?? FULL_DICE;
  let left = bitCount(dice[0] ?? 0) + bitCount(dice[1] ?? 0);
  if (left === diceLeft) return;
  dice.fill(FULL_DICE);
  for (left = 2 * DICE_WORD; left > diceLeft; ) {
    const card = rng(2 * DICE_WORD);
    const word = card < DICE_WORD ? 0 : 1;
    const bit = only(card % DICE_WORD);
    if (((dice[word] ?? 0) & bit) === 0) continue;
    dice[word] = (dice[word] ?? 0) & ~bit;
    left--;
  }
}

/** A whole state that this seat, by what it sees and remembers, cannot tell from the real one. */
export function imagine(view: View, known: Memory, rng: Rng, into: Whole): void {
  copyTable(view.table, into.table);
  copyHand(view.hand, handOf(into, view.seat));
  imagineResources(view, known, rng, into);
  imagineDevelopments(view, known, rng, into);
  imagineFresh(view, rng, into);
  imagineSecrets(view, rng, into);
  if (view.table.options.dice === 'deck') imagineDice(view.table, known, rng, into);
  else into.box.dice.fill(FULL_DICE);
}
