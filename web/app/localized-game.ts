import { findEdition, type Language, presentEdition } from '@orrery/catalog';
import type { AnyGameWithMessages, Message } from '@orrery/kernel';
import { formatMessage } from '@orrery/words';
import { use, useCallback } from 'react';
import { LanguageContext } from '../texts/language.ts';
import { type Loaded, useLoaded } from './loaded.ts';

/** A game with its messages and a formatter for them. */
export interface LocalizedGame {
  readonly game: AnyGameWithMessages;
  formatMessage(words: Message): string;
}

/** A game in a language; null if the game or its messages do not exist. */
async function loadLocalizedGame(
  game: string,
  edition: number | null,
  language: Language,
): Promise<LocalizedGame | null> {
  const { voice } = (edition === null ? presentEdition(game) : findEdition(game, edition)) ?? {};
  if (voice === undefined) return null;
  const [engine, texts] = await Promise.all([voice.words(), voice.texts(language)]);
  return {
    game: engine,
    formatMessage: (words) => formatMessage(words, { language, texts, names: [], reader: null, onError: 'show' }),
  };
}

/** The messages of a game in the reader's language, for use outside a table; without an edition, the current one. */
export function useLocalizedGame(game: string, edition: number | null = null): Loaded<LocalizedGame | null> {
  const language = use(LanguageContext);
  return useLoaded(useCallback(() => loadLocalizedGame(game, edition, language), [game, edition, language]));
}
