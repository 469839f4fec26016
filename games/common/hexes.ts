/**
 * A patch of hexes with their corners and sides, as flat arrays: engines read them in their hottest loops.
 * Hexes stand on a corner. Axial coordinates: q grows to the east, r to the south-east.
 */
export interface HexBoard {
  readonly hexCount: number;
  readonly vertexCount: number;
  readonly edgeCount: number;
  /** Six a hex, clockwise from the top corner. */
  readonly hexVertices: readonly number[];
  /** Six a hex, clockwise: NE, E, SE, SW, W, NW. */
  readonly hexEdges: readonly number[];
  /** Six a hex in the order of its sides; NONE where the patch ends. */
  readonly hexNeighbours: readonly number[];
  /** Three a vertex; NONE fills up. */
  readonly vertexHexes: readonly number[];
  readonly vertexEdges: readonly number[];
  /** The vertex at the other end of the edge in the same place of `vertexEdges`. */
  readonly vertexNeighbours: readonly number[];
  /** Two an edge, the lower first. */
  readonly edgeVertices: readonly number[];
  /** Two an edge; NONE on the border. */
  readonly edgeHexes: readonly number[];
  /** Where vertices lie, in half widths and quarter heights of a hex: x then y. */
  readonly vertexPlaces: readonly number[];
  /** The edges of the border, clockwise from the upper left side of the first hex. */
  readonly border: readonly number[];
}

export type Axial = readonly [q: number, r: number];

/** Fills short rows of the flat arrays. */
export const NONE = -1;

const SIDES = 6;
/** Corners from the centre, clockwise from the top. */
const CORNERS: readonly Axial[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];
/** Neighbours by side: NE, E, SE, SW, W, NW. */
const STEPS: readonly Axial[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** The hexes of a hexagon of this radius, row by row from the top. */
export function hexagon(radius: number): Axial[] {
  const hexes: Axial[] = [];
  for (let r = -radius; r <= radius; r++) {
    for (let q = -radius; q <= radius; q++) if (Math.abs(q + r) <= radius) hexes.push([q, r]);
  }
  return hexes;
}

const keyOf = (x: number, y: number): string => `${x},${y}`;
const byPlace = (a: Axial, b: Axial): number => a[1] - b[1] || a[0] - b[0];

/** The centre of a hex in half widths and quarter heights. */
export const hexPlace = ([q, r]: Axial): Axial => [2 * q + r, 3 * r];

function cornersOf(hex: Axial): Axial[] {
  const [x, y] = hexPlace(hex);
  return CORNERS.map(([dx, dy]) => [x + dx, y + dy]);
}

const find = (ids: ReadonlyMap<string, number>, key: string): number => ids.get(key) ?? NONE;

/** Rows of `width`, filled up with NONE, one after the other. */
const flat = (rows: readonly (readonly number[])[], width: number): number[] =>
  rows.flatMap((row) => Array.from({ length: width }, (_, i) => row[i] ?? NONE));

const pairsOf = (corners: readonly number[]): (readonly [number, number])[] =>
  corners.map((a, i) => {
    const b = corners[(i + 1) % SIDES] ?? NONE;
    return [Math.min(a, b), Math.max(a, b)];
  });

/** Numbers the corners and sides of these hexes: corners from top to bottom and left to right, sides by their corners. */
export function hexBoard(hexes: readonly Axial[]): HexBoard {
  const places = new Map(hexes.flatMap(cornersOf).map((place) => [keyOf(...place), place] as const));
  const vertices = [...places.values()].sort(byPlace);
  const vertexIds = new Map(vertices.map(([x, y], id) => [keyOf(x, y), id]));
  const corners = hexes.map((hex) => cornersOf(hex).map(([x, y]) => find(vertexIds, keyOf(x, y))));
  const pairs = new Map(corners.flatMap(pairsOf).map((pair) => [keyOf(...pair), pair] as const));
  const edges = [...pairs.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const edgeIds = new Map(edges.map(([a, b], id) => [keyOf(a, b), id]));
  const sides = corners.map((row) => pairsOf(row).map(([a, b]) => find(edgeIds, keyOf(a, b))));
  const hexIds = new Map(hexes.map(([q, r], id) => [keyOf(q, r), id]));
  const at = vertices.map((_, v) => edges.flatMap(([a, b], e) => (a === v || b === v ? [e] : [])));
  const edgeVertices = edges.flat();
  const edgeHexes = flat(
    edges.map((_, e) => sides.flatMap((row, hex) => (row.includes(e) ? [hex] : []))),
    2,
  );
  return {
    hexCount: hexes.length,
    vertexCount: vertices.length,
    edgeCount: edges.length,
    hexVertices: corners.flat(),
    hexEdges: sides.flat(),
    hexNeighbours: hexes.flatMap(([q, r]) => STEPS.map(([dq, dr]) => find(hexIds, keyOf(q + dq, r + dr)))),
    vertexHexes: flat(
      vertices.map((_, v) => corners.flatMap((row, hex) => (row.includes(v) ? [hex] : []))),
      3,
    ),
    vertexEdges: flat(at, 3),
    vertexNeighbours: flat(
      at.map((row, v) => row.map((e) => otherEnd(edgeVertices, e, v))),
      3,
    ),
    edgeVertices,
    edgeHexes,
    vertexPlaces: vertices.flat(),
    border: borderOf(corners, sides, at, edgeVertices, edgeHexes),
  };
}

/** The end of an edge that is not this vertex. */
export function otherEnd(edgeVertices: readonly number[], edge: number, vertex: number): number {
  const a = edgeVertices[edge * 2] ?? NONE;
  return a === vertex ? (edgeVertices[edge * 2 + 1] ?? NONE) : a;
}

function borderOf(
  corners: readonly (readonly number[])[],
  sides: readonly (readonly number[])[],
  at: readonly (readonly number[])[],
  edgeVertices: readonly number[],
  edgeHexes: readonly number[],
): number[] {
  const start = sides[0]?.[SIDES - 1] ?? NONE;
  const border: number[] = [];
  let vertex = corners[0]?.[0] ?? NONE;
  let edge = start;
  do {
    border.push(edge);
    const last = edge;
    edge = at[vertex]?.find((e) => e !== last && edgeHexes[e * 2 + 1] === NONE) ?? start;
    vertex = otherEnd(edgeVertices, edge, vertex);
  } while (edge !== start);
  return border;
}
