import type { Bundle } from '@orrery/common';
import type { Event } from '@orrery/ship/facts';
import type { StoryLine } from '../../../../session/session.ts';

/** What was done at a card of the flight row. */
export type Caption =
  | { readonly did: 'bought'; readonly goods: number; readonly n: number }
  | { readonly did: 'sold'; readonly goods: Bundle }
  | { readonly did: 'task'; readonly task: number }
  | { readonly did: 'paid'; readonly astro: number }
  | { readonly did: 'founded' | 'beaten' } // the card in its place came from the reserve
  | { readonly did: 'lost' | 'passed' };

/** What an event says about the latest card of the flight, null for nothing. */
function captionOf(event: Event): Caption | null {
  switch (event.kind) {
    case 'fought':
      return event.isWon ? null : { did: 'lost' };
    case 'bought':
      return { did: 'bought', goods: event.goods, n: event.n };
    case 'sold':
      return { did: 'sold', goods: event.goods };
    case 'fulfilled':
      return { did: 'task', task: event.task };
    default:
      return null;
  }
}

/** How a card left the row; a reserve card replaces it if there is one. */
const LEAVING_EVENTS: Readonly<Partial<Record<Event['kind'], 'founded' | 'beaten'>>> = {
  settled: 'founded',
  moored: 'founded',
  trophy: 'beaten',
};

/** What was done at each of the last cards of a flight, from the events between its start and its landing. */
export function captionsOf(story: readonly StoryLine<Event>[], cards: number): readonly Caption[] {
  const start = story.findLastIndex(({ event }) => event.kind === 'flies');
  const captions: Caption[] = [];
  let left: 'founded' | 'beaten' = 'founded';
  for (const { event } of story.slice(start)) {
    if (event.kind === 'landed') break;
    const leaves = LEAVING_EVENTS[event.kind];
    const done = captionOf(event);
    if (event.kind === 'revealed' || event.kind === 'fights') captions.push({ did: 'passed' });
    else if (event.kind === 'paid') captions.push({ did: 'paid', astro: event.astro });
    else if (event.kind === 'refilled') captions.push({ did: left });
    else if (leaves !== undefined) {
      captions.pop();
      left = leaves;
    } else if (done !== null && captions.length > 0) captions[captions.length - 1] = done;
  }
  return captions.slice(Math.max(0, captions.length - cards));
}
