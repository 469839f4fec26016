/** Copies one list of numbers into another of the same length. */
export function copyInto(from: readonly number[], into: number[]): void {
  for (let i = 0; i < from.length; i++) into[i] = from[i] ?? 0;
}
