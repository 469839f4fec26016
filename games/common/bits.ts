/** The index of the lowest set bit of a word that is not 0. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** The index of the k-th set bit of a word, counting from the lowest. */
export function nthBit(word: number, k: number): number {
  let rest = word;
  for (let i = 0; i < k; i++) rest &= rest - 1;
  return lowestBit(rest);
}

/** The number of set bits of a word. */
export function bitCount(word: number): number {
  let n = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) n++;
  return n;
}
