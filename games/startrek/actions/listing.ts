import { addBits } from '@orrery/common';
import type { MoveList } from '@orrery/kernel';
import { EDGE_WORD, EDGE_WORDS, VERTEX_WORD, VERTEX_WORDS } from '../topology.ts';

/** Adds the moves of a set of edges, given as words from `at` on. */
export function addEdges<M>(out: MoveList<M>, moves: readonly M[], words: readonly number[], at: number): void {
  for (let w = 0; w < EDGE_WORDS; w++) addBits(out, moves, words[at + w] ?? 0, w * EDGE_WORD);
}

/** Adds the moves of a set of vertices, given as words from `at` on. */
export function addVertices<M>(out: MoveList<M>, moves: readonly M[], words: readonly number[], at: number): void {
  for (let w = 0; w < VERTEX_WORDS; w++) addBits(out, moves, words[at + w] ?? 0, w * VERTEX_WORD);
}

/** Adds the moves of the vertices that are in both sets. */
export function addShared<M>(
  out: MoveList<M>,
  moves: readonly M[],
  words: readonly number[],
  at: number,
  others: readonly number[],
): void {
  for (let w = 0; w < VERTEX_WORDS; w++) addBits(out, moves, (words[at + w] ?? 0) & (others[w] ?? 0), w * VERTEX_WORD);
}
