import { type Bundle, zeros } from '@orrery/common';
import { hasSeat, total } from '@orrery/kernel';
import { familyAt, RESOURCE_KINDS } from '@orrery/starfarers/facts';
import type { CardPick } from '../../../common/pick-tile.tsx';
import type { StarfarersTableApi } from '../types.ts';

/** A yes, where an encounter asks for yes or no. */
export const YES_CHOICE = 1;
/** The largest gift in an encounter. */
export const MAX_GIFT_CARDS = 3;
export const NO_CARDS: Bundle = zeros(RESOURCE_KINDS);

/** The answer of an encounter for which cards are being chosen. */
export interface ComposedGift {
  readonly choice: number;
  readonly cards: Bundle;
}

/** Whether the viewer answers an encounter now. */
const isAnswering = ({ asking, view }: StarfarersTableApi): boolean =>
  asking?.question === 'answer' && view.seat !== null && hasSeat(asking.must, view.seat);

/** The gift or price that is being put together; null for none. */
export function composedGift(play: StarfarersTableApi): ComposedGift | null {
  const { composed } = play;
  return isAnswering(play) && composed?.kind === 'answer' ? composed : null;
}

export const composeGift = (play: StarfarersTableApi, gift: ComposedGift): void =>
  play.compose({ kind: 'answer', ...gift });

/** In an encounter the cards of a gift or a price are clicked in the hand: as many as the answer costs. */
export function giftPick(play: StarfarersTableApi): CardPick | null {
  const { view } = play;
  if (view.seat === null || !isAnswering(play)) return null;
  const { answers, price } = familyAt(view.table.family);
  const most = answers === 'number' ? MAX_GIFT_CARDS : price;
  if (answers === 'none' || most === 0) return null;
  const { resources } = view.hand;
  const gift = composedGift(play);
  const cards = gift?.cards ?? NO_CARDS;
  const count = (kind: number) => cards[kind] ?? 0;
  const change = (kind: number, by: number) => {
    const changed = cards.map((n, i) => (i === kind ? n + by : n));
    const choice = answers === 'number' ? Math.max(gift?.choice ?? 0, total(changed)) : YES_CHOICE;
    composeGift(play, { choice, cards: changed });
  };
  return {
    count,
    sign: '−',
    ...(gift !== null && total(cards) < gift.choice && { isDue: true }),
    canPress: (kind) => total(cards) < most && count(kind) < (resources[kind] ?? 0) && total(resources) >= price,
    press: (kind) => change(kind, 1),
    takeBack: (kind) => change(kind, -1),
  };
}
