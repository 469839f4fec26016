/**
 * A patch of hexes with their corners and sides, as flat arrays: engines read them in their hottest loops. Hexes are
 * pointy-topped. Axial coordinates: q grows to the east, r to the south-east.
 */
export interface HexBoard {
  readonly hexCount: number;
  readonly vertexCount: number;
  readonly edgeCount: number;
  /** Six per hex, clockwise from the top corner. */
  readonly hexVertices: readonly number[];
  /** Six per hex, clockwise: NE, E, SE, SW, W, NW. */
  readonly hexEdges: readonly number[];
  /** Six per hex in the order of its sides; NONE where the patch ends. */
  readonly hexNeighbours: readonly number[];
  /** Three per vertex, padded with NONE. */
  readonly vertexHexes: readonly number[];
  readonly vertexEdges: readonly number[];
  /** The vertex at the other end of the edge at the same index of `vertexEdges`. */
  readonly vertexNeighbours: readonly number[];
  /** Two per edge, the lower first. */
  readonly edgeVertices: readonly number[];
  /** Two per edge; NONE on the border. */
  readonly edgeHexes: readonly number[];
  /** Vertex positions in half widths and quarter heights of a hex: x then y. */
  readonly vertexPlaces: readonly number[];
  /** The border edges, clockwise from the upper left side of the first hex. */
  readonly border: readonly number[];
}

export type Axial = readonly [q: number, r: number];

/** Pads short rows of the flat arrays. */
export const NONE = -1;

const SIDES_PER_HEX = 6;
/** Corner offsets from the centre, clockwise from the top. */
const CORNER_OFFSETS: readonly Axial[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];
/** Neighbour offsets by side: NE, E, SE, SW, W, NW. */
const NEIGHBOUR_STEPS: readonly Axial[] = [
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
const byPosition = (a: Axial, b: Axial): number => a[1] - b[1] || a[0] - b[0];

/** The centre of a hex in half widths and quarter heights. */
export const hexPosition = ([q, r]: Axial): Axial => [2 * q + r, 3 * r];

function cornersOf(hex: Axial): Axial[] {
  const [x, y] = hexPosition(hex);
  return CORNER_OFFSETS.map(([dx, dy]) => [x + dx, y + dy]);
}

const idAt = (ids: ReadonlyMap<string, number>, key: string): number => ids.get(key) ?? NONE;

/** Concatenates rows of `width`, each padded with NONE. */
const flatRows = (rows: readonly (readonly number[])[], width: number): number[] =>
  rows.flatMap((row) => Array.from({ length: width }, (_, i) => row[i] ?? NONE));

const edgePairs = (corners: readonly number[]): (readonly [number, number])[] =>
  corners.map((a, i) => {
    const b = corners[(i + 1) % SIDES_PER_HEX] ?? NONE;
    return [Math.min(a, b), Math.max(a, b)];
  });

/**
 * Numbers the corners and sides of these hexes: corners from top to bottom and left to right, sides by their corners.
 */
export function hexBoard(hexes: readonly Axial[]): HexBoard {
  const places = new Map(hexes.flatMap(cornersOf).map((place) => [keyOf(...place), place] as const));
  const vertices = [...places.values()].sort(byPosition);
  const vertexIds = new Map(vertices.map(([x, y], id) => [keyOf(x, y), id]));
  const corners = hexes.map((hex) => cornersOf(hex).map(([x, y]) => idAt(vertexIds, keyOf(x, y))));
  const pairs = new Map(corners.flatMap(edgePairs).map((pair) => [keyOf(...pair), pair] as const));
  const edges = [...pairs.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const edgeIds = new Map(edges.map(([a, b], id) => [keyOf(a, b), id]));
  const sides = corners.map((row) => edgePairs(row).map(([a, b]) => idAt(edgeIds, keyOf(a, b))));
  const hexIds = new Map(hexes.map(([q, r], id) => [keyOf(q, r), id]));
  const at = vertices.map((_, v) => edges.flatMap(([a, b], e) => (a === v || b === v ? [e] : [])));
  const edgeVertices = edges.flat();
  const edgeHexes = flatRows(
    edges.map((_, e) => sides.flatMap((row, hex) => (row.includes(e) ? [hex] : []))),
    2,
  );
  return {
    hexCount: hexes.length,
    vertexCount: vertices.length,
    edgeCount: edges.length,
    hexVertices: corners.flat(),
    hexEdges: sides.flat(),
    hexNeighbours: hexes.flatMap(([q, r]) => NEIGHBOUR_STEPS.map(([dq, dr]) => idAt(hexIds, keyOf(q + dq, r + dr)))),
    vertexHexes: flatRows(
      vertices.map((_, v) => corners.flatMap((row, hex) => (row.includes(v) ? [hex] : []))),
      3,
    ),
    vertexEdges: flatRows(at, 3),
    vertexNeighbours: flatRows(
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
  const start = sides[0]?.[SIDES_PER_HEX - 1] ?? NONE;
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
