/** The lowest bit of a word that is not 0, as its number. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** The k-th set bit of a word, counting from the lowest. */
export function nthBit(word: number, k: number): number {
  let rest = word;
  for (let i = 0; i < k; i++) rest &= rest - 1;
  return lowestBit(rest);
}

/** How many bits of a word are set. */
export function bitCount(word: number): number {
  let n = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) n++;
  return n;
}
