import { NONE, proposalOf } from '@orrery/common';
import { atSeat, type Seat, type SeatView, topFrame } from '@orrery/kernel';
import {
  ASTEROID,
  COST,
  DEVELOPMENT_DECK,
  GENERAL_POST,
  HAND_LIMIT,
  type Hand,
  type Memory,
  MIN_FLEET_SIZE,
  MIN_ROUTE_LENGTH,
  type Move,
  RESOURCE_KINDS,
  rateOf,
  SFI_CARD,
  type StartrekBoard,
  type Table,
  VICTORY_CARD,
  VICTORY_POINTS,
} from '@orrery/startrek/facts';
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
import { cruiserReasons } from './cruiser-reasons.ts';
import { futureShare } from './evaluator.ts';
import { buildingsAround, forEachBuilding, siteAhead, siteReached } from './sites.ts';
import type { StartrekWeights } from './weights.ts';
import { type BoardVertexYields, rollWays, yieldingRolls } from './yields.ts';

type View = SeatView<Table, Hand>;

/** What can be built, in the order in which reasons number it. */
const BUILDABLES = ['ship', 'station', 'base', 'development'] as const;
const WIN_WEIGHT = 100;
const DICE_ROLLS = 36;
/** The value of a card that a 7 does not take. */
const SPARED_CARD_VALUE = 0.1;
const SEVEN_CHANCE = 6 / DICE_ROLLS;
/** The value of an unknown development card. */
const UNKNOWN_CARD_VALUE = 0.15;

const player = (table: Table, seat: Seat) => atSeat(table.players, seat);

/** Points, and the two cards that give them. */
function scoreReasons({ table }: View, after: View, weights: StartrekWeights): MoveReason[] {
  const { seat } = after;
  const [then, now] = [player(after.table, seat), player(table, seat)];
  if (topFrame(after.table).kind === 'over') return [{ code: 'wins', numbers: {}, weight: WIN_WEIGHT }];
  const reasons: MoveReason[] = [];
  let points = then.points - now.points;
  if (after.table.routeHolder === seat && table.routeHolder !== seat) {
    reasons.push({
      code: 'route.won',
      numbers: { ships: then.route, points: VICTORY_POINTS.route },
      weight: VICTORY_POINTS.route,
    });
    points -= VICTORY_POINTS.route;
  } else if (then.route > now.route && after.table.routeHolder !== seat) {
    const holder = after.table.routeHolder;
    const least = holder === NONE ? MIN_ROUTE_LENGTH : player(after.table, holder).route + 1;
    const lacking = Math.max(1, least - then.route);
    reasons.push({ code: 'route', numbers: { ships: then.route, lacking }, weight: weights.route / lacking });
  }
  if (after.table.fleetHolder === seat && table.fleetHolder !== seat) {
    reasons.push({
      code: 'fleet.won',
      numbers: { cards: then.fleet, points: VICTORY_POINTS.fleet },
      weight: VICTORY_POINTS.fleet,
    });
    points -= VICTORY_POINTS.fleet;
  } else if (then.fleet > now.fleet && after.table.fleetHolder !== seat) {
    const holder = after.table.fleetHolder;
    const least = holder === NONE ? MIN_FLEET_SIZE : player(after.table, holder).fleet + 1;
    const lacking = Math.max(1, least - then.fleet);
    reasons.push({ code: 'fleet', numbers: { cards: then.fleet, lacking }, weight: weights.fleet });
  }
  if (points > 0) reasons.push({ code: 'points', numbers: { points }, weight: points });
  return reasons;
}

/** What a new building on a vertex yields. */
function yieldReasons(
  { table, seat }: View,
  vertex: number,
  weights: StartrekWeights,
  income: Float64Array,
): MoveReason[] {
  const isNew = table.vertices[vertex] === 0;
  const worth = weights.income * futureShare(table);
  const reasons: MoveReason[] = [];
  for (let resource = 0; resource < RESOURCE_KINDS; resource++) {
    const rolls = yieldingRolls(table.board, vertex, resource);
    if (rolls === 0) continue;
    const isFirst = (income[resource] ?? 0) === 0;
    const weight = (worth * rolls * (weights.resource[resource] ?? 1)) / DICE_ROLLS;
    // A seat without any income lacks every resource, so this is not worth a sentence.
    const code = !isNew ? 'more' : isFirst && sum(income) > 0 ? 'yield.first' : 'yield';
    reasons.push({ code, numbers: { resource, rolls }, weight: weight + (isFirst ? weights.variety : 0) });
  }
  const post = table.derived.postAt[vertex] ?? NONE;
  const posts = table.derived.posts[seat] ?? 0;
  if (!isNew || post === NONE || ((posts >> post) & 1) === 1) return reasons;
  if (post === GENERAL_POST) return [...reasons, { code: 'post.any', numbers: {}, weight: weights.post * sum(income) }];
  const some = (income[post] ?? 0) + yieldingRolls(table.board, vertex, post) / DICE_ROLLS;
  return [...reasons, { code: 'post', numbers: { resource: post }, weight: 2 * weights.post * some }];
}

const sum = (numbers: Float64Array): number => numbers.reduce((all, n) => all + n, 0);

/** Where ships lead to. */
function routeReasons(before: View, after: View, weights: StartrekWeights, weighed: Float64Array): MoveReason[] {
  const { table, seat } = after;
  const worth = futureShare(table);
  const [had, has] = [siteReached(before.table, seat, weighed), siteReached(table, seat, weighed)];
  if (has !== NONE && has !== had && (weighed[has] ?? 0) > (weighed[had] ?? 0)) {
    const gain = (weighed[has] ?? 0) - (weighed[had] ?? 0);
    return [{ code: 'site', numbers: { rolls: yieldingRolls(table.board, has) }, weight: worth * weights.site * gain }];
  }
  const ahead = siteAhead(table, seat, weighed);
  const gain = (weighed[ahead] ?? 0) - (weighed[had] ?? 0);
  if (ahead === NONE || gain <= 0) return [];
  return [
    { code: 'ahead', numbers: { rolls: yieldingRolls(table.board, ahead) }, weight: worth * weights.further * gain },
  ];
}

const cardsAfterTrade = (
  cards: readonly number[],
  give: readonly number[],
  take: readonly number[],
): readonly number[] => cards.map((n, kind) => n - (give[kind] ?? 0) + (take[kind] ?? 0));

/** The cards after a move whose result its seat can foresee; null for other moves. */
function cardsAfter({ table, hand }: View, after: View, move: Move): readonly number[] | null {
  switch (move.kind) {
    case 'bank':
    case 'science':
    case 'take':
    case 'compensate':
    case 'deal':
    case 'double':
      return after.hand.resources;
    case 'offer':
    case 'counter':
    case 'propose':
      return cardsAfterTrade(hand.resources, move.give, move.take);
    case 'accept': {
      const frame = topFrame(table);
      return frame.kind === 'offer' ? cardsAfterTrade(hand.resources, frame.take, frame.give) : null;
    }
    case 'demand':
      return hand.resources.map((n, kind) => n + (kind === move.resource ? 1 : 0));
    default:
      return null;
  }
}

/** What this seat could still build with its remaining pieces and places. */
function goalsOf({ table, seat }: View, weights: StartrekWeights, weighed: Float64Array): SavingGoal[] {
  const { ships, stations, bases } = player(table, seat);
  const hasSite = stations > 0 && siteReached(table, seat, weighed) !== NONE;
  const hasStation = table.vertices.includes(seat + 1);
  const isOpen = { ship: ships > 0, station: hasSite, base: bases > 0 && hasStation, development: table.deck > 0 };
  return BUILDABLES.flatMap((name, what) => (isOpen[name] ? [{ what, price: COST[name], weight: weights[name] }] : []));
}

/** Cards saved from a 7, which would have taken half of them. */
function safetyReasons(before: View, after: View): MoveReason[] {
  const [had, has] = [player(before.table, before.seat).cards, player(after.table, after.seat).cards];
  if (had <= HAND_LIMIT || has > HAND_LIMIT) return [];
  const lost = had >> 1;
  return [{ code: 'safe', numbers: { cards: has, lost }, weight: SEVEN_CHANCE * lost * SPARED_CARD_VALUE }];
}

/** What may be in the deck, as far as this seat can tell. */
function deckReasons({ table, hand }: View): MoveReason[] {
  const left = DEVELOPMENT_DECK.map((n, card) => n - (table.spent[card] ?? 0) - (hand.developments[card] ?? 0));
  const fleets = (left[SFI_CARD] ?? 0) - table.players.reduce((n, { fleet }) => n + fleet, 0);
  const points = (left[VICTORY_CARD] ?? 0) - table.players.reduce((n, { victory }) => n + victory, 0);
  const of = left.reduce((a, b) => a + b, 0) - (left[SFI_CARD] ?? 0) - (left[VICTORY_CARD] ?? 0) + fleets + points;
  return [{ code: 'deck', numbers: { of, fleets, points }, weight: UNKNOWN_CARD_VALUE }];
}

/** How much the others may hold of a resource, judged from the board: their cards are hidden. */
function monopolyReasons({ table, seat }: View, resource: number): MoveReason[] {
  const others = table.players.map((each, rival) => ({ ...each, rival })).filter(({ rival }) => rival !== seat);
  let yielded = 0;
  for (const { rival } of others) {
    forEachBuilding(table, rival, (vertex, size) => {
      yielded += size * yieldingRolls(table.board, vertex, resource);
    });
  }
  const cards = others.reduce((n, each) => n + each.cards, 0);
  return [{ code: 'monopoly', numbers: { resource, yielded, cards }, weight: UNKNOWN_CARD_VALUE }];
}

/** The part of the seat's income that the cruiser blocks now. */
function freedReasons({ table, seat }: View, weights: StartrekWeights): MoveReason[] {
  const { cruiser, board } = table;
  const resource = board.planets[cruiser] ?? ASTEROID;
  const { own } = buildingsAround(table, cruiser, seat);
  if (resource === ASTEROID || own === 0) return [];
  const rolls = rollWays(board.numbers[cruiser] ?? 0);
  const weight = (weights.income * weights.blocked * own * rolls * futureShare(table)) / DICE_ROLLS;
  return [{ code: 'freed', numbers: { resource, rolls }, weight }];
}

/** The reasons for moves in Star Trek, by the weights of the evaluation. */
export function moveReasonsBy(
  weights: StartrekWeights,
  yields: (board: StartrekBoard) => BoardVertexYields,
): (outlook: MoveOutlook<Table, Hand, Memory>, move: Move) => MoveReason[] {
  const incomeOf = ({ table, seat }: View): Float64Array => {
    const { cards } = yields(table.board);
    const income = new Float64Array(RESOURCE_KINDS);
    forEachBuilding(table, seat, (vertex, size) => {
      for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
        income[kind] = (income[kind] ?? 0) + size * (cards[vertex * RESOURCE_KINDS + kind] ?? 0);
      }
    });
    return income;
  };

  const own = (before: View, after: View, move: Move, weighed: Float64Array): MoveReason[] => {
    switch (move.kind) {
      case 'found':
      case 'station':
      case 'retire-station':
      case 'base':
      case 'retire-base':
        return yieldReasons(before, move.vertex, weights, incomeOf(before));
      case 'found-ship':
      case 'ship':
      case 'place':
        return routeReasons(before, after, weights, weighed);
      case 'cruiser':
        return [...cruiserReasons(before, move.hex, weights), ...freedReasons(before, weights)];
      case 'sfi':
      case 'chase':
        return freedReasons(before, weights);
      case 'steal':
        return lootReasons(before.table.players, before.seat, move.seat);
      case 'buy':
        return deckReasons(before);
      case 'monopoly':
        return monopolyReasons(before, move.resource);
      case 'discard': {
        const left = before.hand.resources.map((n, kind) => n - (move.cards[kind] ?? 0));
        return keptReasons(left, goalsOf(before, weights, weighed));
      }
      case 'build':
        return keptReasons(before.hand.resources, goalsOf(before, weights, weighed)).map((reason) =>
          reason.code === 'keeps' ? { ...reason, code: 'payable' } : reason,
        );
      case 'decline': {
        const { resources } = before.hand;
        const cards = cardsAfter(before, after, { kind: 'accept' });
        return cards === null ? [] : sparedReasons(resources, cards, goalsOf(before, weights, weighed));
      }
      case 'repay': {
        const left = before.hand.resources.map((n, kind) => n - (kind === move.resource ? 1 : 0));
        return keptReasons(left, goalsOf(before, weights, weighed));
      }
      case 'exchange':
        return [{ code: 'support', numbers: { character: move.character }, weight: UNKNOWN_CARD_VALUE }];
      case 'dismiss': {
        const { give = [], take = [] } = proposalOf(before.table, move.seat) ?? {};
        const { resources } = before.hand;
        return sparedReasons(resources, cardsAfterTrade(resources, take, give), goalsOf(before, weights, weighed));
      }
      case 'withdraw': {
        const frame = topFrame(before.table);
        if (frame.kind !== 'offer') return [];
        const cards = cardsAfterTrade(before.hand.resources, frame.give, frame.take);
        return sparedReasons(before.hand.resources, cards, goalsOf(before, weights, weighed));
      }
      case 'end':
        return waitingReasons(before.hand.resources, goalsOf(before, weights, weighed));
      default: {
        const cards = cardsAfter(before, after, move);
        return cards === null ? [] : savingReasons(before.hand.resources, cards, goalsOf(before, weights, weighed));
      }
    }
  };

  return ({ before, after }, move) => {
    const { weighed } = yields(before.table.board);
    return [
      ...scoreReasons(before, after, weights),
      ...own(before, after, move, weighed),
      ...(move.kind === 'discard' ? [] : safetyReasons(before, after)),
      ...rateReasons(before, move),
    ];
  };
}

/** A rate better than the bank's standard rate is worth mentioning. */
function rateReasons({ table, seat }: View, move: Move): MoveReason[] {
  if (move.kind !== 'bank') return [];
  const rate = rateOf(table, seat, move.give);
  return [{ code: 'rate', numbers: { rate, resource: move.give }, weight: (4 - rate) * SPARED_CARD_VALUE }];
}
