import { completeTexts } from '@orrery/common/texts';
import { type Language, matchLanguage, type Problem } from '@orrery/kernel';
import { formatMessage } from '@orrery/words';
import texts from './texts/all.ts';

/** The keys of the server's texts for people. */
export type ServerTextKey = keyof typeof texts.en;
const TEXTS = completeTexts(texts);

export type TextParams = Readonly<Record<string, string | number>>;

export const isTextKey = (code: string): code is ServerTextKey => Object.hasOwn(texts.en, code);

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
      return { tag: tag.trim(), weight: Number(weight.trim().slice(2)) || 0 };
    });
  return matchLanguage(wishes.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => tag));
}
