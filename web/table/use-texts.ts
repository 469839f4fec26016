import { findEdition, type Language } from '@orrery/catalog';
import type { Texts } from '@orrery/words';
import { useEffect, useState } from 'react';

export type TextsLoader = (language: Language) => Promise<Texts>;

const NO_TEXTS: Texts = {};

/** The texts of a game that stands in the catalog. */
const fromCatalog =
  (game: string, edition: number): TextsLoader =>
  async (language) => {
    const voice = findEdition(game, edition)?.voice;
    return voice === undefined ? NO_TEXTS : voice.texts(language);
  };

interface Wanted {
  readonly game: string;
  readonly edition: number;
  readonly language: Language;
  readonly load?: TextsLoader | undefined;
}

/** What a game says in a language, null until it has come; while another language comes, the last one stays. */
export function useGameTexts({ game, edition, language, load }: Wanted): Texts | null {
  const [texts, setTexts] = useState<Texts | null>(null);
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
