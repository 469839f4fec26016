import { NONE } from '@orrery/common';
import {
  ASTEROID,
  EDGES_PER_VERTEX,
  RESOURCE_KINDS,
  type StartrekBoard,
  TOPOLOGY,
  VERTEX_COUNT,
} from '@orrery/startrek/facts';
import { rollWays } from '../yields.ts';

/** What a station on each vertex of a board yields, in 36ths of a card per roll. */
export class VertexWays {
  /** By vertex and resource. */
  readonly byKind = new Int32Array(VERTEX_COUNT * RESOURCE_KINDS);
  /** By vertex. */
  readonly total = new Int32Array(VERTEX_COUNT);
  #board: StartrekBoard | null = null;

  /** Reads a board; whether it is another one than before. */
  read(board: StartrekBoard): boolean {
    if (board === this.#board) return false;
    this.#board = board;
    this.byKind.fill(0);
    this.total.fill(0);
    for (let i = 0; i < VERTEX_COUNT * EDGES_PER_VERTEX; i++) {
      const hex = TOPOLOGY.vertexHexes[i] ?? NONE;
      const planet = hex === NONE ? ASTEROID : (board.planets[hex] ?? ASTEROID);
      if (planet === ASTEROID) continue;
      const vertex = Math.floor(i / EDGES_PER_VERTEX);
      const ways = rollWays(board.numbers[hex] ?? 0);
      this.byKind[vertex * RESOURCE_KINDS + planet] = (this.byKind[vertex * RESOURCE_KINDS + planet] ?? 0) + ways;
      this.total[vertex] = (this.total[vertex] ?? 0) + ways;
    }
    return true;
  }
}
