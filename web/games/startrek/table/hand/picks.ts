import { itemAt, NONE } from '@orrery/common';
import { hasSeat, type SeatView, topFrame, total } from '@orrery/kernel';
import { CARDS_PER_RESOURCE, discardCount, type Hand, type Move, type Table } from '@orrery/startrek/facts';
import { type DiscardDue, discardPick } from '../../../common/discard-line.tsx';
import { movesOfKind } from '../../../common/moves.ts';
import type { CardPick } from '../../../common/pick-tile.tsx';
import { addCard, composableKind, draftIn, type HandTrade } from '../../../common/trade/hand-trade.ts';
import type { MoveWithKind, StartrekTableApi } from '../types.ts';

/** Offers are made while trading; joined with building there is one phase. */
export const TRADE: HandTrade = { frames: ['trade', 'main'], cardsPerKind: CARDS_PER_RESOURCE, stock: 'bank' };

/** Cards taken from the bank by Science. */
const CARDS_TAKEN = 2;

/** Questions answered with one card of the bank or of the own hand. */
const CARD_QUESTIONS = {
  compensation: { kind: 'compensate', heading: 'card.compensation', from: 'bank' },
  shield: { kind: 'shield', heading: 'card.shield', from: 'bank' },
  repay: { kind: 'repay', heading: 'card.repay', from: 'hand' },
  inspect: { kind: 'take', heading: 'card.inspect', from: 'shown' },
} as const;
type CardQuestion = keyof typeof CARD_QUESTIONS;
const isCardQuestion = (kind: string): kind is CardQuestion => kind in CARD_QUESTIONS;

const isAsked = ({ asking, view }: StartrekTableApi): boolean =>
  asking !== null && view.seat !== null && hasSeat(asking.must, view.seat);

/** The question about a card that the viewer answers now. */
export function cardQuestion(play: StartrekTableApi) {
  const question = topFrame(play.view.table).kind;
  return isAsked(play) && isCardQuestion(question) ? CARD_QUESTIONS[question] : null;
}

/** What the viewer has to discard now; null for nothing. */
export function discardDue({ view, asking }: StartrekTableApi): DiscardDue | null {
  if (view.seat === null || asking?.question !== 'discard') return null;
  const { resources, discard } = view.hand;
  const owed = discardCount(view.table, view.seat);
  const isDue = hasSeat(asking.must, view.seat) || (discard !== null && hasSeat(asking.may, view.seat));
  return isDue ? { held: resources, owed: discard === null ? owed : total(discard), sealed: discard } : null;
}

export const composedScience = ({ composed }: StartrekTableApi): MoveWithKind<'science'> | null =>
  composed?.kind === 'science' ? composed : null;
export const composedMonopoly = ({ composed }: StartrekTableApi): MoveWithKind<'monopoly'> | null =>
  composed?.kind === 'monopoly' ? composed : null;

/** One card at once answers the question. */
const singlePick = (play: StartrekTableApi, move: (kind: number) => Move): CardPick => ({
  count: () => 0,
  sign: '+',
  isDue: true,
  canPress: (kind) => play.whyRefused(move(kind)).length === 0,
  press: (kind) => play.playMove(move(kind)),
  takeBack: () => undefined,
});

function tradePick(play: StartrekTableApi, side: 'give' | 'take'): CardPick | null {
  const { view } = play;
  if (view.seat === null || composableKind(play, TRADE) === null) return null;
  const draft = draftIn(play, TRADE);
  const count = (kind: number) => draft?.[side][kind] ?? 0;
  const held = (kind: number) => view.hand.resources[kind] ?? 0;
  return {
    count,
    sign: side === 'give' ? '−' : '+',
    canPress: (kind) => count(kind) < (side === 'give' ? held(kind) : CARDS_PER_RESOURCE),
    press: (kind) => addCard(play, TRADE, { side, kind, by: 1 }),
    takeBack: (kind) => addCard(play, TRADE, { side, kind, by: -1 }),
  };
}

/** What clicking a card of the own hand does now. */
export function handPick(play: StartrekTableApi): CardPick | null {
  const due = discardDue(play);
  if (due !== null) return discardPick(play, due);
  const question = cardQuestion(play);
  if (question?.from === 'hand') return singlePick(play, (resource) => ({ kind: question.kind, resource }));
  return question === null ? tradePick(play, 'give') : null;
}

function sciencePick(play: StartrekTableApi, { first, second }: MoveWithKind<'science'>): CardPick {
  const cards = [first, second].filter((kind) => kind !== NONE);
  const { bank } = play.view.table;
  const count = (kind: number) => cards.filter((each) => each === kind).length;
  const compose = ([one = NONE, other = NONE]: readonly number[]) =>
    play.compose({ kind: 'science', first: Math.min(one, other === NONE ? one : other), second: Math.max(one, other) });
  return {
    count,
    sign: '+',
    isDue: true,
    canPress: (kind) => cards.length < CARDS_TAKEN && count(kind) < itemAt(bank, kind),
    press: (kind) => compose([...cards, kind].sort((a, b) => a - b)),
    takeBack: (kind) => compose(cards.filter((_, i) => i !== cards.indexOf(kind))),
  };
}

const monopolyPick = (play: StartrekTableApi, { resource }: MoveWithKind<'monopoly'>): CardPick => ({
  count: (kind) => (kind === resource ? 1 : 0),
  sign: '+',
  isDue: true,
  canPress: (kind) => kind !== resource && play.whyRefused({ kind: 'monopoly', resource: kind }).length === 0,
  press: (kind) => play.compose({ kind: 'monopoly', resource: kind }),
  takeBack: () => play.compose({ kind: 'monopoly', resource: NONE }),
});

/** What clicking a kind of card at the bank does now. */
export function bankPick(play: StartrekTableApi): CardPick | null {
  const [science, monopoly, question] = [composedScience(play), composedMonopoly(play), cardQuestion(play)];
  if (science !== null) return sciencePick(play, science);
  if (monopoly !== null) return monopolyPick(play, monopoly);
  if (question?.from === 'bank') return singlePick(play, (resource) => ({ kind: question.kind, resource }));
  return question === null && discardDue(play) === null ? tradePick(play, 'take') : null;
}

/** What is put together in the line below the board. */
export function composing(play: StartrekTableApi): 'discard' | 'card' | 'science' | 'monopoly' | 'trade' | null {
  if (play.view.seat === null) return null;
  if (discardDue(play) !== null) return 'discard';
  if (cardQuestion(play) !== null) return 'card';
  if (composedScience(play) !== null && movesOfKind(play, 'science').length > 0) return 'science';
  if (composedMonopoly(play) !== null && movesOfKind(play, 'monopoly').length > 0) return 'monopoly';
  return draftIn(play, TRADE) === null ? null : 'trade';
}

/** Trading and an open offer end by themselves when something else is chosen. */
export function leadIn({ table, seat }: SeatView<Table, Hand>): Move | null {
  if (table.active !== seat) return null;
  const { kind } = topFrame(table);
  if (kind === 'offer') return { kind: 'withdraw' };
  // Where a support card has to be decided upon first, trading is ended by hand.
  return kind === 'trade' && table.rate === NONE ? { kind: 'build' } : null;
}
