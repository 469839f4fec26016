import { itemAt, NONE, zeros } from '@orrery/common';
import { hasSeat, type Rng, type Seat, topFrame } from '@orrery/kernel';
import { copyHand, copyTable } from './copy.ts';
import { SECTOR_COUNT } from './data.ts';
import type { ShipKit } from './kit.ts';
import { CARD_GROUPS, type Memory, OUT_OF_PLAY } from './memory.ts';
import { CENTRE_CHOICES } from './moves.ts';
import { takeCardAt } from './stacks.ts';
import { groupOfFaceDown, handOf, opponentOf, type ShipGameState, type View } from './state.ts';

// Scratch space of one deal. Places are the four sectors, the reserve, and the face-down cards of the row.
const RESERVE_PLACE = SECTOR_COUNT;
const VEILED_PLACE = SECTOR_COUNT + 1;
const PLACE_COUNT = SECTOR_COUNT + 2;
const placeOfCard: number[] = zeros(80);
const freePlaces: number[] = zeros(CARD_GROUPS * PLACE_COUNT); // by group * PLACE_COUNT + place: cards still missing there
const unplacedCards: number[] = zeros(CARD_GROUPS); // missing cards by group

function putCard(place: number, into: ShipGameState, card: number): void {
  if (place < SECTOR_COUNT) into.box.sectors[place]?.push(card);
  else if (place === RESERVE_PLACE) into.box.reserve.push(card);
  else into.box.veiled.push(card);
}

/** The missing cards: unknown cards of each group, from the memory's counts and the table. */
function countFree({ table }: View, { unknown }: Memory): void {
  freePlaces.fill(0);
  for (let sector = 0; sector < SECTOR_COUNT; sector++) {
    for (let group = 0; group < CARD_GROUPS; group++) {
      freePlaces[group * PLACE_COUNT + sector] = unknown[sector * CARD_GROUPS + group] ?? 0;
    }
  }
  for (let group = 1; group < CARD_GROUPS; group++)
    freePlaces[group * PLACE_COUNT + RESERVE_PLACE] = table.reserve[group - 1] ?? 0;
  for (let i = 0; i < table.row.length; i++) {
    const entry = table.row[i] ?? 0;
    if (entry >= 0) continue;
    const at = groupOfFaceDown(entry) * PLACE_COUNT;
    freePlaces[at + VEILED_PLACE] = (freePlaces[at + VEILED_PLACE] ?? 0) + 1;
    freePlaces[at + table.sector] = (freePlaces[at + table.sector] ?? 0) - 1;
  }
  for (let group = 0; group < CARD_GROUPS; group++) {
    unplacedCards[group] = 0;
    for (let place = 0; place < PLACE_COUNT; place++)
      unplacedCards[group] = (unplacedCards[group] ?? 0) + (freePlaces[group * PLACE_COUNT + place] ?? 0);
  }
}

/** The places of known cards; those that are visible, in the own hand or with a player are already dealt. */
function markKnownCards({ table, hand }: View, known: Memory, cards: number): void {
  for (let card = 0; card < cards; card++) placeOfCard[card] = known.where[card] ?? OUT_OF_PLAY;
  for (let i = 0; i < table.row.length; i++) {
    const entry = table.row[i] ?? 0;
    if (entry >= 0) placeOfCard[entry] = OUT_OF_PLAY;
  }
  for (let i = 0; i < hand.ahead.length; i++) placeOfCard[hand.ahead[i] ?? 0] = OUT_OF_PLAY;
  for (let i = 0; i < hand.below.length; i++) placeOfCard[hand.below[i] ?? 0] = OUT_OF_PLAY;
  if (hand.pirate !== NONE) placeOfCard[hand.pirate] = OUT_OF_PLAY;
}

/**
 * The probability that a pirate is the revealed one: 1 when it is known to be here, else its share of the unknown
 * cards.
 */
function pirateChance(card: number, sector: number, group: number): number {
  const place = placeOfCard[card] ?? OUT_OF_PLAY;
  if (place !== NONE) return place === sector ? CHANCE_SCALE : 0;
  return Math.floor(
    (CHANCE_SCALE * (freePlaces[group * PLACE_COUNT + sector] ?? 0)) / Math.max(1, unplacedCards[group] ?? 0),
  );
}
const CHANCE_SCALE = 1 << 10;

/** A pirate with this demand that may be in the sector, for a seat that was told only the demand. */
function randomPirate({ table }: View, { facts }: ShipKit, demand: number, rng: Rng): number {
  const { sector } = table;
  const { pirates } = facts;
  let all = 0;
  for (let i = 0; i < pirates.length; i++) {
    const card = pirates[i] ?? 0;
    if (facts.demand[card] === demand) all += pirateChance(card, sector, facts.group[card] ?? 0);
  }
  let rest = rng(all);
  for (let i = 0; i < pirates.length; i++) {
    const card = pirates[i] ?? 0;
    if (facts.demand[card] !== demand) continue;
    rest -= pirateChance(card, sector, facts.group[card] ?? 0);
    if (rest >= 0) continue;
    if (placeOfCard[card] === NONE) {
      const group = facts.group[card] ?? 0;
      freePlaces[group * PLACE_COUNT + sector] = (freePlaces[group * PLACE_COUNT + sector] ?? 0) - 1;
      unplacedCards[group] = (unplacedCards[group] ?? 0) - 1;
    }
    placeOfCard[card] = OUT_OF_PLAY;
    return card;
  }
  throw new Error(`no pirate demands ${demand}`);
}

/** A random place where a card of this group is missing, uniform over missing cards. */
function randomPlace(group: number, rng: Rng): number {
  const at = group * PLACE_COUNT;
  let k = rng(unplacedCards[group] ?? 1);
  for (let place = 0; place < PLACE_COUNT; place++) {
    k -= freePlaces[at + place] ?? 0;
    if (k >= 0) continue;
    freePlaces[at + place] = (freePlaces[at + place] ?? 0) - 1;
    unplacedCards[group] = (unplacedCards[group] ?? 0) - 1;
    return place;
  }
  throw new Error(`no place for a card of group ${group}`);
}

function clearList(list: number[]): void {
  while (list.length > 0) list.pop();
}

/** Deals all cards in the order of the card list, so that every list comes out in that order. */
function dealCards(into: ShipGameState, { facts }: ShipKit, rng: Rng): void {
  for (let sector = 0; sector < SECTOR_COUNT; sector++) clearList(into.box.sectors[sector] ?? []);
  clearList(into.box.reserve);
  clearList(into.box.veiled);
  const { group } = facts;
  for (let card = 0; card < group.length; card++) {
    const place = placeOfCard[card] ?? OUT_OF_PLAY;
    if (place === OUT_OF_PLAY) continue;
    putCard(place === NONE ? randomPlace(group[card] ?? 0, rng) : place, into, card);
  }
}

/** Before the deal there are no cards anywhere. */
const isDealt = ({ table: { sizes } }: View): boolean => {
  // One dealt stack can be empty, flown through to its end, but never two.
  for (let sector = 0; sector < sizes.length; sector++) if ((sizes[sector] ?? 0) > 0) return true;
  return false;
};

/** What the other seat may have peeked at: any cards of the stack. */
function imaginePeek({ table, seat }: View, rng: Rng, into: ShipGameState): void {
  const other = handOf(into, opponentOf(seat));
  clearList(other.ahead);
  clearList(other.below);
  if (table.active === seat || table.sector === NONE) return;
  const stack = into.box.sectors[table.sector] ?? [];
  for (let n = table.ahead; n > 0; n--) other.ahead.push(takeCardAt(stack, rng(stack.length)));
  for (let n = table.below; n > 0; n--) other.below.push(takeCardAt(stack, rng(stack.length)));
}

/** The pirate as the other seat sees it: the opponent is shown it, the flyer sees it only if it was peeked at. */
function imaginePirate(view: View, kit: ShipKit, rng: Rng, into: ShipGameState): void {
  const frame = topFrame(view.table);
  const other = handOf(into, opponentOf(view.seat));
  other.pirate = NONE;
  if (frame.kind !== 'pirate') return;
  if (view.hand.pirate !== NONE) {
    if (view.table.active === view.seat || frame.isPeeked) other.pirate = view.hand.pirate;
  } else other.pirate = randomPirate(view, kit, frame.demand, rng);
}

/** A choice of centres that the other seat may have sealed. */
function imagineCentres({ table, seat }: View, { variant }: ShipKit, rng: Rng, into: ShipGameState): void {
  const frame = topFrame(table);
  const other: Seat = opponentOf(seat);
  const moves = itemAt(CENTRE_CHOICES, variant.outfit.centres);
  const isSealed = frame.kind === 'centres' && hasSeat(frame.done, other);
  handOf(into, other).centres = isSealed ? itemAt(moves, rng(moves.length)).centres : 0;
}

/** A complete state that this seat, by what it sees and remembers, cannot distinguish from the real one. */
export const imagineFor =
  (kit: ShipKit) =>
  (view: View, known: Memory, rng: Rng, into: ShipGameState): void => {
    copyTable(view.table, into.table);
    copyHand(view.hand, handOf(into, view.seat));
    markKnownCards(view, known, kit.facts.group.length);
    countFree(view, known);
    if (!isDealt(view)) markUndealt(kit);
    imaginePirate(view, kit, rng, into);
    dealCards(into, kit, rng);
    imaginePeek(view, rng, into);
    imagineCentres(view, kit, rng, into);
  };

/** The base cards have not been dealt yet. */
function markUndealt({ facts }: ShipKit): void {
  for (let card = 0; card < facts.group.length; card++) if (facts.group[card] === 0) placeOfCard[card] = OUT_OF_PLAY;
}
