import { useSpeak } from '../texts/catalogue.ts';
import type { ChoiceValue, Tell } from './sheet.ts';
import { NEW_GAME_TEXTS } from './texts.ts';

/** A value of an option as it is offered: its name, whether it is the standard, and whether the books have it. */
export function useValueLabel(tell: Tell): (value: ChoiceValue) => string {
  const say = useSpeak(NEW_GAME_TEXTS);
  return ({ words, isStandard, isBook }) => {
    const tags = [...(isStandard ? [say('standard')] : []), ...(isBook ? [say('book')] : [])];
    return tags.length === 0 ? tell(words) : `${tell(words)} (${tags.join(', ')})`;
  };
}
