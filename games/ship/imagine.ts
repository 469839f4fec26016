import { NONE, some, zeros } from '@orrery/common';
import { has, type Rng, type Seat, top } from '@orrery/kernel';
import { copyHand, copyTable } from './copy.ts';
import { SECTORS } from './data.ts';
import type { Kit } from './kit.ts';
import { GONE, GROUPS, type Memory } from './memory.ts';
import { CHOICES } from './moves.ts';
import { takeAt } from './stacks.ts';
import { groupUnder, handOf, opponentOf, type View, type Whole } from './state.ts';

// Scratch of one dealing. Places are the four sectors, the reserve, and the face-down cards of the row.
const RESERVE = SECTORS;
const VEILED = SECTORS + 1;
const PLACES = SECTORS + 2;
const where: number[] = zeros(80);
const free: number[] = zeros(GROUPS * PLACES); // by group * PLACES + place: cards that are still missing there
const left: number[] = zeros(GROUPS); // all that are missing of a group

function put(place: number, into: Whole, card: number): void {
  if (place < SECTORS) into.box.sectors[place]?.push(card);
  else if (place === RESERVE) into.box.reserve.push(card);
  else into.box.veiled.push(card);
}

/** What is missing where: the unknown cards of each group, as the memory counts them and the table shows them. */
function countFree({ table }: View, { unknown }: Memory): void {
  free.fill(0);
  for (let sector = 0; sector < SECTORS; sector++) {
    for (let group = 0; group < GROUPS; group++) {
      free[group * PLACES + sector] = unknown[sector * GROUPS + group] ?? 0;
    }
  }
  for (let group = 1; group < GROUPS; group++) free[group * PLACES + RESERVE] = table.reserve[group - 1] ?? 0;
  for (let i = 0; i < table.row.length; i++) {
    const entry = table.row[i] ?? 0;
    if (entry >= 0) continue;
    const at = groupUnder(entry) * PLACES;
    free[at + VEILED] = (free[at + VEILED] ?? 0) + 1;
    free[at + table.sector] = (free[at + table.sector] ?? 0) - 1;
  }
  for (let group = 0; group < GROUPS; group++) {
    left[group] = 0;
    for (let place = 0; place < PLACES; place++) left[group] = (left[group] ?? 0) + (free[group * PLACES + place] ?? 0);
  }
}

/** Where every known card is; those in sight, in the own hand or with a player are dealt already. */
function mark({ table, hand }: View, known: Memory, cards: number): void {
  for (let card = 0; card < cards; card++) where[card] = known.where[card] ?? GONE;
  for (let i = 0; i < table.row.length; i++) {
    const entry = table.row[i] ?? 0;
    if (entry >= 0) where[entry] = GONE;
  }
  for (let i = 0; i < hand.ahead.length; i++) where[hand.ahead[i] ?? 0] = GONE;
  for (let i = 0; i < hand.below.length; i++) where[hand.below[i] ?? 0] = GONE;
  if (hand.pirate !== NONE) where[hand.pirate] = GONE;
}

/** How likely a pirate is the one that came up: 1 when it is known to be here, else its share of the unknown cards. */
function chanceOf(card: number, sector: number, group: number): number {
  const place = where[card] ?? GONE;
  if (place !== NONE) return place === sector ? SCALE : 0;
  return Math.floor((SCALE * (free[group * PLACES + sector] ?? 0)) / Math.max(1, left[group] ?? 0));
}
const SCALE = 1 << 10;

/** A pirate with this demand that may lie in the sector, for one who was only told the demand. */
function somePirate({ table }: View, { facts }: Kit, demand: number, rng: Rng): number {
  const { sector } = table;
  const { pirates } = facts;
  let all = 0;
  for (let i = 0; i < pirates.length; i++) {
    const card = pirates[i] ?? 0;
    if (facts.demand[card] === demand) all += chanceOf(card, sector, facts.group[card] ?? 0);
  }
  let rest = rng(all);
  for (let i = 0; i < pirates.length; i++) {
    const card = pirates[i] ?? 0;
    if (facts.demand[card] !== demand) continue;
    rest -= chanceOf(card, sector, facts.group[card] ?? 0);
    if (rest >= 0) continue;
    if (where[card] === NONE) {
      const group = facts.group[card] ?? 0;
      free[group * PLACES + sector] = (free[group * PLACES + sector] ?? 0) - 1;
      left[group] = (left[group] ?? 0) - 1;
    }
    where[card] = GONE;
    return card;
  }
  throw new Error(`no pirate demands ${demand}`);
}

/** Any place where a card of this group is missing; each missing card is as likely. */
function somePlace(group: number, rng: Rng): number {
  const at = group * PLACES;
  let k = rng(left[group] ?? 1);
  for (let place = 0; place < PLACES; place++) {
    k -= free[at + place] ?? 0;
    if (k >= 0) continue;
    free[at + place] = (free[at + place] ?? 0) - 1;
    left[group] = (left[group] ?? 0) - 1;
    return place;
  }
  throw new Error(`no place for a card of group ${group}`);
}

function empty(list: number[]): void {
  while (list.length > 0) list.pop();
}

/** Deals all cards in the order of the card list, so that every list comes out in it. */
function dealCards(into: Whole, { facts }: Kit, rng: Rng): void {
  for (let sector = 0; sector < SECTORS; sector++) empty(into.box.sectors[sector] ?? []);
  empty(into.box.reserve);
  empty(into.box.veiled);
  const { group } = facts;
  for (let card = 0; card < group.length; card++) {
    const place = where[card] ?? GONE;
    if (place === GONE) continue;
    put(place === NONE ? somePlace(group[card] ?? 0, rng) : place, into, card);
  }
}

/** Before the deal nobody has anything. */
const isDealt = ({ table: { sizes } }: View): boolean => {
  // Of dealt stacks one can be empty, flown through to its end, but never two.
  for (let sector = 0; sector < sizes.length; sector++) if ((sizes[sector] ?? 0) > 0) return true;
  return false;
};

/** What the other seat may have peeked at: any cards of the stack. */
function imaginePeek({ table, seat }: View, rng: Rng, into: Whole): void {
  const other = handOf(into, opponentOf(seat));
  empty(other.ahead);
  empty(other.below);
  if (table.active === seat || table.sector === NONE) return;
  const stack = into.box.sectors[table.sector] ?? [];
  for (let n = table.ahead; n > 0; n--) other.ahead.push(takeAt(stack, rng(stack.length)));
  for (let n = table.below; n > 0; n--) other.below.push(takeAt(stack, rng(stack.length)));
}

/** The pirate as the other seat sees it: to the opponent it is shown, to the flyer only if it was peeked at. */
function imaginePirate(view: View, kit: Kit, rng: Rng, into: Whole): void {
  const frame = top(view.table);
  const other = handOf(into, opponentOf(view.seat));
  other.pirate = NONE;
  if (frame.kind !== 'pirate') return;
  if (view.hand.pirate !== NONE) {
    if (view.table.active === view.seat || frame.isPeeked) other.pirate = view.hand.pirate;
  } else other.pirate = somePirate(view, kit, frame.demand, rng);
}

/** A choice of centres that the other seat may have sealed. */
function imagineCentres({ table, seat }: View, { variant }: Kit, rng: Rng, into: Whole): void {
  const frame = top(table);
  const other: Seat = opponentOf(seat);
  const moves = some(CHOICES, variant.outfit.centres);
  const isSealed = frame.kind === 'centres' && has(frame.done, other);
  handOf(into, other).centres = isSealed ? some(moves, rng(moves.length)).centres : 0;
}

/** A whole state that this seat, by what it sees and remembers, cannot tell from the real one. */
export const imagineWith =
  (kit: Kit) =>
  (view: View, known: Memory, rng: Rng, into: Whole): void => {
    copyTable(view.table, into.table);
    copyHand(view.hand, handOf(into, view.seat));
    mark(view, known, kit.facts.group.length);
    countFree(view, known);
    if (!isDealt(view)) undealt(kit);
    imaginePirate(view, kit, rng, into);
    dealCards(into, kit, rng);
    imaginePeek(view, rng, into);
    imagineCentres(view, kit, rng, into);
  };

/** The base cards lie nowhere yet. */
function undealt({ facts }: Kit): void {
  for (let card = 0; card < facts.group.length; card++) if (facts.group[card] === 0) where[card] = GONE;
}
