/** CPU time, because on a shared machine the clock on the wall measures the neighbours. */

/** Nanoseconds of CPU time that the work took in all threads of this process. */
export function cpuNs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) * 1_000;
}

/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('no values, no median');
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Several findings of the same kind as one: every number is the median of theirs, the rest is as in the first. */
export function medianOf<X extends object>(all: readonly X[]): X {
  const [first] = all;
  if (first === undefined) throw new Error('no values, no median');
  const result = structuredClone(first);
  settle(result, all);
  return result;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function settle(result: object, all: readonly object[]): void {
  for (const [key, value] of Object.entries(result)) {
    const found: unknown[] = all.map((each) => Object.entries(each).find(([other]) => other === key)?.[1]);
    if (found.every((each) => typeof each === 'number')) Object.assign(result, { [key]: median(found) });
    else if (isObject(value)) settle(value, found.filter(isObject));
  }
}
