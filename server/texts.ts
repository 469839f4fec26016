import type { Language } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import { say } from '@orrery/words';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** What the server says to people. */
export type TextKey = keyof typeof en;
const TEXTS: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { en, de, nl };

export type Params = Readonly<Record<string, string | number>>;

export const isTextKey = (code: string): code is TextKey => Object.hasOwn(en, code);

export const sayText = (key: TextKey, params: Params, language: Language): string =>
  say({ key, values: params }, { language, texts: TEXTS[language], names: [], reader: null, faults: 'throw' });

/** What the asker did wrong, as a value: its code is its text. */
export const refusal = (key: TextKey, params: Params = {}): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { code: key, params, text: sayText(key, params, 'en') },
});

/** The first language of ours that a browser asks for, by the header Accept-Language. */
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
