/**
 * Letters in a drawing cannot wrap by themselves. These estimates are on the safe side for both of the house’s typefaces;
 * no letter is ever drawn below `LEAST`.
 */
const SHARE = 0.54; // of its size that a letter takes on average
const LEAST = 12;

const widthOf = (text: string, size: number): number => text.length * size * SHARE;

export const fits = (text: string, size: number, width: number): boolean => widthOf(text, size) <= width;

/** As large as fits, up to `most`. */
export const sizeFor = (text: string, most: number, width: number): number =>
  Math.max(LEAST, Math.min(most, Math.floor((width / (Math.max(1, text.length) * SHARE)) * 2) / 2));

/** A word cut short where even the least letters would not fit. */
export function shortened(text: string, width: number): string {
  const letters = Math.max(1, Math.floor(width / (LEAST * SHARE)) - 1);
  return fits(text, LEAST, width) ? text : `${text.slice(0, letters).trimEnd()}…`;
}

/** A text on one line, or broken where its two lines are about equal; words stay whole. */
export function linesOf(text: string, size: number, width: number): readonly string[] {
  const words = text.split(' ');
  if (fits(text, size, width) || words.length === 1) return [text];
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const);
  const longest = ([first, second]: readonly [string, string]) => Math.max(first.length, second.length);
  return breaks.reduce((best, each) => (longest(each) < longest(best) ? each : best));
}
