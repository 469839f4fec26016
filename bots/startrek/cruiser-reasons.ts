import type { SeatView } from '@orrery/kernel';
import { ASTEROID, type Hand, isBase, ownerOf, type Table, TOPOLOGY, VERTICES_PER_HEX } from '@orrery/startrek/facts';
import { lootReasons, type MoveReason } from '../reasons.ts';
import { futureShare } from './evaluator.ts';
import type { StartrekWeights } from './weights.ts';
import { rollWays } from './yields.ts';

type View = SeatView<Table, Hand>;

const DICE_ROLLS = 36;
/** The value of hindering a player who is a point ahead of another. */
const POINT_AHEAD_VALUE = 0.1;

/** What the cruiser on a hex costs each of the other seats. */
export function cruiserReasons({ table, seat }: View, hex: number, weights: StartrekWeights): MoveReason[] {
  const resource = table.board.planets[hex] ?? ASTEROID;
  if (resource === ASTEROID) return [];
  const rolls = rollWays(table.board.numbers[hex] ?? 0);
  const worth = (weights.income * weights.blocked * rolls * futureShare(table)) / DICE_ROLLS;
  return cardsLost(table, hex).flatMap((cards, rival): MoveReason[] => {
    const player = table.players[rival];
    if (rival === seat || cards === 0 || player === undefined) return [];
    const { points } = player;
    const weight = worth * cards + POINT_AHEAD_VALUE * points;
    return [
      { code: 'block', numbers: { seat: rival, points, resource, cards, rolls }, weight },
      ...lootReasons(table.players, seat, rival),
    ];
  });
}

/** By seat: the cards that a roll of the hex's number yields. */
function cardsLost({ players, vertices }: Table, hex: number): number[] {
  const cards = players.map(() => 0);
  for (let i = hex * VERTICES_PER_HEX; i < hex * VERTICES_PER_HEX + VERTICES_PER_HEX; i++) {
    const building = vertices[TOPOLOGY.hexVertices[i] ?? 0] ?? 0;
    if (building === 0) continue;
    const owner = ownerOf(building);
    cards[owner] = (cards[owner] ?? 0) + (isBase(building) ? 2 : 1);
  }
  return cards;
}
