import { hexagon, hexPosition } from '@orrery/common';
import type { AnyView } from '@orrery/kernel';
import { GENERAL_POST } from './layouts.ts';
import { type Hand, isBase, ownerOf, type Table } from './state.ts';
import { EDGE_COUNT, HEX_COUNT, TOPOLOGY, VERTEX_COUNT } from './topology.ts';

// Columns per half width of a hex, and lines per quarter of its height.
const [COLUMNS_PER_HALF_WIDTH, LINES_PER_QUARTER_HEIGHT] = [5, 2];
const [WIDTH_COLUMNS, HEIGHT_LINES] = [75, 41];
const PLANET_LETTERS = ['T', 'D', 'F', 'O', 'W', '-'] as const;
const HEX_CENTRES = hexagon(2).map(hexPosition);

/** A character grid with the centre of the board in its middle. */
class Canvas {
  readonly #lines = Array.from({ length: HEIGHT_LINES }, () => new Array<string>(WIDTH_COLUMNS).fill(' '));

  /** Writes text centred at a position, given in half widths and quarter heights. */
  write(x: number, y: number, words: string): void {
    const line = this.#lines[Math.round(y * LINES_PER_QUARTER_HEIGHT) + (HEIGHT_LINES - 1) / 2];
    const from = Math.round(x * COLUMNS_PER_HALF_WIDTH) + (WIDTH_COLUMNS - 1) / 2 - Math.floor((words.length - 1) / 2);
    for (const [i, letter] of [...words].entries()) if (line !== undefined) line[from + i] = letter;
  }

  toString(): string {
    const lines = this.#lines.map((line) => line.join('').trimEnd());
    const first = lines.findIndex((line) => line !== '');
    return lines.slice(first, lines.findLastIndex((line) => line !== '') + 1).join('\n');
  }
}

const vertexPosition = (vertex: number): readonly [number, number] => [
  TOPOLOGY.vertexPlaces[vertex * 2] ?? 0,
  TOPOLOGY.vertexPlaces[vertex * 2 + 1] ?? 0,
];

const edgeMiddle = (edge: number): readonly [number, number] => {
  const [ax, ay] = vertexPosition(TOPOLOGY.edgeVertices[edge * 2] ?? 0);
  const [bx, by] = vertexPosition(TOPOLOGY.edgeVertices[edge * 2 + 1] ?? 0);
  return [(ax + bx) / 2, (ay + by) / 2];
};

/** The character of a lane without a ship. */
function laneStroke(edge: number): string {
  const [ax] = vertexPosition(TOPOLOGY.edgeVertices[edge * 2] ?? 0);
  const [bx] = vertexPosition(TOPOLOGY.edgeVertices[edge * 2 + 1] ?? 0);
  if (ax === bx) return '|';
  return bx > ax ? '\\' : '/';
}

function drawHexes(canvas: Canvas, { board, cruiser }: Table): void {
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const [x, y] = HEX_CENTRES[hex] ?? [0, 0];
    const number = board.numbers[hex] ?? 0;
    canvas.write(x, y, `${PLANET_LETTERS[board.planets[hex] ?? 5]}${number === 0 ? '' : ` ${number}`}`);
    if (hex === cruiser) canvas.write(x, y + 1, '<K>');
  }
}

/** Posts lie outside the border, a little further from the centre than their lane. */
function drawPosts(canvas: Canvas, { board: { posts } }: Table): void {
  for (let i = 0; i < posts.length; i += 2) {
    const [x, y] = edgeMiddle(posts[i] ?? 0);
    const takes = posts[i + 1] ?? GENERAL_POST;
    canvas.write(x * 1.28, y * 1.2, takes === GENERAL_POST ? '3:1' : `${PLANET_LETTERS[takes]}2:1`);
  }
}

function drawPieces(canvas: Canvas, { edges, vertices }: Table): void {
  for (let edge = 0; edge < EDGE_COUNT; edge++) {
    const ship = edges[edge] ?? 0;
    canvas.write(...edgeMiddle(edge), ship === 0 ? laneStroke(edge) : `=${ship - 1}`);
  }
  for (let vertex = 0; vertex < VERTEX_COUNT; vertex++) {
    const building = vertices[vertex] ?? 0;
    const sign = building === 0 ? '.' : `${isBase(building) ? 'B' : 's'}${ownerOf(building)}`;
    canvas.write(...vertexPosition(vertex), sign);
  }
}

/** The board as text; everything beside the board is said in messages. */
export function drawBoard({ table }: AnyView<Table, Hand>): string {
  const canvas = new Canvas();
  drawHexes(canvas, table);
  drawPosts(canvas, table);
  drawPieces(canvas, table);
  return `${canvas.toString()}\n`;
}
