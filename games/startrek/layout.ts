import { NONE, zeros } from '@orrery/common';
import { permutationBounds, permuted } from '@orrery/kernel';
import { ASTEROID } from './data.ts';
import {
  type Board,
  CENTRE,
  CHIPS,
  CORNERS,
  FRAME_PIECES,
  INNER_RING,
  OUTER_RING,
  PIECE_LENGTH,
  TILES,
} from './layouts.ts';
import { MAP, SIX } from './topology.ts';

const PIECE_BOUNDS = permutationBounds(FRAME_PIECES.length);
const TILE_BOUNDS = permutationBounds(TILES.length);

/** What the variable set-up draws: the order of the frame pieces, the planets, the first corner. */
export const LAYOUT_BOUNDS: readonly number[] = [...PIECE_BOUNDS, ...TILE_BOUNDS, CORNERS];

const rotated = (ring: readonly number[], by: number): number[] => [...ring.slice(by), ...ring.slice(0, by)];

/** ST-SETV-03: counter-clockwise from a corner, from the outer ring to the middle. */
export const spiral = (corner: number): number[] => [
  ...rotated(OUTER_RING, corner * 2),
  ...rotated(INNER_RING, corner),
  CENTRE,
];

const isRed = (number: number): boolean => number === 6 || number === 8;

function touchesRed(numbers: readonly number[], hex: number): boolean {
  return MAP.hexNeighbours.slice(hex * SIX, hex * SIX + SIX).some((other) => isRed(numbers[other] ?? 0));
}

/**
 * ST-SETV-04: chips are turned in letter order; a red one beside a red one changes places with the next that is not
 * red, or when none is left with the last turned one whose place has no red neighbour.
 */
export function numbersOn(hexes: readonly number[], letters: readonly number[]): number[] {
  const chips = [...letters];
  const numbers = zeros(MAP.hexCount);
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
    piece.map((value, i) => (i % 2 === 0 ? (MAP.border[place * PIECE_LENGTH + value] ?? NONE) : value)),
  );

/** The board that an outcome of LAYOUT_BOUNDS stands for. */
export function drawnBoard(outcome: readonly number[]): Board {
  const pieces = permuted(FRAME_PIECES, outcome);
  const planets = permuted(TILES, outcome, PIECE_BOUNDS.length);
  const corner = outcome[PIECE_BOUNDS.length + TILE_BOUNDS.length] ?? 0;
  const hexes = spiral(corner).filter((hex) => planets[hex] !== ASTEROID);
  return { planets, numbers: numbersOn(hexes, CHIPS), posts: postsOn(pieces) };
}
