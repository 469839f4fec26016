import { textLoader } from '@orrery/common/texts';
import type { Language } from '@orrery/kernel';
import type cards from './support/texts/en.json';
import cardLoaders from './support/texts/loaders.ts';
import type en from './texts/en.json';
import loaders from './texts/loaders.ts';

/** A key of the texts of this game. */
export type TextKey = keyof typeof en | keyof typeof cards;

const loadOwn = textLoader(loaders);
const loadCards = textLoader(cardLoaders);

/** Loads the texts in a language. */
export async function loadTexts(language: Language): Promise<Readonly<Record<TextKey, string>>> {
  const [own, cards] = await Promise.all([loadOwn(language), loadCards(language)]);
  return { ...own, ...cards };
}
