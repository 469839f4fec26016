import { ASTEROID, DILITHIUM, FOOD, OXYGEN, type Provenance, TRITANIUM, WATER } from './data.ts';

/** A post that takes any resource at 3:1; special posts are identified by their resource. */
export const GENERAL_POST = 5;

/** Hexes and numbers row by row from the top, posts as pairs of an edge and what it takes. */
export interface StartrekBoard {
  readonly planets: readonly number[];
  readonly numbers: readonly number[];
  readonly posts: readonly number[];
}

interface StartPosition {
  readonly vertex: number;
  readonly edge: number;
  readonly star: boolean;
}

/** A fixed map with the start pieces of the four colours. */
export interface FixedSetup extends StartrekBoard {
  readonly provenance: Provenance;
  /** By the colours of the books: red, orange, white, blue; two places each. */
  readonly starts: readonly (readonly [StartPosition, StartPosition])[];
}

const [T, D, F, O, W, A] = [TRITANIUM, DILITHIUM, FOOD, OXYGEN, WATER, ASTEROID];
const starStart = (vertex: number, edge: number): StartPosition => ({ vertex, edge, star: true });
const plainStart = (vertex: number, edge: number): StartPosition => ({ vertex, edge, star: false });

const BEGINNER_NUMBERS = [10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11];
const BEGINNER_POSTS = [
  0,
  GENERAL_POST,
  3,
  O,
  17,
  W,
  38,
  GENERAL_POST,
  61,
  F,
  69,
  GENERAL_POST,
  66,
  GENERAL_POST,
  49,
  D,
  18,
  T,
];

/** Our own reconstruction: it fits the six known facts about the lost figure (ST-SETB-01). */
export const BEGINNER_SETUP: FixedSetup = {
  provenance: 'reconstructed',
  planets: [T, W, T, D, F, O, F, W, O, A, T, D, T, F, D, W, O, O, F],
  numbers: BEGINNER_NUMBERS,
  posts: BEGINNER_POSTS,
  starts: [
    [starStart(17, 25), plainStart(31, 47)],
    [starStart(14, 15), plainStart(41, 52)],
    [starStart(28, 40), plainStart(20, 32)],
    [starStart(8, 12), plainStart(40, 58)],
  ],
};

/** The first map of the basic game with the planets of this one; white's star is contested. */
export const CLASSIC_BEGINNER_SETUP: FixedSetup = {
  provenance: 'public',
  planets: [W, F, T, O, D, F, D, O, T, A, T, W, T, W, O, F, D, O, F],
  numbers: BEGINNER_NUMBERS,
  posts: BEGINNER_POSTS,
  starts: [
    [plainStart(8, 13), starStart(28, 41)],
    [plainStart(14, 15), starStart(40, 58)],
    [plainStart(17, 25), starStart(31, 37)],
    [plainStart(41, 52), starStart(39, 56)],
  ],
};

/** The hexes of the variable set-up (book). */
export const HEX_TILES: readonly number[] = [T, T, T, T, F, F, F, F, O, O, O, O, D, D, D, W, W, W, A];

/** The chips by their letters A to R (inferred: the classic order). */
export const NUMBER_CHIPS: readonly number[] = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

/** Border edges of a frame piece. */
export const EDGES_PER_FRAME_PIECE = 5;

/** The six frame pieces: pairs of an index on the piece, clockwise, and what the post takes (inferred). */
export const FRAME_PIECES: readonly (readonly number[])[] = [
  [0, GENERAL_POST, 3, O],
  [2, W],
  [0, GENERAL_POST, 3, F],
  [2, GENERAL_POST],
  [0, GENERAL_POST, 3, D],
  [2, T],
];

/** The hexes of the rings, counter-clockwise from the top left corner; every second of the outer ring is a corner. */
export const OUTER_RING: readonly number[] = [0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1];
export const INNER_RING: readonly number[] = [4, 8, 13, 14, 10, 5];
export const CENTRE_HEX = 9;
export const OUTER_CORNER_COUNT = 6;
