/** Edmonds’ blossom algorithm after Joris van Rantwijk, as a package without types. */
declare module 'edmonds-blossom-fixed' {
  /**
   * The partner of each vertex, -1 without one: of all matchings the heaviest; with `maxCardinality` the heaviest of
   * those with the most pairs.
   */
  export default function blossom(
    edges: readonly (readonly [from: number, to: number, weight: number])[],
    maxCardinality?: boolean,
  ): readonly number[];
}
