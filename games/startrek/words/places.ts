import { NONE } from '@orrery/common';
import { type Words, who } from '@orrery/kernel';
import { ASTEROID } from '../data.ts';
import { type Board, GENERAL } from '../layouts.ts';
import { isBase, ownerOf, type Table } from '../state.ts';
import { HEXES, MAP, SIX, THREE } from '../topology.ts';
import { words } from './say.ts';
import { resource } from './things.ts';

/** Corners of a hex, clockwise from the top. */
const CORNERS = ['top', 'upper-right', 'lower-right', 'bottom', 'lower-left', 'upper-left'] as const;
/** Sides of a hex, clockwise from the upper right one. */
const SIDES = ['upper-right', 'right', 'lower-right', 'lower-left', 'left', 'upper-left'] as const;
/** Planets in each row of the board. */
const ROWS = [3, 4, 5, 4, 3] as const;

/** The asteroid field, where the cruiser is at home. */
export const isHome = ({ planets }: Board, hex: number): boolean => (planets[hex] ?? ASTEROID) === ASTEROID;

/** Whether another planet has the same resource and the same number, so that the two do not tell it apart. */
const hasTwin = ({ planets, numbers }: Board, hex: number): boolean =>
  planets.some((kind, other) => other !== hex && kind === planets[hex] && numbers[other] === numbers[hex]);

/** How far left or right of the middle of its row a planet lies, in widths of a planet. */
function sideOf(offset: number): string {
  if (offset === 0) return 'middle';
  const side = offset < 0 ? 'left' : 'right';
  return Math.abs(offset) > 1 ? `far${side}` : side;
}

/** Row, counted from 1, and where in it. */
function gridPlace(hex: number): { row: number; place: string } {
  let before = 0;
  for (const [i, length] of ROWS.entries()) {
    if (hex < before + length) return { row: i + 1, place: sideOf(hex - before - (length - 1) / 2) };
    before += length;
  }
  throw new RangeError(`no hex ${hex} of ${HEXES}`);
}

/** A planet by what tells it apart: water 8. */
export function planet(board: Board, hex: number): Words {
  if (isHome(board, hex)) return words('planet.asteroid');
  const name = { resource: resource(board.planets[hex] ?? ASTEROID), number: board.numbers[hex] ?? 0 };
  return hasTwin(board, hex) ? words('planet.twin', { ...name, ...gridPlace(hex) }) : words('planet', name);
}

const around = (all: readonly number[], at: number, n: number): number[] =>
  all.slice(at * n, at * n + n).filter((each) => each !== NONE);

/** Between these planets; the border fills what is missing of `most`. */
function between(board: Board, hexes: readonly number[], most: number): Words {
  const planets = hexes.map((hex) => planet(board, hex));
  return words('place.between', { planets: hexes.length < most ? [...planets, words('place.border')] : planets });
}

/** Beside a single planet a direction is needed: it has several such places. */
function beside(
  board: Board,
  hex: number,
  directions: readonly ((typeof CORNERS)[number] | (typeof SIDES)[number])[],
  i: number,
): Words {
  const side = directions[i];
  if (side === undefined) throw new RangeError(`no direction ${i}`);
  return words('place.edge', { planet: planet(board, hex), side: words(`side.${side}`) });
}

/** Where a lane is: between water 8 and food 5. */
export function lane({ board }: Table, edge: number): Words {
  const [first = NONE, second] = around(MAP.edgeHexes, edge, 2);
  if (second !== undefined) return between(board, [first, second], 2);
  return beside(board, first, SIDES, around(MAP.hexEdges, first, SIX).indexOf(edge));
}

function placeOf({ board }: Table, vertex: number): Words {
  const hexes = around(MAP.vertexHexes, vertex, THREE);
  const [first = NONE] = hexes;
  if (hexes.length > 1) return between(board, hexes, THREE);
  return beside(board, first, CORNERS, around(MAP.hexVertices, first, SIX).indexOf(vertex));
}

/** Where a point is: between water 8, food 5 and the border, at the 3:1 post. */
export function point(table: Table, vertex: number): Words {
  const place = placeOf(table, vertex);
  const post = table.derived.postAt[vertex] ?? NONE;
  if (post === NONE) return place;
  const kind = post === GENERAL ? words('post.general') : words('post.special', { resource: resource(post) });
  return words('place.post', { place, post: kind });
}

/** A point with what stands on it, for those who do not see the board. */
export function pointLabel(table: Table, vertex: number): Words {
  const building = table.vertices[vertex] ?? 0;
  const place = point(table, vertex);
  if (building === 0) return words('point.free', { place });
  return words(isBase(building) ? 'point.base' : 'point.station', { place, seat: who(ownerOf(building)) });
}

/** A lane with what is on it. */
export function laneLabel(table: Table, edge: number): Words {
  const ship = table.edges[edge] ?? 0;
  const place = lane(table, edge);
  return ship === 0 ? words('lane.free', { place }) : words('lane.ship', { place, seat: who(ship - 1) });
}

/** A planet with what is on it. */
export function planetLabel({ board, cruiser }: Table, hex: number): Words {
  const isHere = hex === cruiser;
  if (isHome(board, hex)) return words(isHere ? 'sector.home' : 'sector.asteroid');
  return words(isHere ? 'sector.cruiser' : 'sector.planet', { planet: planet(board, hex) });
}
