/** CPU time, because on a shared machine wall-clock time includes other processes. */

/** Nanoseconds of CPU time that the work took in all threads of this process. */
export function cpuNs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) * 1_000;
}

/** The median; for an even number of values the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('cannot take the median of no values');
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/**
 * Combines several results of the same shape: every number is their median, everything else is taken from the first.
 */
export function medianOf<X extends object>(all: readonly X[]): X {
  const [first] = all;
  if (first === undefined) throw new Error('cannot take the median of no results');
  const result = structuredClone(first);
  takeMedians(result, all);
  return result;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function takeMedians(result: object, all: readonly object[]): void {
  for (const [key, value] of Object.entries(result)) {
    const found: unknown[] = all.map((each) => Object.entries(each).find(([other]) => other === key)?.[1]);
    if (found.every((each) => typeof each === 'number')) Object.assign(result, { [key]: median(found) });
    else if (isObject(value)) takeMedians(value, found.filter(isObject));
  }
}
