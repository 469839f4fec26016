import { NONE, zeros } from '@orrery/common';
import { permutationBounds, permuted } from '@orrery/kernel';
import { ASTEROID } from './data.ts';
import {
  CENTRE_HEX,
  EDGES_PER_FRAME_PIECE,
  FRAME_PIECES,
  HEX_TILES,
  INNER_RING,
  NUMBER_CHIPS,
  OUTER_CORNER_COUNT,
  OUTER_RING,
  type StartrekBoard,
} from './layouts.ts';
import { TOPOLOGY, VERTICES_PER_HEX } from './topology.ts';

const PIECE_BOUNDS = permutationBounds(FRAME_PIECES.length);
const TILE_BOUNDS = permutationBounds(HEX_TILES.length);

/** The bounds of the variable set-up: the order of the frame pieces, the planets, the first corner. */
export const LAYOUT_BOUNDS: readonly number[] = [...PIECE_BOUNDS, ...TILE_BOUNDS, OUTER_CORNER_COUNT];

const rotated = (ring: readonly number[], by: number): number[] => [...ring.slice(by), ...ring.slice(0, by)];

/** ST-SETV-03: counter-clockwise from a corner, from the outer ring to the middle. */
export const spiral = (corner: number): number[] => [
  ...rotated(OUTER_RING, corner * 2),
  ...rotated(INNER_RING, corner),
  CENTRE_HEX,
];

const isRed = (number: number): boolean => number === 6 || number === 8;

function touchesRed(numbers: readonly number[], hex: number): boolean {
  return TOPOLOGY.hexNeighbours
    .slice(hex * VERTICES_PER_HEX, hex * VERTICES_PER_HEX + VERTICES_PER_HEX)
    .some((other) => isRed(numbers[other] ?? 0));
}

/**
 * ST-SETV-04: chips are placed in letter order; a red one beside a red one swaps with the next that is not red or, when
 * none is left, with the last placed one whose place has no red neighbour.
 */
export function numbersOn(hexes: readonly number[], letters: readonly number[]): number[] {
  const chips = [...letters];
  const numbers = zeros(TOPOLOGY.hexCount);
  for (const [i, hex] of hexes.entries()) {
    if (isRed(chips[i] ?? 0) && touchesRed(numbers, hex)) swapRed(hexes, chips, numbers, i);
    numbers[hex] = chips[i] ?? 0;
  }
  return numbers;
}

function swapRed(hexes: readonly number[], chips: number[], numbers: number[], at: number): void {
  const red = chips[at] ?? 0;
  const next = chips.findIndex((chip, i) => i > at && !isRed(chip));
  if (next !== -1) {
    chips[at] = chips[next] ?? 0;
    chips[next] = red;
    return;
  }
  const back = chips.findLastIndex((chip, i) => i < at && !isRed(chip) && !touchesRed(numbers, hexes[i] ?? NONE));
  if (back === -1) return;
  chips[at] = chips[back] ?? 0;
  chips[back] = red;
  numbers[hexes[back] ?? NONE] = red;
}

/** ST-SETV-01: the posts of frame pieces joined in this order. */
export const postsOn = (pieces: readonly (readonly number[])[]): number[] =>
  pieces.flatMap((piece, place) =>
    piece.map((value, i) => (i % 2 === 0 ? (TOPOLOGY.border[place * EDGES_PER_FRAME_PIECE + value] ?? NONE) : value)),
  );

/** The board for an outcome of LAYOUT_BOUNDS. */
export function drawnBoard(outcome: readonly number[]): StartrekBoard {
  const pieces = permuted(FRAME_PIECES, outcome);
  const planets = permuted(HEX_TILES, outcome, PIECE_BOUNDS.length);
  const corner = outcome[PIECE_BOUNDS.length + TILE_BOUNDS.length] ?? 0;
  const hexes = spiral(corner).filter((hex) => planets[hex] !== ASTEROID);
  return { planets, numbers: numbersOn(hexes, NUMBER_CHIPS), posts: postsOn(pieces) };
}
