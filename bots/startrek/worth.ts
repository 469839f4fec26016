import type { Seat } from '@orrery/kernel';
import type { Board } from '@orrery/startrek/facts';
import {
  ASTEROID,
  COST,
  EDGE_WORD,
  EDGE_WORDS,
  EDGES,
  type Hand,
  isBase,
  KINDS,
  MAP,
  MONOPOLY,
  ownerOf,
  ROUTE_LEAST,
  SAFE,
  SCIENCE,
  SFI,
  type Table,
  UTOPIA,
  VERTEX_WORD,
  VERTEX_WORDS,
  VERTICES,
  VICTORY,
} from '@orrery/startrek/facts';
import type { Weights } from './weights.ts';
import { shareOf, type Yields } from './yields.ts';

/** How far a hand pays for something: 1 when it does, less the more is missing. */
function paidFor(resources: readonly number[], price: readonly number[], size: number): number {
  let lacking = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const gap = (price[kind] ?? 0) - (resources[kind] ?? 0);
    if (gap > 0) lacking += gap;
  }
  const done = 1 - lacking / size;
  return done * done;
}

/**
 * The evaluation: points, what the board will bring, where one can still go, what the hand can pay for, and what is
 * held back. Everything in victory points. The future counts for less the nearer the end is.
 */
export function worthOf(
  weights: Weights,
  yields: (board: Board) => Yields,
): (table: Table, hand: Hand, seat: Seat) => number {
  const income = new Float64Array(KINDS);
  return (table, hand, seat) => {
    const { cards, weighed } = yields(table.board);
    const { players, vertices, derived } = table;
    const player = players[seat];
    if (player === undefined) return 0;
    let leader = 0;
    for (let q = 0; q < players.length; q++) leader = Math.max(leader, players[q]?.points ?? 0);
    const ahead = Math.max(0.1, 1 - leader / table.options.target);

    income.fill(0);
    let flow = 0;
    for (let vertex = 0; vertex < VERTICES; vertex++) {
      const building = vertices[vertex] ?? 0;
      if (building === 0 || ownerOf(building) !== seat) continue;
      const n = isBase(building) ? 2 : 1;
      flow += n * (weighed[vertex] ?? 0);
      for (let kind = 0; kind < KINDS; kind++)
        income[kind] = (income[kind] ?? 0) + n * (cards[vertex * KINDS + kind] ?? 0);
    }
    flow -= blocked(table, seat, weights);
    const posts = derived.posts[seat] ?? 0;
    let variety = 0;
    let trading = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const n = income[kind] ?? 0;
      if (n > 0) variety++;
      trading += n * ((posts >> kind) & 1 ? 2 : (posts >> KINDS) & 1);
    }

    let site = 0;
    let further = 0;
    if (player.stations > 0 || player.reserve > 0) {
      for (let word = 0; word < VERTEX_WORDS; word++) {
        let set = (derived.open[word] ?? 0) & (derived.reached[seat * VERTEX_WORDS + word] ?? 0);
        for (; set !== 0; set &= set - 1)
          site = Math.max(site, weighed[word * VERTEX_WORD + 31 - Math.clz32(set & -set)] ?? 0);
      }
      for (let word = 0; word < EDGE_WORDS; word++) {
        let set = derived.lanes[seat * EDGE_WORDS + word] ?? 0;
        for (; set !== 0; set &= set - 1) {
          const edge = word * EDGE_WORD + 31 - Math.clz32(set & -set);
          if (edge >= EDGES) continue;
          for (let end = edge * 2; end < edge * 2 + 2; end++) {
            const vertex = MAP.edgeVertices[end] ?? 0;
            const w = vertex < VERTEX_WORD ? 0 : 1;
            if (((derived.open[w] ?? 0) >> (vertex - w * VERTEX_WORD)) & 1)
              further = Math.max(further, weighed[vertex] ?? 0);
          }
        }
      }
    }

    const { resources, developments } = hand;
    const held = player.cards;
    let worth = player.points + (developments[VICTORY] ?? 0);
    worth += ahead * (weights.income * flow + weights.variety * variety + weights.post * trading);
    worth += ahead * (weights.site * site + weights.further * Math.max(0, further - site));
    worth += weights.card * Math.min(held, SAFE) + weights.excess * Math.max(0, held - SAFE);
    if (site > 0 && player.stations > 0) worth += weights.station * paidFor(resources, COST.station, 4);
    else if (player.ships > 0) worth += weights.ship * paidFor(resources, COST.ship, 2);
    if (player.bases > 0) worth += weights.base * paidFor(resources, COST.base, 5);
    if (table.deck > 0) worth += weights.development * paidFor(resources, COST.development, 3);
    worth += weights.sfi * (developments[SFI] ?? 0);
    worth +=
      weights.progress * ((developments[UTOPIA] ?? 0) + (developments[SCIENCE] ?? 0) + (developments[MONOPOLY] ?? 0));
    if (table.fleetHolder !== seat) worth += weights.fleet * Math.min(3, player.fleet);
    worth += weights.route * Math.min(player.route, ROUTE_LEAST + 3);
    return worth;
  };
}

/** What the cruiser keeps from a seat in a turn, weighed; it will not stay for ever. */
function blocked({ cruiser, vertices, board }: Table, seat: Seat, weights: Weights): number {
  const planet = board.planets[cruiser] ?? ASTEROID;
  if (planet === ASTEROID) return 0;
  let buildings = 0;
  for (let i = cruiser * 6; i < cruiser * 6 + 6; i++) {
    const building = vertices[MAP.hexVertices[i] ?? -1] ?? 0;
    if (building !== 0 && ownerOf(building) === seat) buildings += isBase(building) ? 2 : 1;
  }
  return weights.blocked * buildings * shareOf(board.numbers[cruiser] ?? 0) * (weights.resource[planet] ?? 1);
}
