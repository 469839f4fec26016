import type { Language, Texts } from '@orrery/common/entry';
import type { Seat } from '@orrery/kernel';

/** The colours of the seats, as every table paints them. */
const COLOURS: readonly Texts[] = [
  { en: 'Coral', de: 'Koralle', nl: 'Koraal' },
  { en: 'Sky', de: 'Azur', nl: 'Azuur' },
  { en: 'Amber', de: 'Bernstein', nl: 'Amber' },
  { en: 'Violet', de: 'Violett', nl: 'Violet' },
  { en: 'Mint', de: 'Minze', nl: 'Munt' },
  { en: 'Ivory', de: 'Elfenbein', nl: 'Ivoor' },
];

/** What a seat is called while its sitter has no name, as in games that came from a file: by its colour. */
export const seatName = (seat: Seat, language: Language): string => COLOURS[seat]?.[language] ?? String(seat + 1);
