/** Makes one list of numbers like another of the same length. */
export function copyCounts(from: readonly number[], into: number[]): void {
  for (let i = 0; i < from.length; i++) into[i] = from[i] ?? 0;
}
