/** Figures that belong together: their names, and how they are written. */
export interface FigureGroup<S> {
  readonly names: readonly string[];
  /** Writes one figure for each name, from index `at` on. */
  write(seen: S, into: Int32Array, at: number): void;
}

/** The names of a figure that exists once for each of these. */
export const namesFor = (of: readonly (string | number)[], what: string): string[] =>
  of.map((each) => `${what}: ${each}`);

/** All groups, one after the other. */
export function joinedGroups<S>(groups: readonly FigureGroup<S>[]): FigureGroup<S> {
  return {
    names: groups.flatMap(({ names }) => names),
    write(seen, into, at) {
      let next = at;
      for (let i = 0; i < groups.length; i++) {
        const group = groups[i];
        if (group === undefined) continue;
        group.write(seen, into, next);
        next += group.names.length;
      }
    },
  };
}
