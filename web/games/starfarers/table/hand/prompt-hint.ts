import type { Language } from '@orrery/catalog';
import { total } from '@orrery/kernel';
import type { Event } from '@orrery/starfarers/facts';
import { storyLabel } from '../dialogues/texts.ts';
import type { StarfarersTableApi } from '../types.ts';

/** Events that show that a player knows how to trade. */
const TRADE_KINDS: readonly Event['kind'][] = ['offered', 'supplied', 'traded'];

/** How to trade, until the viewer has traded. */
export function promptHint({ asking, view, story }: StarfarersTableApi, language: Language): string | null {
  if (asking?.question !== 'main' || view.seat === null || total(view.hand.resources) === 0) return null;
  const hasTraded = story.some(
    ({ event }) => TRADE_KINDS.includes(event.kind) && 'seat' in event && event.seat === view.seat,
  );
  return hasTraded ? null : storyLabel('trade.hint')(language);
}
