/** Copies the contents of `from` into `into`, in place. For numbers, strings and immutable values. */
export function copyList<X>(from: readonly X[], into: X[]): void {
  while (into.length > from.length) into.pop();
  const { length } = into;
  for (let i = 0; i < length; i++) {
    const item = from[i];
    if (item !== undefined) into[i] = item;
  }
  // Uses push: a single store past the end that grows a list makes every copy three times as slow.
  for (let i = length; i < from.length; i++) {
    const item = from[i];
    if (item !== undefined) into.push(item);
  }
}
