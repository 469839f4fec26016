/** Makes `into` hold what `from` holds, in place. For numbers, words and values that nobody changes. */
export function copyList<X>(from: readonly X[], into: X[]): void {
  while (into.length > from.length) into.pop();
  const { length } = into;
  for (let i = 0; i < length; i++) {
    const item = from[i];
    if (item !== undefined) into[i] = item;
  }
  // Pushed, not stored past the end: one store that grows a list makes every copy three times as slow.
  for (let i = length; i < from.length; i++) {
    const item = from[i];
    if (item !== undefined) into.push(item);
  }
}
