/** The item at an index that is known to be in range. */
export function itemAt<X>(all: readonly X[], i: number): X {
  const one = all[i];
  if (one === undefined) throw new RangeError(`index ${i} out of range`);
  return one;
}
