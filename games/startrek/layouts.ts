import { ASTEROID, DILITHIUM, FOOD, OXYGEN, type Provenance, TRITANIUM, WATER } from './data.ts';

/** A post that takes any resource at 3:1; the special ones are known by their resource. */
export const GENERAL = 5;

/** Hexes and numbers row by row from the top, posts as pairs of an edge and what it takes. */
export interface Board {
  readonly planets: readonly number[];
  readonly numbers: readonly number[];
  readonly posts: readonly number[];
}

interface Start {
  readonly vertex: number;
  readonly edge: number;
  readonly star: boolean;
}

/** A fixed map with the start pieces of the four colours. */
export interface Figure extends Board {
  readonly provenance: Provenance;
  /** By the colours of the books: red, orange, white, blue; two places each. */
  readonly starts: readonly (readonly [Start, Start])[];
}

const [T, D, F, O, W, A] = [TRITANIUM, DILITHIUM, FOOD, OXYGEN, WATER, ASTEROID];
const star = (vertex: number, edge: number): Start => ({ vertex, edge, star: true });
const plain = (vertex: number, edge: number): Start => ({ vertex, edge, star: false });

const NUMBERS = [10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11];
const POSTS = [0, GENERAL, 3, O, 17, W, 38, GENERAL, 61, F, 69, GENERAL, 66, GENERAL, 49, D, 18, T];

/** Our own reconstruction: it fits the six facts known of the lost figure (ST-SETB-01). */
export const BEGINNERS: Figure = {
  provenance: 'reconstructed',
  planets: [T, W, T, D, F, O, F, W, O, A, T, D, T, F, D, W, O, O, F],
  numbers: NUMBERS,
  posts: POSTS,
  starts: [
    [star(17, 25), plain(31, 47)],
    [star(14, 15), plain(41, 52)],
    [star(28, 40), plain(20, 32)],
    [star(8, 12), plain(40, 58)],
  ],
};

/** The first map of the basic game with the planets of this one; white's star is contested. */
export const CLASSIC_BEGINNERS: Figure = {
  provenance: 'public',
  planets: [W, F, T, O, D, F, D, O, T, A, T, W, T, W, O, F, D, O, F],
  numbers: NUMBERS,
  posts: POSTS,
  starts: [
    [plain(8, 13), star(28, 41)],
    [plain(14, 15), star(40, 58)],
    [plain(17, 25), star(31, 37)],
    [plain(41, 52), star(39, 56)],
  ],
};

/** The hexes of the variable set-up (book). */
export const TILES: readonly number[] = [T, T, T, T, F, F, F, F, O, O, O, O, D, D, D, W, W, W, A];

/** The chips by their letters A to R (inferred: the classic order). */
export const CHIPS: readonly number[] = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

/** Border edges of a frame piece. */
export const PIECE_LENGTH = 5;

/** The six frame pieces: pairs of a place on the piece, clockwise, and what the post takes (inferred). */
export const FRAME_PIECES: readonly (readonly number[])[] = [
  [0, GENERAL, 3, O],
  [2, W],
  [0, GENERAL, 3, F],
  [2, GENERAL],
  [0, GENERAL, 3, D],
  [2, T],
];

/** The hexes of the rings, counter-clockwise from the top left corner; every second of the outer ring is a corner. */
export const OUTER_RING: readonly number[] = [0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1];
export const INNER_RING: readonly number[] = [4, 8, 13, 14, 10, 5];
export const CENTRE = 9;
export const CORNERS = 6;
