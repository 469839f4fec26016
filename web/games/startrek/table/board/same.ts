import type { Board } from '@orrery/startrek/facts';

/** Views are copied with every step; parts of a board are drawn anew only when something in them differs. */
export const sameList = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((n, i) => n === b[i]));

export const sameBoard = (a: Board, b: Board): boolean =>
  a === b || (sameList(a.planets, b.planets) && sameList(a.numbers, b.numbers) && sameList(a.posts, b.posts));
