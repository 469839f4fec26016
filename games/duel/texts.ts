import { texts as shared, type TextKey } from '@orrery/ship/texts';

/** Texts in which this edition calls something otherwise than that of 2001. */
type Own = Readonly<Partial<Record<TextKey, string>>>;
type Catalogue = Awaited<ReturnType<typeof shared.en>>;

const merged = async (both: Promise<Catalogue>, own: Promise<{ readonly default: Own }>): Promise<Catalogue> => ({
  ...(await both),
  ...(await own).default,
});

/** What the game says: what both games of the engine say alike, and what it has words of its own for. */
export const texts = {
  en: () => merged(shared.en(), import('./texts/en.json')),
  de: () => merged(shared.de(), import('./texts/de.json')),
  nl: () => merged(shared.nl(), import('./texts/nl.json')),
} as const;
