import { bitCount, NONE } from '@orrery/common';
import { ASTEROID, EDGE_WORD_COUNT, RESOURCE_KINDS, RESOURCES, ROBBER_ROLL, type Table } from '@orrery/startrek/facts';
import { type FigureGroup, namesFor } from '../../network/groups.ts';
import { buildingsAround } from '../sites.ts';
import { rollWays } from '../yields.ts';
import { flag, type SeenSeat } from './open-table.ts';
import { ROLLS } from './pieces.ts';
import { OUT_OF_REACH } from './sites-ahead.ts';

const ROLL_NUMBERS = Array.from({ length: ROLLS }, (_, roll) => roll).filter(
  (roll) => roll > 1 && roll !== ROBBER_ROLL,
);

/** What the seat's buildings bring, and what the cruiser takes away. */
export const PRODUCTION_FIGURES: FigureGroup<SeenSeat> = {
  names: [
    ...namesFor(RESOURCES, 'ways'),
    'ways of all',
    'resources produced',
    'rolls that bring something',
    ...namesFor(ROLL_NUMBERS, 'cards on a roll'),
    ...namesFor(RESOURCES, 'ways the cruiser takes'),
    'ways the cruiser takes from others',
  ],
  write({ table, seat, production }, into, at) {
    let kinds = 0;
    for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
      const ways = production.ways[kind] ?? 0;
      into[at + kind] = ways;
      if (ways > 0) kinds++;
    }
    let rolls = 0;
    for (let i = 0; i < ROLL_NUMBERS.length; i++) {
      const roll = ROLL_NUMBERS[i] ?? 0;
      const cards = production.cardsByRoll[roll] ?? 0;
      into[at + 8 + i] = cards;
      if (cards > 0) rolls += rollWays(roll);
    }
    into[at + 5] = production.total;
    into[at + 6] = kinds;
    into[at + 7] = rolls;
    writeCruiser(table, seat, into, at + 8 + ROLL_NUMBERS.length);
  },
};

function writeCruiser(table: Table, seat: number, into: Int32Array, at: number): void {
  const { board, cruiser } = table;
  const planet = board.planets[cruiser] ?? ASTEROID;
  const ways = planet === ASTEROID ? 0 : rollWays(board.numbers[cruiser] ?? 0);
  const { own, others } = buildingsAround(table, cruiser, seat);
  for (let kind = 0; kind < RESOURCE_KINDS; kind++) into[at + kind] = kind === planet ? own * ways : 0;
  into[at + RESOURCE_KINDS] = others * ways;
}

/** How many lanes are open to a seat. */
function lanesOf({ derived: { lanes } }: Table, seat: number): number {
  let n = 0;
  for (let word = 0; word < EDGE_WORD_COUNT; word++) n += bitCount(lanes[seat * EDGE_WORD_COUNT + word] ?? 0);
  return n;
}

/** Pieces on the board and left. */
export const PIECE_FIGURES: FigureGroup<SeenSeat> = {
  names: ['stations', 'bases', 'ships left', 'stations left', 'stations in reserve', 'bases left', 'lanes'],
  write({ player, production, table, seat }, into, at) {
    into[at] = production.stations;
    into[at + 1] = production.bases;
    into[at + 2] = player.ships;
    into[at + 3] = player.stations;
    into[at + 4] = player.reserve;
    into[at + 5] = player.bases;
    into[at + 6] = lanesOf(table, seat);
  },
};

const SHIPS = Array.from({ length: OUT_OF_REACH }, (_, ships) => ships);
/** A site of a seat has no more than this many free neighbours of interest. */
const MAX_SITES = 9;

/** The free sites ahead, by the number of ships to build first, and the favourite among them. */
export const SITE_FIGURES: FigureGroup<SeenSeat> = {
  names: [
    ...namesFor(SHIPS, 'free sites, ships away'),
    ...namesFor(SHIPS, 'ways of the best site, ships away'),
    ...namesFor(SHIPS, 'ways of the safest site, ships away'),
    ...namesFor(RESOURCES, 'ways of the favourite site'),
    'new resources of the favourite site',
    'ships to the favourite site',
    'ships of a rival to the favourite site',
    'post at the favourite site',
  ],
  write({ table, open, production, sites }, into, at) {
    for (let ships = 0; ships < OUT_OF_REACH; ships++) {
      into[at + ships] = Math.min(MAX_SITES, sites.count[ships] ?? 0);
      into[at + OUT_OF_REACH + ships] = sites.best[ships] ?? 0;
      into[at + 2 * OUT_OF_REACH + ships] = sites.safest[ships] ?? 0;
    }
    const next = at + 3 * OUT_OF_REACH;
    const { favourite } = sites;
    let fresh = 0;
    for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
      const ways = favourite === NONE ? 0 : (open.ways.byKind[favourite * RESOURCE_KINDS + kind] ?? 0);
      into[next + kind] = ways;
      if (ways > 0 && production.ways[kind] === 0) fresh++;
    }
    into[next + RESOURCE_KINDS] = fresh;
    into[next + RESOURCE_KINDS + 1] = favourite === NONE ? OUT_OF_REACH : (sites.ships[favourite] ?? OUT_OF_REACH);
    into[next + RESOURCE_KINDS + 2] = sites.rival;
    into[next + RESOURCE_KINDS + 3] = flag(favourite !== NONE && (table.derived.postAt[favourite] ?? NONE) !== NONE);
  },
};
