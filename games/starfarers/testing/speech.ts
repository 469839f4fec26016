import type { Seat, Words } from '@orrery/kernel';
import { say } from '@orrery/words';
import de from '../texts/de.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import nl from '../texts/nl.json' with { type: 'json' };

/** The catalogues of this room. */
export const CATALOGUES = { en, de, nl } as const;
export type Language = keyof typeof CATALOGUES;
export const LANGUAGES: readonly Language[] = ['en', 'de', 'nl'];

/** The words as this seat, or with null a spectator, hears them; a text that is missing throws. */
export const spoken = (words: Words, language: Language, reader: Seat | null = null): string =>
  say(words, {
    language,
    texts: CATALOGUES[language],
    names: ['Anna', 'Ben', 'Cleo', 'Dirk', 'Eva', 'Finn'],
    reader,
    faults: 'throw',
  });

/** The keys of these words and of all words in them. */
export function keysIn({ key, values }: Words): string[] {
  const inner = Object.values(values).flatMap((said) => {
    if (typeof said !== 'object' || 'seat' in said) return [];
    return 'key' in said ? keysIn(said) : said.flatMap(keysIn);
  });
  return [key, ...inner];
}
