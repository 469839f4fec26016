/** CPU time, because on a shared machine the clock on the wall measures the neighbours. */

/** Nanoseconds of CPU time that the work took in all threads of this process. */
export function cpuNs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) * 1_000;
}

/** The one in the middle when they stand in order of a figure of theirs. */
export function middle<X>(all: readonly X[], figure: (each: X) => number): X {
  const found = [...all].sort((a, b) => figure(a) - figure(b))[all.length >> 1];
  if (found === undefined) throw new Error('no values, no middle');
  return found;
}

/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('no values, no median');
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
