import { findEdition, type Language, presentEdition } from '@orrery/catalog';
import type { Worded, Words } from '@orrery/kernel';
import { say } from '@orrery/words';
import { use, useCallback } from 'react';
import { LanguageContext } from '../texts/language.ts';
import { type Loaded, useLoaded } from './loaded.ts';

/** A game with its words, and a tongue to say them with. */
export interface Voiced {
  readonly worded: Worded;
  say(words: Words): string;
}

/** A game in a language; null where there is no game, or none with words. */
async function loadVoice(game: string, edition: number | null, language: Language): Promise<Voiced | null> {
  const { voice } = (edition === null ? presentEdition(game) : findEdition(game, edition)) ?? {};
  if (voice === undefined) return null;
  const [worded, texts] = await Promise.all([voice.words(), voice.texts(language)]);
  return { worded, say: (words) => say(words, { language, texts, names: [], reader: null, faults: 'show' }) };
}

/** The words of a game in the reader's language, for those who are at no table; without an edition, the present one's. */
export function useVoice(game: string, edition: number | null = null): Loaded<Voiced | null> {
  const language = use(LanguageContext);
  return useLoaded(useCallback(() => loadVoice(game, edition, language), [game, edition, language]));
}
