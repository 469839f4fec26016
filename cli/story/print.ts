import type { Header } from '@orrery/kernel';
import type { Paint } from '../paint.ts';
import type { Phrases } from './phrases.ts';
import type { Story } from './story.ts';
import type { Teller } from './teller.ts';

/** Which game it was. */
export function title<T, H, M, E, O>(
  { game, edition, seats, id, options }: Header<O>,
  teller: Teller<T, H, M, E, O>,
  { strong, faint }: Paint,
): string {
  const chosen = teller.options(options);
  const line = `${teller.phrases.heading(game, edition, seats)} · ${id}`;
  const below = [chosen, teller.legend].filter((each) => each !== '');
  return `${strong(line)}\n${below.map((each) => `${faint(each)}\n`).join('')}`;
}

/** Entry by entry, what each told below it, and the board where a chapter begins. */
export function course({ passages }: Story, { faint }: Paint): string {
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

/** How it stands after the last entry: the board, then the places or who is asked. */
export function ending(
  { drawing, places, next }: Story,
  { notOver, places: heading }: Phrases,
  { strong }: Paint,
): string {
  const board = drawing === '' ? '' : `${drawing}\n`;
  if (places === null) return `${board}${strong(notOver)}: ${next}\n`;
  const lines = places.flatMap((names, i) => (names.length > 0 ? [`  ${i + 1}. ${names.join(', ')}\n`] : []));
  return `${board}${strong(heading)}\n${lines.join('')}`;
}
