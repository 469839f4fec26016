import { texts as shared, type TextKey } from '@orrery/ship/texts';

/** Texts with terms that differ from the edition of 2001. */
type OwnTexts = Readonly<Partial<Record<TextKey, string>>>;
type Catalogue = Awaited<ReturnType<typeof shared.en>>;

const mergedTexts = async (
  both: Promise<Catalogue>,
  own: Promise<{ readonly default: OwnTexts }>,
): Promise<Catalogue> => ({
  ...(await both),
  ...(await own).default,
});

/** The catalogues of the game: the texts shared by both games of the engine, with its own replacements. */
export const texts = {
  en: () => mergedTexts(shared.en(), import('./texts/en.json')),
  de: () => mergedTexts(shared.de(), import('./texts/de.json')),
  nl: () => mergedTexts(shared.nl(), import('./texts/nl.json')),
} as const;
