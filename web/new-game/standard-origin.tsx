import { useTranslate } from '../texts/catalogue.ts';
import type { GameOption, Tell } from './sheet.ts';
import { NEW_GAME_TEXTS } from './texts.ts';

/** Marks a default that does not come from the rulebooks with its origin. */
export function StandardOrigin({ choice, tell }: { readonly choice: GameOption; readonly tell: Tell }) {
  const say = useTranslate(NEW_GAME_TEXTS);
  const book = choice.values.find(({ isBook }) => isBook);
  if (choice.standardOrigin === 'silent') return say('standing.silent');
  return choice.standardOrigin === 'ours' && book !== undefined
    ? say('standing.ours', { value: tell(book.words) })
    : null;
}
