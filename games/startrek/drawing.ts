import { hexagon, hexPlace } from '@orrery/common';
import type { Window } from '@orrery/kernel';
import { GENERAL } from './layouts.ts';
import { type Hand, isBase, ownerOf, type Table } from './state.ts';
import { EDGES, HEXES, MAP, VERTICES } from './topology.ts';

// A half width of a hex is so many columns, a quarter of its height so many lines.
const [ACROSS, DOWN] = [5, 2];
const [WIDTH, HEIGHT] = [75, 41];
const LETTERS = ['T', 'D', 'F', 'O', 'W', '-'] as const;
const CENTRES = hexagon(2).map(hexPlace);

/** Lines of characters with the middle of the board in their middle. */
class Canvas {
  readonly #lines = Array.from({ length: HEIGHT }, () => new Array<string>(WIDTH).fill(' '));

  /** Writes words with their middle at a place, given in half widths and quarter heights. */
  write(x: number, y: number, words: string): void {
    const line = this.#lines[Math.round(y * DOWN) + (HEIGHT - 1) / 2];
    const from = Math.round(x * ACROSS) + (WIDTH - 1) / 2 - Math.floor((words.length - 1) / 2);
    for (const [i, letter] of [...words].entries()) if (line !== undefined) line[from + i] = letter;
  }

  toString(): string {
    const lines = this.#lines.map((line) => line.join('').trimEnd());
    const first = lines.findIndex((line) => line !== '');
    return lines.slice(first, lines.findLastIndex((line) => line !== '') + 1).join('\n');
  }
}

const placeOf = (vertex: number): readonly [number, number] => [
  MAP.vertexPlaces[vertex * 2] ?? 0,
  MAP.vertexPlaces[vertex * 2 + 1] ?? 0,
];

const middleOf = (edge: number): readonly [number, number] => {
  const [ax, ay] = placeOf(MAP.edgeVertices[edge * 2] ?? 0);
  const [bx, by] = placeOf(MAP.edgeVertices[edge * 2 + 1] ?? 0);
  return [(ax + bx) / 2, (ay + by) / 2];
};

/** The stroke of a lane without a ship. */
function stroke(edge: number): string {
  const [ax] = placeOf(MAP.edgeVertices[edge * 2] ?? 0);
  const [bx] = placeOf(MAP.edgeVertices[edge * 2 + 1] ?? 0);
  if (ax === bx) return '|';
  return bx > ax ? '\\' : '/';
}

function drawHexes(canvas: Canvas, { board, cruiser }: Table): void {
  for (let hex = 0; hex < HEXES; hex++) {
    const [x, y] = CENTRES[hex] ?? [0, 0];
    const number = board.numbers[hex] ?? 0;
    canvas.write(x, y, `${LETTERS[board.planets[hex] ?? 5]}${number === 0 ? '' : ` ${number}`}`);
    if (hex === cruiser) canvas.write(x, y + 1, '<K>');
  }
}

/** Posts lie outside the border, a little further from the middle than their lane. */
function drawPosts(canvas: Canvas, { board: { posts } }: Table): void {
  for (let i = 0; i < posts.length; i += 2) {
    const [x, y] = middleOf(posts[i] ?? 0);
    const takes = posts[i + 1] ?? GENERAL;
    canvas.write(x * 1.28, y * 1.2, takes === GENERAL ? '3:1' : `${LETTERS[takes]}2:1`);
  }
}

function drawPieces(canvas: Canvas, { edges, vertices }: Table): void {
  for (let edge = 0; edge < EDGES; edge++) {
    const ship = edges[edge] ?? 0;
    canvas.write(...middleOf(edge), ship === 0 ? stroke(edge) : `=${ship - 1}`);
  }
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    const building = vertices[vertex] ?? 0;
    const sign = building === 0 ? '.' : `${isBase(building) ? 'B' : 's'}${ownerOf(building)}`;
    canvas.write(...placeOf(vertex), sign);
  }
}

/** The board in text; what stands beside it is said in words. */
export function drawing({ table }: Window<Table, Hand>): string {
  const canvas = new Canvas();
  drawHexes(canvas, table);
  drawPosts(canvas, table);
  drawPieces(canvas, table);
  return `${canvas.toString()}\n`;
}
