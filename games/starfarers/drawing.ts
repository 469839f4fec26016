import { NONE } from '@orrery/common';
import type { AnyView } from '@orrery/kernel';
import { shipCargo, shipVertex } from './board.ts';
import { COLONY_CARGO, SHIPS_PER_SEAT } from './data.ts';
import { FIRST_TOKEN_DISC } from './sectors.ts';
import { BLOCKED_SITE, type Hand, isPort, ownerOf, type Table } from './state.ts';
import {
  hexCentre,
  PLANET_COUNT,
  PLANETS_PER_SYSTEM,
  POINTS_AT,
  SITE_VERTEX,
  SLOT_COUNT,
  SYSTEM_CENTRES,
  SYSTEM_HEXES,
} from './topology.ts';

const [LEFT_COLUMN, TOP_LINE] = [5, 2];
const [WIDTH_COLUMNS, HEIGHT_LINES] = [102, 34];
/** Ore, fuel, carbon, food, goods. */
const RESOURCE_LETTERS = ['O', 'F', 'C', 'N', 'G'] as const;
const DISC_NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/** A character grid; positions are those of intersections, with three columns to each of theirs. */
class Canvas {
  readonly #lines = Array.from({ length: HEIGHT_LINES }, () => new Array<string>(WIDTH_COLUMNS).fill(' '));

  write(x: number, y: number, words: string): void {
    const line = this.#lines[y + TOP_LINE];
    const from = (x + LEFT_COLUMN) * PLANETS_PER_SYSTEM - Math.floor((words.length - 1) / 2);
    for (const [i, letter] of [...words].entries()) if (line !== undefined) line[from + i] = letter;
  }

  toString(): string {
    return this.#lines.map((line) => line.join('').trimEnd()).join('\n');
  }
}

function discText(disc: number): string {
  if (disc === 0) return '?';
  return disc >= FIRST_TOKEN_DISC ? '!' : DISC_NUMBERS.filter((n) => ((disc >> n) & 1) === 1).join('/');
}

function drawPlanets(canvas: Canvas, { planets, discs, layout }: Table): void {
  for (let at = 0; at < PLANET_COUNT; at++) {
    const system = Math.floor(at / PLANETS_PER_SYSTEM);
    const [x, y] = hexCentre(SYSTEM_HEXES[system]?.[at % PLANETS_PER_SYSTEM] ?? [0, 0]);
    const kind = planets[at] ?? NONE;
    if (system < SLOT_COUNT && layout[system] === NONE) canvas.write(x, y, '#');
    else if (kind !== NONE) canvas.write(x, y, `${RESOURCE_LETTERS[kind]}${discText(discs[at] ?? 0)}`);
  }
}

function drawPieces(canvas: Canvas, { sites, ships, derived }: Table): void {
  for (const [x, y] of POINTS_AT) canvas.write(x, y, '.');
  for (const vertex of SYSTEM_CENTRES) canvas.write(...vertexPosition(vertex), ' ');
  for (const slot of derived.outposts)
    if (slot !== NONE) canvas.write(...vertexPosition(SYSTEM_CENTRES[slot] ?? 0), 'D');
  for (const [site, piece] of sites.entries()) {
    const at = vertexPosition(SITE_VERTEX[site] ?? 0);
    if (piece === BLOCKED_SITE) canvas.write(...at, 'x');
    else if (piece > 0) canvas.write(...at, `${isPort(piece) ? 'P' : 'c'}${ownerOf(piece)}`);
  }
  for (const [i, code] of ships.entries()) {
    if (code === NONE) continue;
    canvas.write(
      ...vertexPosition(shipVertex(code)),
      `${shipCargo(code) === COLONY_CARGO ? '>' : '='}${Math.floor(i / SHIPS_PER_SEAT)}`,
    );
  }
}

const vertexPosition = (vertex: number): readonly [number, number] => POINTS_AT[vertex] ?? [0, 0];

/** The board as text; everything beside the board is said in messages. */
export function drawBoard({ table }: AnyView<Table, Hand>): string {
  const canvas = new Canvas();
  drawPieces(canvas, table);
  drawPlanets(canvas, table);
  return `${canvas.toString()}\n`;
}
