import { type SeatView, top, type Window, type Words } from '@orrery/kernel';
import { CARD_MOVES, EDGES, type Hand, HEXES, type Move, ownerOf, type Table, VERTICES } from '@orrery/startrek/facts';
import { laneLabel, planetLabel, pointLabel } from '@orrery/startrek/words';
import type { Place, Point } from '../../../table/furniture.ts';
import { nth } from '../../common/nth.ts';
import { LANE_AT, POINT_AT, SECTOR_AT } from './geometry.ts';

/** What can be pointed at: points, lanes and sectors, as v12, e30, h4. */
type Sort = 'v' | 'e' | 'h';
interface Spot {
  readonly sort: Sort;
  readonly number: number;
}

const SORTS: readonly string[] = ['v', 'e', 'h'];
const isSort = (letter: string): letter is Sort => SORTS.includes(letter);

export const pointPlace = (vertex: number): string => `v${vertex}`;
export const lanePlace = (edge: number): string => `e${edge}`;
export const sectorPlace = (hex: number): string => `h${hex}`;

/** What a place's id stands for. */
export function spotOf(place: string): Spot | null {
  const sort = place.slice(0, 1);
  return isSort(sort) ? { sort, number: Number(place.slice(1)) } : null;
}

/** Fingers and mice mean the nearest place; half of a lane lies between a point and the ship on it. */
const REACHES: Readonly<Record<Sort, number>> = { v: 17, e: 16, h: 46 };

const listed = (sort: Sort, count: number, at: readonly Point[], name: (number: number) => Words): readonly Place[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${sort}${i}`, at: nth(at, i), reach: REACHES[sort], name: name(i) }));

export const places = ({ table }: Window<Table, Hand>): readonly Place[] => [
  ...listed('v', VERTICES, POINT_AT, (vertex) => pointLabel(table, vertex)),
  ...listed('e', EDGES, LANE_AT, (edge) => laneLabel(table, edge)),
  ...listed('h', HEXES, SECTOR_AT, (hex) => planetLabel(table, hex)),
];

export function placeOf(move: Move): string | null {
  if ('vertex' in move) return pointPlace(move.vertex);
  if ('edge' in move) return lanePlace(move.edge);
  if ('hex' in move) return sectorPlace(move.hex);
  return null;
}

/** The moves of support cards that are made at a place. */
const AT_PLACES: ReadonlyMap<string, Move> = new Map(
  CARD_MOVES.flatMap(({ kind, all }) =>
    all.flatMap((move) => (placeOf(move) === null ? [] : [[`${kind} ${placeOf(move)}`, move] as const])),
  ),
);

/** The move of this kind at this place, null where they do not fit. */
function aimed({ sort, number }: Spot, kind: string): Move | null {
  switch (kind) {
    case 'ship':
    case 'found-ship':
    case 'place':
      return sort === 'e' ? { kind, edge: number } : null;
    case 'station':
    case 'base':
    case 'found':
      return sort === 'v' ? { kind, vertex: number } : null;
    case 'cruiser':
      return sort === 'h' ? { kind, hex: number } : null;
    default:
      return AT_PLACES.get(`${kind} ${sort}${number}`) ?? null;
  }
}

/** What one points at a point for, between the roll and the end of a turn: to build on it. */
function buildingAt({ table, seat }: SeatView<Table, Hand>, vertex: number): 'station' | 'base' {
  const building = table.vertices[vertex] ?? 0;
  return building !== 0 && ownerOf(building) === seat ? 'base' : 'station';
}

/** What one points at such a place for at this moment of the game. */
function usual(spot: Spot, view: SeatView<Table, Hand>): string | null {
  const question = top(view.table).kind;
  switch (question) {
    case 'found-station':
      return 'found';
    case 'found-ship':
    case 'cruiser':
      return question;
    case 'utopia':
    case 'substitute':
    case 'relaunch':
      return 'place';
    case 'before':
    case 'trade':
    case 'build':
    case 'main':
      if (spot.sort === 'h') return null;
      return spot.sort === 'e' ? 'ship' : buildingAt(view, spot.number);
    default:
      return null;
  }
}

export function meant(place: string, aim: string | null, view: SeatView<Table, Hand>): Move | null {
  const spot = spotOf(place);
  if (spot === null) return null;
  const kind = aim ?? usual(spot, view);
  return kind === null ? null : aimed(spot, kind);
}
