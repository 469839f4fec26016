import { itemAt } from '@orrery/common';
import { type AnyView, type Message, type SeatView, topFrame } from '@orrery/kernel';
import {
  EDGE_COUNT,
  type Hand,
  HEX_COUNT,
  type Move,
  ownerOf,
  SUPPORT_CARD_MOVES,
  type Table,
  VERTEX_COUNT,
} from '@orrery/startrek/facts';
import { laneLabel, planetLabel, pointLabel } from '@orrery/startrek/words';
import type { BoardCoordinate, BoardPlace } from '../../../table/game-ui.ts';
import { LANE_POSITIONS, POINT_POSITIONS, SECTOR_POSITIONS } from './geometry.ts';

/** Places that can be selected: points, lanes and sectors, with ids such as v12, e30, h4. */
type PlaceSort = 'v' | 'e' | 'h';
interface ParsedPlace {
  readonly sort: PlaceSort;
  readonly number: number;
}

const PLACE_SORTS: readonly string[] = ['v', 'e', 'h'];
const isPlaceSort = (letter: string): letter is PlaceSort => PLACE_SORTS.includes(letter);

export const pointPlace = (vertex: number): string => `v${vertex}`;
export const lanePlace = (edge: number): string => `e${edge}`;
export const sectorPlace = (hex: number): string => `h${hex}`;

/** Parses a place id. */
export function parsePlace(place: string): ParsedPlace | null {
  const sort = place.slice(0, 1);
  return isPlaceSort(sort) ? { sort, number: Number(place.slice(1)) } : null;
}

/** A pointer selects the nearest place; a ship is half a lane away from a point. */
const PLACE_REACHES: Readonly<Record<PlaceSort, number>> = { v: 17, e: 16, h: 46 };

const placesOfSort = (
  sort: PlaceSort,
  count: number,
  at: readonly BoardCoordinate[],
  name: (number: number) => Message,
): readonly BoardPlace[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${sort}${i}`,
    at: itemAt(at, i),
    reach: PLACE_REACHES[sort],
    name: name(i),
  }));

export const places = ({ table }: AnyView<Table, Hand>): readonly BoardPlace[] => [
  ...placesOfSort('v', VERTEX_COUNT, POINT_POSITIONS, (vertex) => pointLabel(table, vertex)),
  ...placesOfSort('e', EDGE_COUNT, LANE_POSITIONS, (edge) => laneLabel(table, edge)),
  ...placesOfSort('h', HEX_COUNT, SECTOR_POSITIONS, (hex) => planetLabel(table, hex)),
];

export function placeOf(move: Move): string | null {
  if ('vertex' in move) return pointPlace(move.vertex);
  if ('edge' in move) return lanePlace(move.edge);
  if ('hex' in move) return sectorPlace(move.hex);
  return null;
}

/** The moves of support cards that are made at a place. */
const SAMPLE_MOVES_BY_KIND: ReadonlyMap<string, Move> = new Map(
  SUPPORT_CARD_MOVES.flatMap(({ kind, all }) =>
    all.flatMap((move) => (placeOf(move) === null ? [] : [[`${kind} ${placeOf(move)}`, move] as const])),
  ),
);

/** The move of this kind at this place, null if they do not fit. */
function moveOfKindAt({ sort, number }: ParsedPlace, kind: string): Move | null {
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
      return SAMPLE_MOVES_BY_KIND.get(`${kind} ${sort}${number}`) ?? null;
  }
}

/** What selecting a point means between the roll and the end of a turn: to build on it. */
function buildingAt({ table, seat }: SeatView<Table, Hand>, vertex: number): 'station' | 'base' {
  const building = table.vertices[vertex] ?? 0;
  return building !== 0 && ownerOf(building) === seat ? 'base' : 'station';
}

/** The kind of move that selecting a place means at this moment of the game. */
function usualKindAt(spot: ParsedPlace, view: SeatView<Table, Hand>): string | null {
  const question = topFrame(view.table).kind;
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

export function moveForPlace(place: string, aim: string | null, view: SeatView<Table, Hand>): Move | null {
  const spot = parsePlace(place);
  if (spot === null) return null;
  const kind = aim ?? usualKindAt(spot, view);
  return kind === null ? null : moveOfKindAt(spot, kind);
}
