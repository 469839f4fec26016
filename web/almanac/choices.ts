import { findEdition, type Language } from '@orrery/catalog';
import { say } from '@orrery/words';
import { type Choice, type Tell, termsOf } from '../new-game/sheet.ts';

/** What can be chosen by the rules of an almanac, and how it is said. */
export interface Choices {
  readonly byRule: ReadonlyMap<string, Choice>;
  readonly tell: Tell;
}

/** The options of an edition; null where it has no words for them. They come with the text: late lines would push it aside. */
export async function loadChoices(game: string, edition: number, language: Language): Promise<Choices | null> {
  const voice = findEdition(game, edition)?.voice;
  if (voice === undefined) return null;
  const [worded, texts] = await Promise.all([voice.words(), voice.texts(language)]);
  const speech = { language, texts, names: [], reader: null, faults: 'show' } as const;
  return {
    byRule: new Map(termsOf(worded).choices.map((choice) => [choice.rule, choice])),
    tell: (words) => say(words, speech),
  };
}
