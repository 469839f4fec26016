import { findEdition, type Language } from '@orrery/catalog';
import { formatMessage } from '@orrery/words';
import { type GameOption, sheetSpecOf, type Tell } from '../new-game/sheet.ts';

/** The options of a game and the formatter for their texts. */
export interface RuleOptions {
  readonly byRule: ReadonlyMap<string, GameOption>;
  readonly formatMessage: Tell;
}

/**
 * The options of an edition; null if it has no texts for them. Loaded together with the text, because late lines would shift the layout.
 */
export async function loadRuleOptions(game: string, edition: number, language: Language): Promise<RuleOptions | null> {
  const voice = findEdition(game, edition)?.voice;
  if (voice === undefined) return null;
  const [engine, texts] = await Promise.all([voice.words(), voice.texts(language)]);
  const speech = { language, texts, names: [], reader: null, onError: 'show' } as const;
  return {
    byRule: new Map(sheetSpecOf(engine).gameOptions.map((choice) => [choice.rule, choice])),
    formatMessage: (words) => formatMessage(words, speech),
  };
}
