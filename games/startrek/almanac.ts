import { almanacLoader, textLoader } from '@orrery/common/texts';
import type { Language } from '@orrery/kernel';
import loaders from './rules/loaders.ts';
import { withSupportCards } from './support/almanac/entries.ts';
import cardLoaders from './support/almanac/texts/loaders.ts';
import messageLoaders from './support/texts/loaders.ts';

const loadRules = almanacLoader(loaders);
const loadCards = textLoader(cardLoaders);
const loadMessages = textLoader(messageLoaders);

/** Loads the almanac in a language, as Markdown. */
export async function loadAlmanac(language: Language): Promise<string> {
  const [rules, almanac, messages] = await Promise.all([
    loadRules(language),
    loadCards(language),
    loadMessages(language),
  ]);
  return withSupportCards(rules, { messages, almanac });
}
