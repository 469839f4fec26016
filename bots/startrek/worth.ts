import { some } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  ASTEROID,
  type Board,
  COST,
  DEVELOPMENTS,
  FLEET_LEAST,
  type Hand,
  KINDS,
  ROUTE_LEAST,
  SAFE,
  SFI,
  type Table,
  VICTORY,
} from '@orrery/startrek/facts';
import { paidFor, priceOf } from '../prices.ts';
import { around, bestPromise, bestSite, eachBuilding } from './sites.ts';
import type { Weights } from './weights.ts';
import { shareOf, type Yields } from './yields.ts';

type Player = Table['players'][number];

/** However near the end is, the future counts for something. */
const LEAST_FUTURE = 0.1;
/** A line longer than this brings nothing more. */
const LONG_ROUTE = ROUTE_LEAST + 3;
/** How an unplayed card is weighed: a point as what it is, others by a weight. */
const WEIGHED: Readonly<Record<(typeof DEVELOPMENTS)[number], 'sfi' | 'progress' | 'point'>> = {
  sfi: 'sfi',
  utopia: 'progress',
  science: 'progress',
  monopoly: 'progress',
  victory: 'point',
};
const PROGRESS = [...DEVELOPMENTS.keys()].filter((card) => WEIGHED[some(DEVELOPMENTS, card)] === 'progress');
const PRICE = {
  ship: priceOf(COST.ship),
  station: priceOf(COST.station),
  base: priceOf(COST.base),
  development: priceOf(COST.development),
} as const;

/** How much of the game is still to come, by the points of the leader. */
export function future({ players, options }: Table): number {
  let leader = 0;
  for (let q = 0; q < players.length; q++) leader = Math.max(leader, players[q]?.points ?? 0);
  return Math.max(LEAST_FUTURE, 1 - leader / options.target);
}

/**
 * The evaluation: points, what the board will bring, where one can still go, what the hand can pay for, and what is
 * held back. Everything in victory points. What the board brings counts for less the nearer the end is.
 */
export function worthOf(
  weights: Weights,
  yields: (board: Board) => Yields,
): (table: Table, hand: Hand, seat: Seat) => number {
  const income = new Float64Array(KINDS);

  /** Fills `income` by resource, and returns it weighed, less what the cruiser keeps back: it will not stay for ever. */
  function flow(table: Table, seat: Seat, { cards, weighed }: Yields): number {
    income.fill(0);
    let sum = 0;
    eachBuilding(table, seat, (vertex, size) => {
      sum += size * (weighed[vertex] ?? 0);
      for (let kind = 0; kind < KINDS; kind++) {
        income[kind] = (income[kind] ?? 0) + size * (cards[vertex * KINDS + kind] ?? 0);
      }
    });
    const { cruiser, board } = table;
    const planet = board.planets[cruiser] ?? ASTEROID;
    if (planet === ASTEROID) return sum;
    const { own } = around(table, cruiser, seat);
    return sum - weights.blocked * own * shareOf(board.numbers[cruiser] ?? 0) * (weights.resource[planet] ?? 1);
  }

  /** How many kinds come in, and what posts make of them: the better rate saves one card or two. */
  function exchange(posts: number): number {
    let worth = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const n = income[kind] ?? 0;
      const saved = (posts >> kind) & 1 ? 2 : (posts >> KINDS) & 1;
      if (n > 0) worth += weights.variety + weights.post * n * saved;
    }
    return worth;
  }

  function handWorth({ resources, developments }: Hand, player: Player, table: Table, site: number): number {
    const { cards } = player;
    let worth = weights.card * Math.min(cards, SAFE) + weights.excess * Math.max(0, cards - SAFE);
    if (site > 0 && player.stations > 0) worth += weights.station * paidFor(resources, PRICE.station);
    else if (player.ships > 0) worth += weights.ship * paidFor(resources, PRICE.ship);
    if (player.bases > 0) worth += weights.base * paidFor(resources, PRICE.base);
    if (table.deck > 0) worth += weights.development * paidFor(resources, PRICE.development);
    let progress = 0;
    for (let i = 0; i < PROGRESS.length; i++) progress += developments[PROGRESS[i] ?? 0] ?? 0;
    return worth + weights.sfi * (developments[SFI] ?? 0) + weights.progress * progress;
  }

  return (table, hand, seat) => {
    const player = table.players[seat];
    if (player === undefined) return 0;
    const known = yields(table.board);
    const mayGrow = player.stations > 0 || player.reserve > 0;
    const site = mayGrow ? bestSite(table, seat, known.weighed) : 0;
    const further = mayGrow ? Math.max(0, bestPromise(table, seat, known.weighed) - site) : 0;
    const board =
      weights.income * flow(table, seat, known) +
      exchange(table.derived.posts[seat] ?? 0) +
      weights.site * site +
      weights.further * further;
    const fleet = table.fleetHolder === seat ? 0 : weights.fleet * Math.min(FLEET_LEAST, player.fleet);
    return (
      player.points +
      (hand.developments[VICTORY] ?? 0) +
      future(table) * board +
      handWorth(hand, player, table, site) +
      fleet +
      weights.route * Math.min(player.route, LONG_ROUTE)
    );
  };
}
