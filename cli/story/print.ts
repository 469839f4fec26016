import type { Header } from '@orrery/kernel';
import type { TextStyle } from '../paint.ts';
import type { StoryFormatter } from './formatter.ts';
import type { StoryPhrases } from './phrases.ts';
import type { GameStory } from './story.ts';

/** Which game it was. */
export function storyTitle<T, H, M, E, O>(
  { game, edition, seats, id, options }: Header<O>,
  formatter: StoryFormatter<T, H, M, E, O>,
  { strong, faint }: TextStyle,
): string {
  const chosen = formatter.options(options);
  const line = `${formatter.phrases.heading(game, edition, seats)} · ${id}`;
  const below = [chosen, formatter.legend].filter((each) => each !== '');
  return `${strong(line)}\n${below.map((each) => `${faint(each)}\n`).join('')}`;
}

/** Entry by entry, with the events below each, and the board at the start of each turn. */
export function storyBody({ passages }: GameStory, { faint }: TextStyle): string {
  const width = String(passages.at(-1)?.at ?? 0).length;
  const indent = ' '.repeat(width + 4);
  return passages
    .map(({ at, who, did, told, drawing }) => {
      const head = `${faint(String(at).padStart(width))}  ${who}${did === '' ? '' : `  ${did}`}\n`;
      const board = drawing === '' ? '' : `\n${drawing}\n`;
      return head + told.map((words) => `${indent}${faint(words)}\n`).join('') + board;
    })
    .join('');
}

/** The position after the last entry: the board, then the places or who is asked. */
export function storyEnding(
  { drawing, places, next }: GameStory,
  { notOver, places: heading }: StoryPhrases,
  { strong }: TextStyle,
): string {
  const board = drawing === '' ? '' : `${drawing}\n`;
  if (places === null) return `${board}${strong(notOver)}: ${next}\n`;
  const lines = places.flatMap((names, i) => (names.length > 0 ? [`  ${i + 1}. ${names.join(', ')}\n`] : []));
  return `${board}${strong(heading)}\n${lines.join('')}`;
}
