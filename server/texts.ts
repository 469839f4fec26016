import type { Language } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import { formatMessage } from '@orrery/words';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** The keys of the server's texts for people. */
export type ServerTextKey = keyof typeof en;
const TEXTS: Readonly<Record<Language, Readonly<Record<ServerTextKey, string>>>> = { en, de, nl };

export type TextParams = Readonly<Record<string, string | number>>;

export const isTextKey = (code: string): code is ServerTextKey => Object.hasOwn(en, code);

export const formatText = (key: ServerTextKey, params: TextParams, language: Language): string =>
  formatMessage(
    { key, values: params },
    { language, texts: TEXTS[language], names: [], reader: null, onError: 'throw' },
  );

/** A failure caused by the caller, as a value: its code is the key of its text. */
export const textFailure = (
  key: ServerTextKey,
  params: TextParams = {},
): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { code: key, params, text: formatText(key, params, 'en') },
});

/** The first supported language that a browser asks for in the Accept-Language header. */
export function languageOf(header: string | undefined): Language {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((wish) => {
      const [tag = '', weight = 'q=1'] = wish.trim().split(';');
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number(weight.trim().slice(2)) || 0 };
    });
  for (const { language } of wishes.toSorted((a, b) => b.weight - a.weight)) {
    if (language === 'en' || language === 'de' || language === 'nl') return language;
  }
  return 'en';
}
