import { findEdition, type Language } from '@orrery/catalog';
import type { MessageCatalog } from '@orrery/words';
import { useEffect, useState } from 'react';

export type TextsLoader = (language: Language) => Promise<MessageCatalog>;

const NO_TEXTS: MessageCatalog = {};

/** Loads the texts of a game in the catalog. */
const fromCatalog =
  (game: string, edition: number): TextsLoader =>
  async (language) => {
    const voice = findEdition(game, edition)?.voice;
    return voice === undefined ? NO_TEXTS : voice.texts(language);
  };

interface GameTextsRequest {
  readonly game: string;
  readonly edition: number;
  readonly language: Language;
  readonly load?: TextsLoader | undefined;
}

/** The messages of a game in a language; null until loaded. While another language loads, the last one stays. */
export function useGameTexts({ game, edition, language, load }: GameTextsRequest): MessageCatalog | null {
  const [texts, setTexts] = useState<MessageCatalog | null>(null);
  useEffect(() => {
    let isWanted = true;
    const loader = load ?? fromCatalog(game, edition);
    loader(language).then((loaded) => isWanted && setTexts(loaded));
    return () => {
      isWanted = false;
    };
  }, [game, edition, language, load]);
  return texts;
}
