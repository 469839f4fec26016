import { itemAt } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  ASTEROID,
  COST,
  DEVELOPMENTS,
  HAND_LIMIT,
  type Hand,
  MIN_FLEET_SIZE,
  MIN_ROUTE_LENGTH,
  RESOURCE_KINDS,
  SFI_CARD,
  type StartrekBoard,
  type Table,
  VICTORY_CARD,
} from '@orrery/startrek/facts';
import { affordability, sparsePrice } from '../prices.ts';
import { bestLaneValue, bestReachedSiteValue, buildingsAround, forEachBuilding } from './sites.ts';
import type { StartrekWeights } from './weights.ts';
import { type BoardVertexYields, rollShare } from './yields.ts';

type Player = Table['players'][number];

/** Minimum weight of the future, however near the end is. */
const MIN_FUTURE = 0.1;
/** A route longer than this adds nothing. */
const MAX_USEFUL_ROUTE = MIN_ROUTE_LENGTH + 3;
/** The value of an unplayed card: a point counts as a point, others by a weight. */
const WEIGHT_OF_CARD: Readonly<Record<(typeof DEVELOPMENTS)[number], 'sfi' | 'progress' | 'point'>> = {
  sfi: 'sfi',
  utopia: 'progress',
  science: 'progress',
  monopoly: 'progress',
  victory: 'point',
};
const PROGRESS_CARDS = [...DEVELOPMENTS.keys()].filter(
  (card) => WEIGHT_OF_CARD[itemAt(DEVELOPMENTS, card)] === 'progress',
);
const SPARSE_PRICES = {
  ship: sparsePrice(COST.ship),
  station: sparsePrice(COST.station),
  base: sparsePrice(COST.base),
  development: sparsePrice(COST.development),
} as const;

/** How much of the game is left, by the points of the leader. */
export function futureShare({ players, options }: Table): number {
  let leader = 0;
  for (let q = 0; q < players.length; q++) leader = Math.max(leader, players[q]?.points ?? 0);
  return Math.max(MIN_FUTURE, 1 - leader / options.target);
}

/**
 * The evaluation: points, income from the board, room for expansion, what the hand can pay for, and cards kept back.
 * All in victory points. Income counts for less the nearer the end is.
 */
export function startrekEvaluator(
  weights: StartrekWeights,
  yields: (board: StartrekBoard) => BoardVertexYields,
): (table: Table, hand: Hand, seat: Seat) => number {
  const income = new Float64Array(RESOURCE_KINDS);

  /**
   * Fills `income` by resource and returns its weighted sum, less a part of what the cruiser blocks, since it will move
   * on.
   */
  function flow(table: Table, seat: Seat, { cards, weighed }: BoardVertexYields): number {
    income.fill(0);
    let sum = 0;
    forEachBuilding(table, seat, (vertex, size) => {
      sum += size * (weighed[vertex] ?? 0);
      for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
        income[kind] = (income[kind] ?? 0) + size * (cards[vertex * RESOURCE_KINDS + kind] ?? 0);
      }
    });
    const { cruiser, board } = table;
    const planet = board.planets[cruiser] ?? ASTEROID;
    if (planet === ASTEROID) return sum;
    const { own } = buildingsAround(table, cruiser, seat);
    return sum - weights.blocked * own * rollShare(board.numbers[cruiser] ?? 0) * (weights.resource[planet] ?? 1);
  }

  /** The number of produced resources, and the gain from trading posts: a better rate saves one card or two. */
  function exchange(posts: number): number {
    let worth = 0;
    for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
      const n = income[kind] ?? 0;
      const saved = (posts >> kind) & 1 ? 2 : (posts >> RESOURCE_KINDS) & 1;
      if (n > 0) worth += weights.variety + weights.post * n * saved;
    }
    return worth;
  }

  function handWorth({ resources, developments }: Hand, player: Player, table: Table, site: number): number {
    const { cards } = player;
    let worth = weights.card * Math.min(cards, HAND_LIMIT) + weights.excess * Math.max(0, cards - HAND_LIMIT);
    if (site > 0 && player.stations > 0) worth += weights.station * affordability(resources, SPARSE_PRICES.station);
    else if (player.ships > 0) worth += weights.ship * affordability(resources, SPARSE_PRICES.ship);
    if (player.bases > 0) worth += weights.base * affordability(resources, SPARSE_PRICES.base);
    if (table.deck > 0) worth += weights.development * affordability(resources, SPARSE_PRICES.development);
    let progress = 0;
    for (let i = 0; i < PROGRESS_CARDS.length; i++) progress += developments[PROGRESS_CARDS[i] ?? 0] ?? 0;
    return worth + weights.sfi * (developments[SFI_CARD] ?? 0) + weights.progress * progress;
  }

  return (table, hand, seat) => {
    const player = table.players[seat];
    if (player === undefined) return 0;
    const known = yields(table.board);
    const mayGrow = player.stations > 0 || player.reserve > 0;
    const site = mayGrow ? bestReachedSiteValue(table, seat, known.weighed) : 0;
    const further = mayGrow ? Math.max(0, bestLaneValue(table, seat, known.weighed) - site) : 0;
    const board =
      weights.income * flow(table, seat, known) +
      exchange(table.derived.posts[seat] ?? 0) +
      weights.site * site +
      weights.further * further;
    const fleet = table.fleetHolder === seat ? 0 : weights.fleet * Math.min(MIN_FLEET_SIZE, player.fleet);
    return (
      player.points +
      (hand.developments[VICTORY_CARD] ?? 0) +
      futureShare(table) * board +
      handWorth(hand, player, table, site) +
      fleet +
      weights.route * Math.min(player.route, MAX_USEFUL_ROUTE)
    );
  };
}
