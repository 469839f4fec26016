import type { Language } from '@orrery/catalog';
import { completeTexts } from '@orrery/common/texts';
import { formatMessage } from '@orrery/words';
import texts from './texts/all.ts';

const PROMPT_TEXTS = completeTexts(texts);

/** A phrase of a prompt in a language. */
export type SayPhrase = (key: keyof typeof texts.en, values?: Readonly<Record<string, string | number>>) => string;

/** The phrases of prompts that do not come from a game. */
export const promptPhrases =
  (language: Language): SayPhrase =>
  (key, values = {}) =>
    formatMessage(
      { key, values },
      { language, texts: PROMPT_TEXTS[language], names: [], reader: null, onError: 'throw' },
    );
