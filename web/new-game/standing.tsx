import { useSpeak } from '../texts/catalogue.ts';
import type { Choice, Tell } from './sheet.ts';
import { NEW_GAME_TEXTS } from './texts.ts';

/** Says of a standard that is not the books' own whose it is. */
export function Standing({ choice, tell }: { readonly choice: Choice; readonly tell: Tell }) {
  const say = useSpeak(NEW_GAME_TEXTS);
  const book = choice.values.find(({ isBook }) => isBook);
  if (choice.standing === 'silent') return say('standing.silent');
  return choice.standing === 'ours' && book !== undefined ? say('standing.ours', { value: tell(book.words) }) : null;
}
