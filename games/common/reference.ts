import { type HexBoard, NONE } from './hexes.ts';

/** A fact about one thing of a list: a number, a word, or the numbers of others. */
type ReferenceValue = string | number | boolean | readonly number[];

/** Something a game counts from 0, so that views, events and moves can name it by a number. */
export interface NumberedList {
  readonly name: string;
  /** What the list is, and which numbers are meant, in one sentence. */
  readonly about: string;
  /** By number: a word, or what is fixed about it. */
  readonly items: readonly (string | Readonly<Record<string, ReferenceValue>>)[];
}

/** A number that is put together from others. */
export interface NumberCode {
  /** The field of the view, or the kind of field. */
  readonly at: string;
  readonly means: string;
}

/** How to read the numbers of a game, for programs that are not written against its sources. */
export interface GameReference {
  readonly lists: readonly NumberedList[];
  readonly codes: readonly NumberCode[];
}

/** What all games have in common. */
export const COMMON_CODES: readonly NumberCode[] = [
  { at: 'seat', means: 'counted from 0 in turn order' },
  { at: '-1', means: 'none: nobody, nothing, not yet' },
  { at: 'a set', means: 'of seats, cards and so on: bit n (value 2 to the power of n) stands for number n' },
  { at: 'a bundle', means: 'counts by kind, in the order of the list of its kinds' },
  { at: 'a bundle in a move', means: 'its counts with commas, as in 1,0,0,2,0; a set of seats likewise, as in 0,2' },
  { at: 'null', means: 'the secret of another seat' },
];

const row = (values: readonly number[], at: number, width: number): number[] =>
  values.slice(at * width, (at + 1) * width).filter((value) => value !== NONE);
/** With a place for each side: NONE where the board ends. */
const fullRow = (values: readonly number[], at: number, width: number): number[] =>
  values.slice(at * width, (at + 1) * width);

/** The hexes, points and lanes of a board of pointy-topped hexes. */
export function hexBoardLists(board: HexBoard): readonly NumberedList[] {
  const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
  return [
    {
      name: 'hex',
      about:
        'Row by row from the top. vertices: clockwise from the top corner; edges and neighbours: clockwise from the upper right side, -1 where the board ends.',
      items: numbers(board.hexCount).map((hex) => ({
        vertices: fullRow(board.hexVertices, hex, 6),
        edges: fullRow(board.hexEdges, hex, 6),
        neighbours: fullRow(board.hexNeighbours, hex, 6),
      })),
    },
    {
      name: 'vertex',
      about:
        'Points, from top to bottom and left to right. x counts half widths of a hex to the right, y quarter heights down.',
      items: numbers(board.vertexCount).map((vertex) => ({
        x: board.vertexPlaces[vertex * 2] ?? 0,
        y: board.vertexPlaces[vertex * 2 + 1] ?? 0,
        hexes: row(board.vertexHexes, vertex, 3),
        edges: row(board.vertexEdges, vertex, 3),
        neighbours: row(board.vertexNeighbours, vertex, 3),
      })),
    },
    {
      name: 'edge',
      about: 'Lanes, by their ends, the lower number first.',
      items: numbers(board.edgeCount).map((edge) => ({
        vertices: fullRow(board.edgeVertices, edge, 2),
        hexes: row(board.edgeHexes, edge, 2),
      })),
    },
  ];
}
