import { NONE, proposalOf } from '@orrery/common';
import { type Seat, type SeatView, seated, top } from '@orrery/kernel';
import {
  ASTEROID,
  type Board,
  COST,
  DECK,
  FLEET_LEAST,
  GENERAL,
  type Hand,
  KINDS,
  type Memory,
  type Move,
  POINTS,
  ROUTE_LEAST,
  rateOf,
  SAFE,
  SFI,
  type Table,
  VICTORY,
} from '@orrery/startrek/facts';
import type { Outlook } from '../bot.ts';
import { type Goal, keptMerits, lootMerits, type Merit, savingMerits, sparedMerits, waitingMerits } from '../merits.ts';
import { cruiserMerits } from './cruiser-merits.ts';
import { around, eachBuilding, siteAhead, siteReached } from './sites.ts';
import type { Weights } from './weights.ts';
import { future } from './worth.ts';
import { rollsAt, rollsOf, type Yields } from './yields.ts';

type View = SeatView<Table, Hand>;

/** What can be built, in the order in which merits number it. */
const WHATS = ['ship', 'station', 'base', 'development'] as const;
const WINNING = 100;
const ROLLS = 36;
/** What a card is worth that a 7 does not take. */
const SPARED = 0.1;
const SEVENS = 6 / ROLLS;
/** What a development card is worth before anybody knows which it is. */
const UNSEEN = 0.15;

const player = (table: Table, seat: Seat) => seated(table.players, seat);

/** Points, and the two cards that bring them. */
function scoreMerits({ table }: View, after: View, weights: Weights): Merit[] {
  const { seat } = after;
  const [then, now] = [player(after.table, seat), player(table, seat)];
  if (top(after.table).kind === 'over') return [{ code: 'wins', numbers: {}, weight: WINNING }];
  const merits: Merit[] = [];
  let points = then.points - now.points;
  if (after.table.routeHolder === seat && table.routeHolder !== seat) {
    merits.push({ code: 'route.won', numbers: { ships: then.route, points: POINTS.route }, weight: POINTS.route });
    points -= POINTS.route;
  } else if (then.route > now.route && after.table.routeHolder !== seat) {
    const holder = after.table.routeHolder;
    const least = holder === NONE ? ROUTE_LEAST : player(after.table, holder).route + 1;
    const lacking = Math.max(1, least - then.route);
    merits.push({ code: 'route', numbers: { ships: then.route, lacking }, weight: weights.route / lacking });
  }
  if (after.table.fleetHolder === seat && table.fleetHolder !== seat) {
    merits.push({ code: 'fleet.won', numbers: { cards: then.fleet, points: POINTS.fleet }, weight: POINTS.fleet });
    points -= POINTS.fleet;
  } else if (then.fleet > now.fleet && after.table.fleetHolder !== seat) {
    const holder = after.table.fleetHolder;
    const least = holder === NONE ? FLEET_LEAST : player(after.table, holder).fleet + 1;
    const lacking = Math.max(1, least - then.fleet);
    merits.push({ code: 'fleet', numbers: { cards: then.fleet, lacking }, weight: weights.fleet });
  }
  if (points > 0) merits.push({ code: 'points', numbers: { points }, weight: points });
  return merits;
}

/** What a building on a vertex brings that did not stand there. */
function yieldMerits({ table, seat }: View, vertex: number, weights: Weights, income: Float64Array): Merit[] {
  const isNew = table.vertices[vertex] === 0;
  const worth = weights.income * future(table);
  const merits: Merit[] = [];
  for (let resource = 0; resource < KINDS; resource++) {
    const rolls = rollsAt(table.board, vertex, resource);
    if (rolls === 0) continue;
    const isFirst = (income[resource] ?? 0) === 0;
    const weight = (worth * rolls * (weights.resource[resource] ?? 1)) / ROLLS;
    // Who has nothing at all lacks everything: that goes without saying.
    const code = !isNew ? 'more' : isFirst && sum(income) > 0 ? 'yield.first' : 'yield';
    merits.push({ code, numbers: { resource, rolls }, weight: weight + (isFirst ? weights.variety : 0) });
  }
  const post = table.derived.postAt[vertex] ?? NONE;
  const posts = table.derived.posts[seat] ?? 0;
  if (!isNew || post === NONE || ((posts >> post) & 1) === 1) return merits;
  if (post === GENERAL) return [...merits, { code: 'post.any', numbers: {}, weight: weights.post * sum(income) }];
  const some = (income[post] ?? 0) + rollsAt(table.board, vertex, post) / ROLLS;
  return [...merits, { code: 'post', numbers: { resource: post }, weight: 2 * weights.post * some }];
}

const sum = (numbers: Float64Array): number => numbers.reduce((all, n) => all + n, 0);

/** Where ships lead to. */
function wayMerits(before: View, after: View, weights: Weights, weighed: Float64Array): Merit[] {
  const { table, seat } = after;
  const worth = future(table);
  const [had, has] = [siteReached(before.table, seat, weighed), siteReached(table, seat, weighed)];
  if (has !== NONE && has !== had && (weighed[has] ?? 0) > (weighed[had] ?? 0)) {
    const gain = (weighed[has] ?? 0) - (weighed[had] ?? 0);
    return [{ code: 'site', numbers: { rolls: rollsAt(table.board, has) }, weight: worth * weights.site * gain }];
  }
  const ahead = siteAhead(table, seat, weighed);
  const gain = (weighed[ahead] ?? 0) - (weighed[had] ?? 0);
  if (ahead === NONE || gain <= 0) return [];
  return [{ code: 'ahead', numbers: { rolls: rollsAt(table.board, ahead) }, weight: worth * weights.further * gain }];
}

const swapped = (cards: readonly number[], give: readonly number[], take: readonly number[]): readonly number[] =>
  cards.map((n, kind) => n - (give[kind] ?? 0) + (take[kind] ?? 0));

/** The cards after a move that changes them in a way its seat foresees; null where it does not. */
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
      return swapped(hand.resources, move.give, move.take);
    case 'accept': {
      const frame = top(table);
      return frame.kind === 'offer' ? swapped(hand.resources, frame.take, frame.give) : null;
    }
    case 'demand':
      return hand.resources.map((n, kind) => n + (kind === move.resource ? 1 : 0));
    default:
      return null;
  }
}

/** What this seat could still build, as far as there are pieces and places for it. */
function goalsOf({ table, seat }: View, weights: Weights, weighed: Float64Array): Goal[] {
  const { ships, stations, bases } = player(table, seat);
  const hasSite = stations > 0 && siteReached(table, seat, weighed) !== NONE;
  const hasStation = table.vertices.includes(seat + 1);
  const isOpen = { ship: ships > 0, station: hasSite, base: bases > 0 && hasStation, development: table.deck > 0 };
  return WHATS.flatMap((name, what) => (isOpen[name] ? [{ what, price: COST[name], weight: weights[name] }] : []));
}

/** Cards that a 7 would have taken half of. */
function safetyMerits(before: View, after: View): Merit[] {
  const [had, has] = [player(before.table, before.seat).cards, player(after.table, after.seat).cards];
  if (had <= SAFE || has > SAFE) return [];
  const lost = had >> 1;
  return [{ code: 'safe', numbers: { cards: has, lost }, weight: SEVENS * lost * SPARED }];
}

/** What may lie in the deck, as far as this seat can tell. */
function deckMerits({ table, hand }: View): Merit[] {
  const left = DECK.map((n, card) => n - (table.spent[card] ?? 0) - (hand.developments[card] ?? 0));
  const fleets = (left[SFI] ?? 0) - table.players.reduce((n, { fleet }) => n + fleet, 0);
  const points = (left[VICTORY] ?? 0) - table.players.reduce((n, { victory }) => n + victory, 0);
  const of = left.reduce((a, b) => a + b, 0) - (left[SFI] ?? 0) - (left[VICTORY] ?? 0) + fleets + points;
  return [{ code: 'deck', numbers: { of, fleets, points }, weight: UNSEEN }];
}

/** What the others have got of a resource, as far as the board tells: their cards are hidden. */
function monopolyMerits({ table, seat }: View, resource: number): Merit[] {
  const others = table.players.map((each, rival) => ({ ...each, rival })).filter(({ rival }) => rival !== seat);
  let yielded = 0;
  for (const { rival } of others) {
    eachBuilding(table, rival, (vertex, size) => {
      yielded += size * rollsAt(table.board, vertex, resource);
    });
  }
  const cards = others.reduce((n, each) => n + each.cards, 0);
  return [{ code: 'monopoly', numbers: { resource, yielded, cards }, weight: UNSEEN }];
}

/** The part of the own income that the cruiser keeps back now. */
function freedMerits({ table, seat }: View, weights: Weights): Merit[] {
  const { cruiser, board } = table;
  const resource = board.planets[cruiser] ?? ASTEROID;
  const { own } = around(table, cruiser, seat);
  if (resource === ASTEROID || own === 0) return [];
  const rolls = rollsOf(board.numbers[cruiser] ?? 0);
  const weight = (weights.income * weights.blocked * own * rolls * future(table)) / ROLLS;
  return [{ code: 'freed', numbers: { resource, rolls }, weight }];
}

/** What speaks for moves in Star Trek, weighed as the evaluation weighs it. */
export function meritsBy(
  weights: Weights,
  yields: (board: Board) => Yields,
): (outlook: Outlook<Table, Hand, Memory>, move: Move) => Merit[] {
  const incomeOf = ({ table, seat }: View): Float64Array => {
    const { cards } = yields(table.board);
    const income = new Float64Array(KINDS);
    eachBuilding(table, seat, (vertex, size) => {
      for (let kind = 0; kind < KINDS; kind++) {
        income[kind] = (income[kind] ?? 0) + size * (cards[vertex * KINDS + kind] ?? 0);
      }
    });
    return income;
  };

  const own = (before: View, after: View, move: Move, weighed: Float64Array): Merit[] => {
    switch (move.kind) {
      case 'found':
      case 'station':
      case 'retire-station':
      case 'base':
      case 'retire-base':
        return yieldMerits(before, move.vertex, weights, incomeOf(before));
      case 'found-ship':
      case 'ship':
      case 'place':
        return wayMerits(before, after, weights, weighed);
      case 'cruiser':
        return [...cruiserMerits(before, move.hex, weights), ...freedMerits(before, weights)];
      case 'sfi':
      case 'chase':
        return freedMerits(before, weights);
      case 'steal':
        return lootMerits(before.table.players, before.seat, move.seat);
      case 'buy':
        return deckMerits(before);
      case 'monopoly':
        return monopolyMerits(before, move.resource);
      case 'discard': {
        const left = before.hand.resources.map((n, kind) => n - (move.cards[kind] ?? 0));
        return keptMerits(left, goalsOf(before, weights, weighed));
      }
      case 'build':
        return keptMerits(before.hand.resources, goalsOf(before, weights, weighed)).map((merit) =>
          merit.code === 'keeps' ? { ...merit, code: 'payable' } : merit,
        );
      case 'decline': {
        const { resources } = before.hand;
        const cards = cardsAfter(before, after, { kind: 'accept' });
        return cards === null ? [] : sparedMerits(resources, cards, goalsOf(before, weights, weighed));
      }
      case 'repay': {
        const left = before.hand.resources.map((n, kind) => n - (kind === move.resource ? 1 : 0));
        return keptMerits(left, goalsOf(before, weights, weighed));
      }
      case 'exchange':
        return [{ code: 'support', numbers: { character: move.character }, weight: UNSEEN }];
      case 'dismiss': {
        const { give = [], take = [] } = proposalOf(before.table, move.seat) ?? {};
        const { resources } = before.hand;
        return sparedMerits(resources, swapped(resources, take, give), goalsOf(before, weights, weighed));
      }
      case 'withdraw': {
        const frame = top(before.table);
        if (frame.kind !== 'offer') return [];
        const cards = swapped(before.hand.resources, frame.give, frame.take);
        return sparedMerits(before.hand.resources, cards, goalsOf(before, weights, weighed));
      }
      case 'end':
        return waitingMerits(before.hand.resources, goalsOf(before, weights, weighed));
      default: {
        const cards = cardsAfter(before, after, move);
        return cards === null ? [] : savingMerits(before.hand.resources, cards, goalsOf(before, weights, weighed));
      }
    }
  };

  return ({ before, after }, move) => {
    const { weighed } = yields(before.table.board);
    return [
      ...scoreMerits(before, after, weights),
      ...own(before, after, move, weighed),
      ...(move.kind === 'discard' ? [] : safetyMerits(before, after)),
      ...rateMerits(before, move),
    ];
  };
}

/** A better rate than the bank's plain one is worth a word. */
function rateMerits({ table, seat }: View, move: Move): Merit[] {
  if (move.kind !== 'bank') return [];
  const rate = rateOf(table, seat, move.give);
  return [{ code: 'rate', numbers: { rate, resource: move.give }, weight: (4 - rate) * SPARED }];
}
