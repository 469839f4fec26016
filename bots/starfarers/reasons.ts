import { proposalOf } from '@orrery/common';
import { type SeatView, topFrame } from '@orrery/kernel';
import {
  COLONY_CARGO,
  FAME_PER_POINT,
  HAND_LIMIT,
  type Hand,
  MAX_UPGRADES,
  type Memory,
  type Move,
  PORT_COST,
  playerOf,
  REDUCED_TRIBUTE_HAND_LIMIT,
  RESOURCE_KINDS,
  SHIP_COST,
  type Table,
  TRADE_CARGO,
  TRIBUTE_BIT,
  UPGRADE_COST,
} from '@orrery/starfarers/facts';
import type { MoveOutlook } from '../bot.ts';
import {
  keptReasons,
  lootReasons,
  type MoveReason,
  type SavingGoal,
  savingReasons,
  sparedReasons,
  waitingReasons,
} from '../reasons.ts';
import type { EncounterValue } from './encounter-value.ts';
import { futureShare } from './evaluator.ts';
import { FriendshipValue } from './friends.ts';
import { SeatIncome } from './income.ts';
import { partReasons } from './part-reasons.ts';
import { SiteReasons } from './site-reasons.ts';
import { VoyageReasons } from './voyage-reasons.ts';
import type { StarfarersWeights } from './weights.ts';

type View = SeatView<Table, Hand>;

const WIN_WEIGHT = 100;
const DICE_ROLLS = 36;
const SEVEN_CHANCE = 6 / DICE_ROLLS;
/** The value of a card that a 7 does not take. */
const SPARED_CARD_VALUE = 0.1;
/** The value of knowing that an answer is rewarded more often than not. */
const REWARDED_ANSWER_VALUE = 0.3;
const PORT_INDEX = 2;
const FIRST_PART_INDEX = 3;

/** What can be built, in the order in which reasons number it: two ships, the spaceport, three parts. */
function goalsOf({ table, seat }: View, weights: StarfarersWeights): SavingGoal[] {
  const player = playerOf(table, seat);
  const goals: SavingGoal[] = [];
  const add = (what: number, price: readonly number[] | undefined, weight: number): void => {
    if (price !== undefined) goals.push({ what, price, weight });
  };
  if (player.colonies > 0) add(COLONY_CARGO, SHIP_COST[COLONY_CARGO], weights.saved);
  if (player.stations > 0) add(TRADE_CARGO, SHIP_COST[TRADE_CARGO], weights.saved);
  if (player.shipyards > 0) add(PORT_INDEX, PORT_COST, weights.port / 2);
  for (const [part, most] of MAX_UPGRADES.entries()) {
    if ((player.fitted[part] ?? 0) < most) add(FIRST_PART_INDEX + part, UPGRADE_COST[part], weights.part);
  }
  return goals;
}

/** Points, and the friendships that give them. */
function scoreReasons(before: View, after: View): MoveReason[] {
  const { seat } = after;
  if (topFrame(after.table).kind === 'over') return [{ code: 'wins', numbers: {}, weight: WIN_WEIGHT }];
  const [then, now] = [playerOf(after.table, seat), playerOf(before.table, seat)];
  const reasons: MoveReason[] = [];
  let points = then.points - now.points;
  for (const [people, holder] of after.table.markers.entries()) {
    if (holder !== seat || before.table.markers[people] === seat) continue;
    reasons.push({ code: 'marker', numbers: { people, points: 2 }, weight: 2 });
    points -= 2;
  }
  if (points > 0) reasons.push({ code: 'points', numbers: { points }, weight: points });
  return reasons;
}

const cardsAfterTrade = (
  cards: readonly number[],
  give: readonly number[],
  take: readonly number[],
): readonly number[] => cards.map((n, kind) => n - (give[kind] ?? 0) + (take[kind] ?? 0));

/** The cards after a move whose result its seat can foresee; null for other moves. */
function cardsAfter({ table, seat, hand }: View, after: View, move: Move): readonly number[] | null {
  const one = (kind: number) => Array.from({ length: RESOURCE_KINDS }, (_, i) => (i === kind ? 1 : 0));
  switch (move.kind) {
    case 'supply':
    case 'deal':
    case 'take':
      return after.hand.resources;
    case 'offer':
    case 'counter':
    case 'propose':
      return cardsAfterTrade(hand.resources, move.give, move.take);
    case 'ask':
      return cardsAfterTrade(hand.resources, [], one(move.resource));
    case 'accept': {
      const frame = topFrame(table);
      return frame.kind === 'offer' && seat !== table.active
        ? cardsAfterTrade(hand.resources, frame.take, frame.give)
        : null;
    }
    default:
      return null;
  }
}

/** Cards saved from a 7, which would have taken half of them. */
function safetyReasons(before: View, after: View): MoveReason[] {
  const [now, then] = [playerOf(before.table, before.seat), playerOf(after.table, after.seat)];
  const safe = (now.friends & TRIBUTE_BIT) === 0 ? HAND_LIMIT : REDUCED_TRIBUTE_HAND_LIMIT;
  if (now.cards <= safe || then.cards > safe) return [];
  const lost = now.cards >> 1;
  return [{ code: 'safe', numbers: { cards: then.cards, lost }, weight: SEVEN_CHANCE * lost * SPARED_CARD_VALUE }];
}

/** The reasons for moves in Starfarers, by the weights of the evaluation. */
export function moveReasonsBy(
  weights: StarfarersWeights,
  meetings: EncounterValue,
): (outlook: MoveOutlook<Table, Hand, Memory>, move: Move) => MoveReason[] {
  const sites = new SiteReasons(weights);
  const voyages = new VoyageReasons(weights);
  const income = new SeatIncome();
  const friends = new FriendshipValue(weights, income);

  const own = (before: View, after: View, move: Move): MoveReason[] => {
    const { table, seat, hand } = before;
    switch (move.kind) {
      case 'settle':
      case 'harbour':
        return sites.colony(table, seat, move.site);
      case 'spaceport':
        return [{ code: 'port', numbers: {}, weight: weights.port * futureShare(table) }];
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
        return partReasons(before, after, move.upgrade, weights);
      case 'befriend': {
        income.count(table, seat);
        const worth = friends.best(playerOf(table, seat).friends, 1 << move.card);
        return [{ code: 'friend', numbers: { card: move.card }, weight: worth * futureShare(table) }];
      }
      case 'answer': {
        const { good, of } = meetings.rewards(before, move);
        return of === 0 ? [] : [{ code: 'answer', numbers: { good, of }, weight: (REWARDED_ANSWER_VALUE * good) / of }];
      }
      case 'fame': {
        const lacking = FAME_PER_POINT - ((playerOf(table, seat).fame + 1) % FAME_PER_POINT);
        return lacking === FAME_PER_POINT ? [] : [{ code: 'fame', numbers: { lacking }, weight: weights.half }];
      }
      case 'steal':
        return lootReasons(table.players, seat, move.seat);
      case 'discard': {
        const left = hand.resources.map((n, kind) => n - (move.cards[kind] ?? 0));
        return keptReasons(left, goalsOf(before, weights));
      }
      case 'decline': {
        const cards = cardsAfter(before, after, { kind: 'accept' });
        return cards === null ? [] : sparedReasons(hand.resources, cards, goalsOf(before, weights));
      }
      case 'dismiss': {
        const { give = [], take = [] } = proposalOf(table, move.seat) ?? {};
        return sparedReasons(hand.resources, cardsAfterTrade(hand.resources, take, give), goalsOf(before, weights));
      }
      case 'withdraw': {
        const frame = topFrame(table);
        if (frame.kind !== 'offer') return [];
        return sparedReasons(
          hand.resources,
          cardsAfterTrade(hand.resources, frame.give, frame.take),
          goalsOf(before, weights),
        );
      }
      case 'done':
        return waitingReasons(hand.resources, goalsOf(before, weights));
      default: {
        const cards = cardsAfter(before, after, move);
        return cards === null ? [] : savingReasons(hand.resources, cards, goalsOf(before, weights));
      }
    }
  };

  return ({ before, after }, move) => [
    ...(isForeseen(move) ? scoreReasons(before, after) : []),
    ...own(before, after, move),
    ...(PAYING_KINDS.has(move.kind) ? safetyReasons(before, after) : []),
  ];
}

/** The result of an answer is on a card its seat has not read, and the result of asking is in another seat's hand. */
const isForeseen = ({ kind }: Move): boolean => kind !== 'answer' && kind !== 'ask';
const PAYING_KINDS: ReadonlySet<Move['kind']> = new Set(['build', 'spaceport', 'upgrade', 'supply', 'fame']);
