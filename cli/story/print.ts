import type { Header } from '@orrery/kernel';
import { counted } from '../format.ts';
import type { Paint } from '../paint.ts';
import type { Story } from './story.ts';

/** Which game it was. */
export function title<O>({ game, edition, seats, id, options }: Header<O>, { strong, faint }: Paint): string {
  const chosen = Object.entries(options ?? {}).map(([name, value]) => `${name}=${value}`);
  const line = `${game}, edition ${edition} · ${counted(seats, 'seat', 'seats')} · ${id}`;
  return `${strong(line)}\n${chosen.length > 0 ? `${faint(chosen.join(' '))}\n` : ''}`;
}

/** Entry by entry, what each told below it. */
export function course({ passages }: Story, { faint }: Paint): string {
  const width = String(passages.at(-1)?.at ?? 0).length;
  const indent = ' '.repeat(width + 4);
  return passages
    .map(({ at, who, did, told }) => {
      const head = `${faint(String(at).padStart(width))}  ${who}${did === '' ? '' : `  ${did}`}\n`;
      return head + told.map((words) => `${indent}${faint(words)}\n`).join('');
    })
    .join('');
}

/** How it stands after the last entry: the board, then the places or who is asked. */
export function ending({ drawing, places, next }: Story, { strong }: Paint): string {
  const board = drawing === '' ? '' : `${drawing}\n`;
  if (places === null) return `${board}${strong('Not over')}: the game waits for ${next}\n`;
  const order = [...new Set(places)].sort((a, b) => a - b);
  const lines = order.map((place) => {
    const there = places.flatMap((each, seat) => (each === place ? [`seat ${seat}`] : []));
    return `  ${place}. ${there.join(', ')}\n`;
  });
  return `${board}${strong('Places')}\n${lines.join('')}`;
}
