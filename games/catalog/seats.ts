import type { Language, Texts } from '@orrery/common/entry';

/** The colours to choose from, as every table paints them. A seat that has chosen none has the one of its number. */
const COLOURS: readonly Texts[] = [
  { en: 'Coral', de: 'Koralle', nl: 'Koraal' },
  { en: 'Sky', de: 'Azur', nl: 'Azuur' },
  { en: 'Amber', de: 'Bernstein', nl: 'Amber' },
  { en: 'Violet', de: 'Violett', nl: 'Violet' },
  { en: 'Mint', de: 'Minze', nl: 'Munt' },
  { en: 'Ivory', de: 'Elfenbein', nl: 'Ivoor' },
];

/** Every colour, by its place in the list. */
export const ALL_COLOURS: readonly number[] = COLOURS.map((_, colour) => colour);

/** What a colour is called, and whoever sits there without a name, as in games that came from a file. */
export const colourName = (colour: number, language: Language): string =>
  COLOURS[colour]?.[language] ?? String(colour + 1);

/**
 * The colours of all seats, no two alike, from what each has chosen. Of two that chose the same the first keeps it;
 * whoever has chosen none gets the colour of the seat, or, where that is taken, the first that is left.
 */
export function coloursOf(chosen: readonly (number | null | undefined)[]): readonly number[] {
  const kept = chosen.map((colour, seat) =>
    ALL_COLOURS.find((each) => each === colour && chosen.indexOf(each) === seat),
  );
  const own = kept.map((colour, seat) => colour ?? (kept.includes(seat) ? undefined : seat));
  const left = ALL_COLOURS.filter((colour) => !own.includes(colour));
  return own.map((colour, seat) => colour ?? left.shift() ?? seat);
}
