import { NONE } from '@orrery/common';
import { type Message, seatRef } from '@orrery/kernel';
import { ASTEROID } from '../data.ts';
import { GENERAL_POST, type StartrekBoard } from '../layouts.ts';
import { isBase, ownerOf, type Table } from '../state.ts';
import { EDGES_PER_VERTEX, HEX_COUNT, TOPOLOGY, VERTICES_PER_HEX } from '../topology.ts';
import { message } from './message.ts';
import { resource } from './names.ts';

/** Corners of a hex, clockwise from the top. */
const CORNER_NAMES = ['top', 'upper-right', 'lower-right', 'bottom', 'lower-left', 'upper-left'] as const;
/** Sides of a hex, clockwise from the upper right one. */
const SIDE_NAMES = ['upper-right', 'right', 'lower-right', 'lower-left', 'left', 'upper-left'] as const;
/** Planets in each row of the board. */
const ROW_LENGTHS = [3, 4, 5, 4, 3] as const;

/** The asteroid field, home of the cruiser. */
export const isAsteroidField = ({ planets }: StartrekBoard, hex: number): boolean =>
  (planets[hex] ?? ASTEROID) === ASTEROID;

/** Whether another planet has the same resource and number, so that they do not identify it. */
const hasTwin = ({ planets, numbers }: StartrekBoard, hex: number): boolean =>
  planets.some((kind, other) => other !== hex && kind === planets[hex] && numbers[other] === numbers[hex]);

/** How far left or right of the middle of its row a planet lies, in planet widths. */
function sideOf(offset: number): string {
  if (offset === 0) return 'middle';
  const side = offset < 0 ? 'left' : 'right';
  return Math.abs(offset) > 1 ? `far${side}` : side;
}

/** The row, counted from 1, and the position in it. */
function gridPlace(hex: number): { row: number; place: string } {
  let before = 0;
  for (const [i, length] of ROW_LENGTHS.entries()) {
    if (hex < before + length) return { row: i + 1, place: sideOf(hex - before - (length - 1) / 2) };
    before += length;
  }
  throw new RangeError(`no hex ${hex} of ${HEX_COUNT}`);
}

/** A planet by what identifies it: water 8. */
export function planetMessage(board: StartrekBoard, hex: number): Message {
  if (isAsteroidField(board, hex)) return message('planet.asteroid');
  const name = { resource: resource(board.planets[hex] ?? ASTEROID), number: board.numbers[hex] ?? 0 };
  return hasTwin(board, hex) ? message('planet.twin', { ...name, ...gridPlace(hex) }) : message('planet', name);
}

const neighboursAt = (all: readonly number[], at: number, n: number): number[] =>
  all.slice(at * n, at * n + n).filter((each) => each !== NONE);

/** Between these planets; the border replaces what is missing of `most`. */
function betweenPlanets(board: StartrekBoard, hexes: readonly number[], most: number): Message {
  const planets = hexes.map((hex) => planetMessage(board, hex));
  return message('place.between', { planets: hexes.length < most ? [...planets, message('place.border')] : planets });
}

/** Beside a single planet a direction is needed: it has several such places. */
function besidePlanet(
  board: StartrekBoard,
  hex: number,
  directions: readonly ((typeof CORNER_NAMES)[number] | (typeof SIDE_NAMES)[number])[],
  i: number,
): Message {
  const side = directions[i];
  if (side === undefined) throw new RangeError(`no direction ${i}`);
  return message('place.edge', { planet: planetMessage(board, hex), side: message(`side.${side}`) });
}

/** Where a lane is: between water 8 and food 5. */
export function laneMessage({ board }: Table, edge: number): Message {
  const [first = NONE, second] = neighboursAt(TOPOLOGY.edgeHexes, edge, 2);
  if (second !== undefined) return betweenPlanets(board, [first, second], 2);
  return besidePlanet(board, first, SIDE_NAMES, neighboursAt(TOPOLOGY.hexEdges, first, VERTICES_PER_HEX).indexOf(edge));
}

function vertexMessage({ board }: Table, vertex: number): Message {
  const hexes = neighboursAt(TOPOLOGY.vertexHexes, vertex, EDGES_PER_VERTEX);
  const [first = NONE] = hexes;
  if (hexes.length > 1) return betweenPlanets(board, hexes, EDGES_PER_VERTEX);
  return besidePlanet(
    board,
    first,
    CORNER_NAMES,
    neighboursAt(TOPOLOGY.hexVertices, first, VERTICES_PER_HEX).indexOf(vertex),
  );
}

/** Where a point is: between water 8, food 5 and the border, at the 3:1 post. */
export function pointMessage(table: Table, vertex: number): Message {
  const place = vertexMessage(table, vertex);
  const post = table.derived.postAt[vertex] ?? NONE;
  if (post === NONE) return place;
  const kind = post === GENERAL_POST ? message('post.general') : message('post.special', { resource: resource(post) });
  return message('place.post', { place, post: kind });
}

/** A point with what is on it, for readers who do not see the board. */
export function pointLabel(table: Table, vertex: number): Message {
  const building = table.vertices[vertex] ?? 0;
  const place = pointMessage(table, vertex);
  if (building === 0) return message('point.free', { place });
  return message(isBase(building) ? 'point.base' : 'point.station', { place, seat: seatRef(ownerOf(building)) });
}

/** A lane with what is on it. */
export function laneLabel(table: Table, edge: number): Message {
  const ship = table.edges[edge] ?? 0;
  const place = laneMessage(table, edge);
  return ship === 0 ? message('lane.free', { place }) : message('lane.ship', { place, seat: seatRef(ship - 1) });
}

/** A planet with what is on it. */
export function planetLabel({ board, cruiser }: Table, hex: number): Message {
  const isHere = hex === cruiser;
  if (isAsteroidField(board, hex)) return message(isHere ? 'sector.home' : 'sector.asteroid');
  return message(isHere ? 'sector.cruiser' : 'sector.planet', { planet: planetMessage(board, hex) });
}
