/** One of a list that is known to reach so far. */
export function nth<X>(all: readonly X[], i: number): X {
  const one = all[i];
  if (one === undefined) throw new RangeError(`nothing has the number ${i}`);
  return one;
}
