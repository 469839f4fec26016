import { addMovesByBits } from '@orrery/common';
import type { MoveList } from '@orrery/kernel';
import { EDGE_WORD_COUNT, EDGES_PER_WORD, VERTEX_WORD_COUNT, VERTICES_PER_WORD } from '../topology.ts';

/** Adds the moves of a set of edges, given as words from index `at` on. */
export function addEdgeMoves<M>(out: MoveList<M>, moves: readonly M[], words: readonly number[], at: number): void {
  for (let w = 0; w < EDGE_WORD_COUNT; w++) addMovesByBits(out, moves, words[at + w] ?? 0, w * EDGES_PER_WORD);
}

/** Adds the moves of a set of vertices, given as words from index `at` on. */
export function addVertexMoves<M>(out: MoveList<M>, moves: readonly M[], words: readonly number[], at: number): void {
  for (let w = 0; w < VERTEX_WORD_COUNT; w++) addMovesByBits(out, moves, words[at + w] ?? 0, w * VERTICES_PER_WORD);
}

/** Adds the moves of the vertices that are in both sets. */
export function addCommonVertexMoves<M>(
  out: MoveList<M>,
  moves: readonly M[],
  words: readonly number[],
  at: number,
  others: readonly number[],
): void {
  for (let w = 0; w < VERTEX_WORD_COUNT; w++)
    addMovesByBits(out, moves, (words[at + w] ?? 0) & (others[w] ?? 0), w * VERTICES_PER_WORD);
}
