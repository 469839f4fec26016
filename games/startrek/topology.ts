import { hexagon, hexBoard } from '@orrery/common';

/** The nineteen sectors with their 54 points and 72 lanes (ST-DEF-02, ST-DEF-03). */
export const MAP = hexBoard(hexagon(2));

export const HEXES = MAP.hexCount;
export const VERTICES = MAP.vertexCount;
export const EDGES = MAP.edgeCount;
/** Corners of a hex; neighbours, edges and hexes of a vertex. */
export const SIX = 6;
export const THREE = 3;
/** Bits in a word of a set of vertices or edges: two and three words hold them all. */
export const VERTEX_WORD = 27;
export const EDGE_WORD = 24;
export const VERTEX_WORDS = 2;
export const EDGE_WORDS = 3;
