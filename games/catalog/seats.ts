import { type LocalizedText, localizedText } from '@orrery/common/texts';
import type { Language } from '@orrery/kernel';
import texts from './texts/all.ts';

/** The available colours, as every table shows them. A seat without a choice has the colour of its number. */
const COLOURS = ['coral', 'sky', 'amber', 'violet', 'mint', 'ivory'] as const;
const COLOUR_NAMES: readonly LocalizedText[] = COLOURS.map((colour) => localizedText(texts, `colour.${colour}`));

/** Every colour, by its index in the list. */
export const ALL_COLOURS: readonly number[] = COLOUR_NAMES.map((_, colour) => colour);

/** The name of a colour, also used for a player without a name, as in games that came from a file. */
export const colourName = (colour: number, language: Language): string =>
  COLOUR_NAMES[colour]?.[language] ?? String(colour + 1);

/**
 * The distinct colours of all seats, from what each has chosen. Of two that chose the same the first keeps it; a seat
 * without a choice gets the colour of its number or, where that is taken, the first free one.
 */
export function assignColours(chosen: readonly (number | null | undefined)[]): readonly number[] {
  const kept = chosen.map((colour, seat) =>
    ALL_COLOURS.find((each) => each === colour && chosen.indexOf(each) === seat),
  );
  const own = kept.map((colour, seat) => colour ?? (kept.includes(seat) ? undefined : seat));
  const left = ALL_COLOURS.filter((colour) => !own.includes(colour));
  return own.map((colour, seat) => colour ?? left.shift() ?? seat);
}
