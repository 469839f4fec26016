/** The group of each name. */
type Groups<N extends string> = Readonly<Record<string, readonly N[]>>;
type Ungrouped<N extends string, L extends Groups<N>> = Exclude<N, L[keyof L][number]>;

/** Maps each name to its group. A name without a group fails the build. */
export const groupByName =
  <N extends string>() =>
  <const L extends Groups<N>>(
    groups: L & ([Ungrouped<N, L>] extends [never] ? unknown : Readonly<Record<Ungrouped<N, L>, never>>),
  ): ReadonlyMap<N, keyof L> => {
    const known: L = groups;
    const byName = new Map<N, keyof L>();
    for (const group in known) for (const name of known[group] ?? []) byName.set(name, group);
    return byName;
  };
