import { hasSeat, type SeatView, topFrame, total } from '@orrery/kernel';
import { discardCount, type Hand, type Move, materialFor, type Table } from '@orrery/starfarers/facts';
import { moveKey } from '../../../../table/guided-control.ts';
import { type DiscardDue, discardPick } from '../../../common/discard-line.tsx';
import type { CardPick } from '../../../common/pick-tile.tsx';
import { addCard, composableKind, draftIn, type HandTrade } from '../../../common/trade/hand-trade.ts';
import type { StarfarersTableApi } from '../types.ts';
import { giftPick } from './gift.ts';

/** Offers are made while trading and building. SF56-TURN-03: pilot 2 trades with the supply alone. */
export const tradeOf = ({ view: { table, seat } }: StarfarersTableApi): HandTrade => ({
  frames: ['main'],
  cardsPerKind: materialFor(table.players.length).cardsPerResource,
  stock: 'supply',
  isStockOnly: seat !== null && seat !== table.active && seat === table.second && seat === table.pilot,
});

/** What the viewer has to discard now; null for nothing. */
export function discardDue({ view, asking }: StarfarersTableApi): DiscardDue | null {
  if (view.seat === null || asking?.question !== 'discard') return null;
  const { resources, discard } = view.hand;
  const isDue = hasSeat(asking.must, view.seat) || (discard !== null && hasSeat(asking.may, view.seat));
  const owed = discard === null ? discardCount(view.table, view.seat) : total(discard);
  return isDue ? { held: resources, owed, sealed: discard } : null;
}

function tradePick(play: StarfarersTableApi, side: 'give' | 'take'): CardPick | null {
  const { view } = play;
  const trade = tradeOf(play);
  if (view.seat === null || composableKind(play, trade) === null) return null;
  const draft = draftIn(play, trade);
  const count = (kind: number) => draft?.[side][kind] ?? 0;
  const held = (kind: number) => view.hand.resources[kind] ?? 0;
  return {
    count,
    sign: side === 'give' ? '−' : '+',
    canPress: (kind) => count(kind) < (side === 'give' ? held(kind) : trade.cardsPerKind),
    press: (kind) => addCard(play, trade, { side, kind, by: 1 }),
    takeBack: (kind) => addCard(play, trade, { side, kind, by: -1 }),
  };
}

/** What clicking a card of the own hand does now. */
export function handPick(play: StarfarersTableApi): CardPick | null {
  const due = discardDue(play);
  return due === null ? (giftPick(play) ?? tradePick(play, 'give')) : discardPick(play, due);
}

/** What clicking a kind of card in the supply does now. */
export const supplyPick = (play: StarfarersTableApi): CardPick | null =>
  discardDue(play) === null ? tradePick(play, 'take') : null;

/** The exchange that a lesson waits for, as the key of its ring, on the card to click next; undefined elsewhere. */
export function exchangeKey(play: StarfarersTableApi, side: 'give' | 'take', kind: number): string | undefined {
  const { guidedMove } = play;
  if (guidedMove?.kind !== 'supply' || guidedMove[side] !== kind) return undefined;
  const draft = draftIn(play, tradeOf(play));
  const isGiven = (draft?.give[guidedMove.give] ?? 0) > 0;
  const isDue = side === 'give' ? !isGiven : isGiven && (draft?.take[guidedMove.take] ?? 0) === 0;
  return isDue ? moveKey(guidedMove) : undefined;
}

/** What is put together in the line below the board. */
export function composing(play: StarfarersTableApi): 'discard' | 'trade' | null {
  if (play.view.seat === null) return null;
  if (discardDue(play) !== null) return 'discard';
  return draftIn(play, tradeOf(play)) === null ? null : 'trade';
}

/** An open offer ends by itself when something else is chosen. */
export function leadIn({ table, seat }: SeatView<Table, Hand>): Move | null {
  return table.active === seat && topFrame(table).kind === 'offer' ? { kind: 'withdraw' } : null;
}
