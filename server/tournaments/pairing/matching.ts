import blossom from 'edmonds-blossom-fixed';

export type WeightedEdge = readonly [one: number, other: number, weight: number];

/** Of the matchings with the most pairs the heaviest: the partner of each vertex, -1 without one. */
export const heaviestMatching = (edges: readonly WeightedEdge[]): readonly number[] =>
  edges.length === 0 ? [] : blossom(edges, true);
