/**
 * SVG text does not wrap by itself. These width estimates are conservative for both of the app's typefaces; no text is drawn smaller than
 * `MIN_LETTER_SIZE`.
 */
const LETTER_WIDTH_RATIO = 0.54; // average letter width relative to the font size
const MIN_LETTER_SIZE = 12;

const textWidth = (text: string, size: number): number => text.length * size * LETTER_WIDTH_RATIO;

export const textFits = (text: string, size: number, width: number): boolean => textWidth(text, size) <= width;

/** The largest size that fits, up to `most`. */
export const fontSizeFor = (text: string, most: number, width: number): number =>
  Math.max(
    MIN_LETTER_SIZE,
    Math.min(most, Math.floor((width / (Math.max(1, text.length) * LETTER_WIDTH_RATIO)) * 2) / 2),
  );

/** A word, cut off if it does not fit at the smallest size. */
export function truncateText(text: string, width: number): string {
  const letters = Math.max(1, Math.floor(width / (MIN_LETTER_SIZE * LETTER_WIDTH_RATIO)) - 1);
  return textFits(text, MIN_LETTER_SIZE, width) ? text : `${text.slice(0, letters).trimEnd()}…`;
}

/** A text on one line, or broken into two lines of about equal length; words are not broken. */
export function breakInTwo(text: string, size: number, width: number): readonly string[] {
  const words = text.split(' ');
  if (textFits(text, size, width) || words.length === 1) return [text];
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const);
  const longest = ([first, second]: readonly [string, string]) => Math.max(first.length, second.length);
  return breaks.reduce((best, each) => (longest(each) < longest(best) ? each : best));
}
