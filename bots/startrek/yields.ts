import { ASTEROID, type Board, KINDS, MAP, THREE, VERTICES } from '@orrery/startrek/facts';

const ROLLS = 36;
const CERTAIN = 6;
const SEVEN = 7;

/** In how many of 36 rolls a number falls. */
export const rollsOf = (number: number): number => (number === 0 ? 0 : CERTAIN - Math.abs(SEVEN - number));

/** In which part of all rolls a number falls. */
export const shareOf = (number: number): number => rollsOf(number) / ROLLS;

/** In how many of 36 rolls a point yields anything, or this resource: a number that lies there twice counts once. */
export function rollsAt({ planets, numbers }: Board, vertex: number, resource?: number): number {
  const found = new Set<number>();
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const hex = MAP.vertexHexes[i] ?? -1;
    const planet = planets[hex] ?? ASTEROID;
    if (planet !== ASTEROID && (resource === undefined || planet === resource)) found.add(numbers[hex] ?? 0);
  }
  return [...found].reduce((sum, number) => sum + rollsOf(number), 0);
}

/** What a station on each vertex of a board brings in a turn. */
export interface Yields {
  readonly board: Board;
  /** Cards by resource, KINDS a vertex. */
  readonly cards: Float64Array;
  /** All together, each resource weighed. */
  readonly weighed: Float64Array;
}

function reckon(board: Board, resource: readonly number[]): Yields {
  const cards = new Float64Array(VERTICES * KINDS);
  const weighed = new Float64Array(VERTICES);
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
      const hex = MAP.vertexHexes[i] ?? -1;
      const planet = board.planets[hex] ?? ASTEROID;
      if (hex < 0 || planet === ASTEROID) continue;
      const share = shareOf(board.numbers[hex] ?? 0);
      cards[vertex * KINDS + planet] = (cards[vertex * KINDS + planet] ?? 0) + share;
      weighed[vertex] = (weighed[vertex] ?? 0) + share * (resource[planet] ?? 1);
    }
  }
  return { board, cards, weighed };
}

/** The yields of a board, reckoned once for each. */
export function yieldsBy(resource: readonly number[]): (board: Board) => Yields {
  let known: Yields | null = null;
  return (board) => {
    if (known?.board !== board) known = reckon(board, resource);
    return known;
  };
}
