/** Makes `into` hold what `from` holds, in place. For numbers, words and values that nobody changes. */
export function copyList<X>(from: readonly X[], into: X[]): void {
  const { length } = from;
  for (let i = 0; i < length; i++) {
    const item = from[i];
    if (item !== undefined) into[i] = item;
  }
  while (into.length > length) into.pop();
}
