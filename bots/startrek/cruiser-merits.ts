import type { SeatView } from '@orrery/kernel';
import { ASTEROID, type Hand, isBase, MAP, ownerOf, SIX, type Table } from '@orrery/startrek/facts';
import { lootMerits, type Merit } from '../merits.ts';
import type { Weights } from './weights.ts';
import { future } from './worth.ts';
import { rollsOf } from './yields.ts';

type View = SeatView<Table, Hand>;

const ROLLS = 36;
/** What it is worth to hold back somebody a point ahead of another. */
const AHEAD = 0.1;

/** What the cruiser on a hex costs each of the others. */
export function cruiserMerits({ table, seat }: View, hex: number, weights: Weights): Merit[] {
  const resource = table.board.planets[hex] ?? ASTEROID;
  if (resource === ASTEROID) return [];
  const rolls = rollsOf(table.board.numbers[hex] ?? 0);
  const worth = (weights.income * weights.blocked * rolls * future(table)) / ROLLS;
  return cardsLost(table, hex).flatMap((cards, rival): Merit[] => {
    const player = table.players[rival];
    if (rival === seat || cards === 0 || player === undefined) return [];
    const { points } = player;
    const weight = worth * cards + AHEAD * points;
    return [
      { code: 'block', numbers: { seat: rival, points, resource, cards, rolls }, weight },
      ...lootMerits(table.players, seat, rival),
    ];
  });
}

/** By seat: the cards that a roll of the hex's number brings. */
function cardsLost({ players, vertices }: Table, hex: number): number[] {
  const cards = players.map(() => 0);
  for (let i = hex * SIX; i < hex * SIX + SIX; i++) {
    const building = vertices[MAP.hexVertices[i] ?? 0] ?? 0;
    if (building === 0) continue;
    const owner = ownerOf(building);
    cards[owner] = (cards[owner] ?? 0) + (isBase(building) ? 2 : 1);
  }
  return cards;
}
