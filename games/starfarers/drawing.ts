import { NONE } from '@orrery/common';
import type { Window } from '@orrery/kernel';
import { cargoOf, vertexOf } from './board.ts';
import { COLONY, SHIPS } from './data.ts';
import { TOKEN_LEAST } from './sectors.ts';
import { BLOCKED, type Hand, isPort, ownerOf, type Table } from './state.ts';
import { CENTRES, hexCentre, PLANETS, POINTS_AT, SITE_VERTEX, SLOTS, SYSTEM_HEXES, THREE } from './topology.ts';

const [LEFT, TOP] = [5, 2];
const [WIDTH, HEIGHT] = [102, 34];
/** Ore, fuel, carbon, food, goods. */
const LETTERS = ['O', 'F', 'C', 'N', 'G'] as const;
const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/** Lines of characters; a place is given as intersections are, three columns to each of theirs. */
class Canvas {
  readonly #lines = Array.from({ length: HEIGHT }, () => new Array<string>(WIDTH).fill(' '));

  write(x: number, y: number, words: string): void {
    const line = this.#lines[y + TOP];
    const from = (x + LEFT) * THREE - Math.floor((words.length - 1) / 2);
    for (const [i, letter] of [...words].entries()) if (line !== undefined) line[from + i] = letter;
  }

  toString(): string {
    return this.#lines.map((line) => line.join('').trimEnd()).join('\n');
  }
}

function discOf(disc: number): string {
  if (disc === 0) return '?';
  return disc >= TOKEN_LEAST ? '!' : NUMBERS.filter((n) => ((disc >> n) & 1) === 1).join('/');
}

function drawPlanets(canvas: Canvas, { planets, discs, layout }: Table): void {
  for (let at = 0; at < PLANETS; at++) {
    const system = Math.floor(at / THREE);
    const [x, y] = hexCentre(SYSTEM_HEXES[system]?.[at % THREE] ?? [0, 0]);
    const kind = planets[at] ?? NONE;
    if (system < SLOTS && layout[system] === NONE) canvas.write(x, y, '#');
    else if (kind !== NONE) canvas.write(x, y, `${LETTERS[kind]}${discOf(discs[at] ?? 0)}`);
  }
}

function drawPieces(canvas: Canvas, { sites, ships, derived }: Table): void {
  for (const [x, y] of POINTS_AT) canvas.write(x, y, '.');
  for (const vertex of CENTRES) canvas.write(...place(vertex), ' ');
  for (const slot of derived.outposts) if (slot !== NONE) canvas.write(...place(CENTRES[slot] ?? 0), 'D');
  for (const [site, piece] of sites.entries()) {
    const at = place(SITE_VERTEX[site] ?? 0);
    if (piece === BLOCKED) canvas.write(...at, 'x');
    else if (piece > 0) canvas.write(...at, `${isPort(piece) ? 'P' : 'c'}${ownerOf(piece)}`);
  }
  for (const [i, code] of ships.entries()) {
    if (code === NONE) continue;
    canvas.write(...place(vertexOf(code)), `${cargoOf(code) === COLONY ? '>' : '='}${Math.floor(i / SHIPS)}`);
  }
}

const place = (vertex: number): readonly [number, number] => POINTS_AT[vertex] ?? [0, 0];

/** The board in text; what stands beside it is said in words. */
export function drawing({ table }: Window<Table, Hand>): string {
  const canvas = new Canvas();
  drawPieces(canvas, table);
  drawPlanets(canvas, table);
  return `${canvas.toString()}\n`;
}
