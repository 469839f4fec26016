import type { StartrekBoard } from '@orrery/startrek/facts';

/** Views are copied with every step; comparing by value avoids rendering unchanged parts of the board again. */
export const sameList = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((n, i) => n === b[i]));

export const sameBoard = (a: StartrekBoard, b: StartrekBoard): boolean =>
  a === b || (sameList(a.planets, b.planets) && sameList(a.numbers, b.numbers) && sameList(a.posts, b.posts));
