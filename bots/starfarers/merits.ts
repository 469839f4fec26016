import { proposalOf } from '@orrery/common';
import { type SeatView, top } from '@orrery/kernel';
import {
  COLONY,
  HALVES,
  type Hand,
  KINDS,
  type Memory,
  MOST_UPGRADES,
  type Move,
  PORT_COST,
  playerOf,
  SAFE,
  SAFE_REDUCED,
  SHIP_COST,
  type Table,
  TRADE,
  TRIBUTE,
  UPGRADE_COST,
} from '@orrery/starfarers/facts';
import type { Outlook } from '../bot.ts';
import { type Goal, keptMerits, lootMerits, type Merit, savingMerits, sparedMerits, waitingMerits } from '../merits.ts';
import { Friends } from './friends.ts';
import { Income } from './income.ts';
import type { Meetings } from './meetings.ts';
import { partMerits } from './part-merits.ts';
import { SiteMerits } from './site-merits.ts';
import { Voyages } from './voyages.ts';
import type { Weights } from './weights.ts';
import { futureOf } from './worth.ts';

type View = SeatView<Table, Hand>;

const WINNING = 100;
const ROLLS = 36;
const SEVENS = 6 / ROLLS;
/** What a card is worth that a 7 does not take. */
const SPARED = 0.1;
/** What it is worth to know that an answer is rewarded more often than not. */
const REWARDED = 0.3;
const PORT = 2;
const PARTS = 3;

/** What can be built, in the order in which merits number it: two ships, the spaceport, three parts. */
function goalsOf({ table, seat }: View, weights: Weights): Goal[] {
  const player = playerOf(table, seat);
  const goals: Goal[] = [];
  const add = (what: number, price: readonly number[] | undefined, weight: number): void => {
    if (price !== undefined) goals.push({ what, price, weight });
  };
  if (player.colonies > 0) add(COLONY, SHIP_COST[COLONY], weights.saved);
  if (player.stations > 0) add(TRADE, SHIP_COST[TRADE], weights.saved);
  if (player.shipyards > 0) add(PORT, PORT_COST, weights.port / 2);
  for (const [part, most] of MOST_UPGRADES.entries()) {
    if ((player.fitted[part] ?? 0) < most) add(PARTS + part, UPGRADE_COST[part], weights.part);
  }
  return goals;
}

/** Points, and the friendships that bring them. */
function scoreMerits(before: View, after: View): Merit[] {
  const { seat } = after;
  if (top(after.table).kind === 'over') return [{ code: 'wins', numbers: {}, weight: WINNING }];
  const [then, now] = [playerOf(after.table, seat), playerOf(before.table, seat)];
  const merits: Merit[] = [];
  let points = then.points - now.points;
  for (const [people, holder] of after.table.markers.entries()) {
    if (holder !== seat || before.table.markers[people] === seat) continue;
    merits.push({ code: 'marker', numbers: { people, points: 2 }, weight: 2 });
    points -= 2;
  }
  if (points > 0) merits.push({ code: 'points', numbers: { points }, weight: points });
  return merits;
}

const swapped = (cards: readonly number[], give: readonly number[], take: readonly number[]): readonly number[] =>
  cards.map((n, kind) => n - (give[kind] ?? 0) + (take[kind] ?? 0));

/** The cards after a move that changes them in a way its seat foresees; null where it does not. */
function cardsAfter({ table, seat, hand }: View, after: View, move: Move): readonly number[] | null {
  const one = (kind: number) => Array.from({ length: KINDS }, (_, i) => (i === kind ? 1 : 0));
  switch (move.kind) {
    case 'supply':
    case 'deal':
    case 'take':
      return after.hand.resources;
    case 'offer':
    case 'counter':
    case 'propose':
      return swapped(hand.resources, move.give, move.take);
    case 'ask':
      return swapped(hand.resources, [], one(move.resource));
    case 'accept': {
      const frame = top(table);
      return frame.kind === 'offer' && seat !== table.active ? swapped(hand.resources, frame.take, frame.give) : null;
    }
    default:
      return null;
  }
}

/** Cards that a 7 would have taken half of. */
function safetyMerits(before: View, after: View): Merit[] {
  const [now, then] = [playerOf(before.table, before.seat), playerOf(after.table, after.seat)];
  const safe = (now.friends & TRIBUTE) === 0 ? SAFE : SAFE_REDUCED;
  if (now.cards <= safe || then.cards > safe) return [];
  const lost = now.cards >> 1;
  return [{ code: 'safe', numbers: { cards: then.cards, lost }, weight: SEVENS * lost * SPARED }];
}

/** What speaks for moves in Starfarers, weighed as the evaluation weighs it. */
export function meritsBy(
  weights: Weights,
  meetings: Meetings,
): (outlook: Outlook<Table, Hand, Memory>, move: Move) => Merit[] {
  const sites = new SiteMerits(weights);
  const voyages = new Voyages(weights);
  const income = new Income();
  const friends = new Friends(weights, income);

  const own = (before: View, after: View, move: Move): Merit[] => {
    const { table, seat, hand } = before;
    switch (move.kind) {
      case 'settle':
      case 'harbour':
        return sites.colony(table, seat, move.site);
      case 'spaceport':
        return [{ code: 'port', numbers: {}, weight: weights.port * futureOf(table) }];
      case 'found':
        return sites.founded(table, seat, move.ship);
      case 'build':
      case 'launch':
        return voyages.launched(before, after);
      case 'fly':
      case 'jump':
        return voyages.flown(before, after, move);
      case 'upgrade':
      case 'fit':
        return partMerits(before, after, move.upgrade, weights);
      case 'befriend': {
        income.count(table, seat);
        const worth = friends.best(playerOf(table, seat).friends, 1 << move.card);
        return [{ code: 'friend', numbers: { card: move.card }, weight: worth * futureOf(table) }];
      }
      case 'answer': {
        const { good, of } = meetings.rewards(before, move);
        return of === 0 ? [] : [{ code: 'answer', numbers: { good, of }, weight: (REWARDED * good) / of }];
      }
      case 'fame': {
        const lacking = HALVES - ((playerOf(table, seat).fame + 1) % HALVES);
        return lacking === HALVES ? [] : [{ code: 'fame', numbers: { lacking }, weight: weights.half }];
      }
      case 'steal':
        return lootMerits(table.players, seat, move.seat);
      case 'discard': {
        const left = hand.resources.map((n, kind) => n - (move.cards[kind] ?? 0));
        return keptMerits(left, goalsOf(before, weights));
      }
      case 'decline': {
        const cards = cardsAfter(before, after, { kind: 'accept' });
        return cards === null ? [] : sparedMerits(hand.resources, cards, goalsOf(before, weights));
      }
      case 'dismiss': {
        const { give = [], take = [] } = proposalOf(table, move.seat) ?? {};
        return sparedMerits(hand.resources, swapped(hand.resources, take, give), goalsOf(before, weights));
      }
      case 'withdraw': {
        const frame = top(table);
        if (frame.kind !== 'offer') return [];
        return sparedMerits(hand.resources, swapped(hand.resources, frame.give, frame.take), goalsOf(before, weights));
      }
      case 'done':
        return waitingMerits(hand.resources, goalsOf(before, weights));
      default: {
        const cards = cardsAfter(before, after, move);
        return cards === null ? [] : savingMerits(hand.resources, cards, goalsOf(before, weights));
      }
    }
  };

  return ({ before, after }, move) => [
    ...(isForeseen(move) ? scoreMerits(before, after) : []),
    ...own(before, after, move),
    ...(PAYING.has(move.kind) ? safetyMerits(before, after) : []),
  ];
}

/** What follows an answer stands on a card that its seat has not read; what comes of asking, in another's hand. */
const isForeseen = ({ kind }: Move): boolean => kind !== 'answer' && kind !== 'ask';
const PAYING: ReadonlySet<Move['kind']> = new Set(['build', 'spaceport', 'upgrade', 'supply', 'fame']);
