import {
  ASTEROID,
  EDGES_PER_VERTEX,
  RESOURCE_KINDS,
  type StartrekBoard,
  TOPOLOGY,
  VERTEX_COUNT,
} from '@orrery/startrek/facts';

const DICE_ROLLS = 36;
const MAX_ROLL_WAYS = 6;
const MOST_LIKELY_ROLL = 7;

/** In how many of 36 rolls a number is rolled. */
export const rollWays = (number: number): number =>
  number === 0 ? 0 : MAX_ROLL_WAYS - Math.abs(MOST_LIKELY_ROLL - number);

/** The probability of a number. */
export const rollShare = (number: number): number => rollWays(number) / DICE_ROLLS;

/** In how many of 36 rolls a point yields anything, or this resource: a number that occurs twice counts once. */
export function yieldingRolls({ planets, numbers }: StartrekBoard, vertex: number, resource?: number): number {
  const found = new Set<number>();
  for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
    const hex = TOPOLOGY.vertexHexes[i] ?? -1;
    const planet = planets[hex] ?? ASTEROID;
    if (planet !== ASTEROID && (resource === undefined || planet === resource)) found.add(numbers[hex] ?? 0);
  }
  return [...found].reduce((sum, number) => sum + rollWays(number), 0);
}

/** The yield per turn of a station on each vertex of a board. */
export interface BoardVertexYields {
  readonly board: StartrekBoard;
  /** Cards by resource, RESOURCE_KINDS entries per vertex. */
  readonly cards: Float64Array;
  /** The sum over all resources, weighted. */
  readonly weighed: Float64Array;
}

function computeYields(board: StartrekBoard, resource: readonly number[]): BoardVertexYields {
  const cards = new Float64Array(VERTEX_COUNT * RESOURCE_KINDS);
  const weighed = new Float64Array(VERTEX_COUNT);
  for (let vertex = 0; vertex < VERTEX_COUNT; vertex++) {
    for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
      const hex = TOPOLOGY.vertexHexes[i] ?? -1;
      const planet = board.planets[hex] ?? ASTEROID;
      if (hex < 0 || planet === ASTEROID) continue;
      const share = rollShare(board.numbers[hex] ?? 0);
      cards[vertex * RESOURCE_KINDS + planet] = (cards[vertex * RESOURCE_KINDS + planet] ?? 0) + share;
      weighed[vertex] = (weighed[vertex] ?? 0) + share * (resource[planet] ?? 1);
    }
  }
  return { board, cards, weighed };
}

/** The yields of a board, computed once per board. */
export function yieldsFor(resource: readonly number[]): (board: StartrekBoard) => BoardVertexYields {
  let known: BoardVertexYields | null = null;
  return (board) => {
    if (known?.board !== board) known = computeYields(board, resource);
    return known;
  };
}
