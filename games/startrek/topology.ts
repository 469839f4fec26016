import { hexagon, hexBoard } from '@orrery/common';

/** The nineteen sectors with their 54 points and 72 lanes (ST-DEF-02, ST-DEF-03). */
export const TOPOLOGY = hexBoard(hexagon(2));

export const HEX_COUNT = TOPOLOGY.hexCount;
export const VERTEX_COUNT = TOPOLOGY.vertexCount;
export const EDGE_COUNT = TOPOLOGY.edgeCount;
/** Corners of a hex; neighbours, edges and hexes of a vertex. */
export const VERTICES_PER_HEX = 6;
export const EDGES_PER_VERTEX = 3;
/** Bits per word in a set of vertices or edges: two and three words hold them all. */
export const VERTICES_PER_WORD = 27;
export const EDGES_PER_WORD = 24;
export const VERTEX_WORD_COUNT = 2;
export const EDGE_WORD_COUNT = 3;
