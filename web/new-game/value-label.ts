import { useTranslate } from '../texts/catalogue.ts';
import type { GameOptionValue, Tell } from './sheet.ts';
import { NEW_GAME_TEXTS } from './texts.ts';

/** The label of an option's value: its name, whether it is the default, and whether it is the rulebook's. */
export function useOptionValueLabel(tell: Tell): (value: GameOptionValue) => string {
  const say = useTranslate(NEW_GAME_TEXTS);
  return ({ words, isStandard, isBook }) => {
    const tags = [...(isStandard ? [say('standard')] : []), ...(isBook ? [say('book')] : [])];
    return tags.length === 0 ? tell(words) : `${tell(words)} (${tags.join(', ')})`;
  };
}
