import { type Bundle, covers, isNonEmpty, type TradeTerms, zeros } from '@orrery/common';
import { allSeats, hasSeat, type Seat, type SeatSet, total, withoutSeat } from '@orrery/kernel';
import { answerOf } from './answers.tsx';
import { limitsOf } from './draft.ts';
import {
  type ComposedTrade,
  canMakeKind,
  openOffer,
  proposedBy,
  type TradeApi,
  type TradeTable,
  type TradeView,
} from './trade-api.ts';

/** How a game trades from the hand. */
export interface HandTrade {
  /** The frames in which the player on turn makes offers. */
  readonly frames: readonly string[];
  /** How many cards of each kind exist. */
  readonly cardsPerKind: number;
  /** What the game calls the cards that nobody holds. */
  readonly stock: 'bank' | 'supply';
  /** Whether the viewer builds now without being the player on turn, and trades with the stock alone. */
  readonly isStockOnly?: boolean;
}

/** What is put together in the hand: what is given and what is wanted. */
export interface HandDraft extends TradeTerms {
  readonly kind: ComposedTrade['kind'];
  readonly to: SeatSet;
  /** It lies on the table and is being answered. */
  readonly isSent: boolean;
}

const isComposedTrade = (move: TradeApi['composed']): move is ComposedTrade =>
  move?.kind === 'offer' || move?.kind === 'counter' || move?.kind === 'propose';

const seatView = ({ view }: TradeApi): TradeView | null => (view.seat === null ? null : view);

/** What clicking the hand would put together now; null for nothing. */
export function composableKind(play: TradeApi, trade: HandTrade): ComposedTrade['kind'] | null {
  const { frames } = trade;
  const view = seatView(play);
  const top = play.view.table.stack.at(-1)?.kind;
  if (view === null || top === undefined) return null;
  const isOwnTurn = view.seat === view.table.active;
  if (trade.isStockOnly === true) return frames.includes(top) ? 'offer' : null;
  if (isOwnTurn) return top === 'offer' || frames.includes(top) ? 'offer' : null;
  if (top === 'offer') return play.composed?.kind === 'counter' && canMakeKind(play, 'counter') ? 'counter' : null;
  return frames.includes(top) && canMakeKind(play, 'propose') ? 'propose' : null;
}

const sameCards = (a: Bundle, b: Bundle): boolean => a.every((n, kind) => n === (b[kind] ?? 0));
const sameTerms = (a: TradeTerms, b: TradeTerms): boolean => sameCards(a.give, b.give) && sameCards(a.take, b.take);

const withinHand = (give: Bundle, { hand }: TradeView): Bundle =>
  give.map((n, kind) => Math.min(n, hand.resources[kind] ?? 0));

/** What is put together now, as far as the hand can pay it; null for nothing. */
export function draftIn(play: TradeApi, trade: HandTrade): HandDraft | null {
  const view = seatView(play);
  const kind = composableKind(play, trade);
  if (view === null || kind === null) return null;
  const offer = view.seat === view.table.active ? openOffer(view.table) : null;
  const { composed } = play;
  if (isComposedTrade(composed) && composed.kind === kind) {
    const draft = {
      kind,
      give: withinHand(composed.give, view),
      take: composed.take,
      to: addressees(composed, view, trade),
    };
    if (isNonEmpty(draft.give) || isNonEmpty(draft.take))
      return { ...draft, isSent: offer !== null && sameTerms(offer, draft) };
  }
  return offer === null ? null : { kind, give: offer.give, take: offer.take, to: offer.to, isSent: true };
}

const everybodyAsked = (view: TradeView, trade: HandTrade): SeatSet =>
  trade.isStockOnly === true ? 0 : withoutSeat(allSeats(view.table.players.length), view.seat);
const addressees = (composed: ComposedTrade, view: TradeView, trade: HandTrade): SeatSet =>
  composed.kind === 'offer' ? composed.to : everybodyAsked(view, trade);

const asMove = ({ kind, give, take, to }: HandDraft): ComposedTrade =>
  kind === 'offer' ? { kind, give, take, to } : { kind, give, take };

/** Replaces what is put together; an offer on the table is withdrawn first. */
export function revise(
  play: TradeApi,
  draft: HandDraft,
  changes: Partial<TradeTerms & { readonly to: SeatSet }>,
): void {
  if (draft.isSent && canMakeKind(play, 'withdraw')) play.playMove({ kind: 'withdraw' });
  play.compose(asMove({ ...draft, ...changes }));
}

/** Clears it; an offer on the table is withdrawn. */
export function clearDraft(play: TradeApi, draft: HandDraft): void {
  play.compose(null);
  const offer = openOffer(play.view.table);
  if (draft.kind === 'offer' && offer !== null && canMakeKind(play, 'withdraw')) play.playMove({ kind: 'withdraw' });
}

type Side = 'give' | 'take';
const OTHER: Readonly<Record<Side, Side>> = { give: 'take', take: 'give' };

/** One card more or fewer on one side of what is put together; a kind is never on both sides. */
export function addCard(
  play: TradeApi,
  trade: HandTrade,
  change: { readonly side: Side; kind: number; by: number },
): void {
  const view = seatView(play);
  const kind = composableKind(play, trade);
  if (view === null || kind === null) return;
  const nothing = zeros(view.hand.resources.length);
  const empty: HandDraft = { kind, give: nothing, take: nothing, to: everybodyAsked(view, trade), isSent: false };
  const draft = draftIn(play, trade) ?? empty;
  const { side } = change;
  const most = limitsOf(view.hand.resources, trade.cardsPerKind, { ...draft, [OTHER[side]]: nothing })[side];
  const set = (bundle: Bundle, n: number) => bundle.map((had, i) => (i === change.kind ? n : had));
  const n = Math.max(0, Math.min((draft[side][change.kind] ?? 0) + change.by, most[change.kind] ?? 0));
  revise(play, draft, { [side]: set(draft[side], n), [OTHER[side]]: set(draft[OTHER[side]], 0) });
}

/** How a seat answers what the viewer offers, or what is offered by the seat on turn; null if it is not asked. */
export interface SeatAnswer {
  readonly answer: 'yes' | 'no' | 'counter' | 'waiting';
  /** What the player on turn would give and get; null without agreement. */
  readonly terms: TradeTerms | null;
}

function wasRefused({ refused = [], active }: TradeTable, terms: TradeTerms, seat: Seat): boolean {
  return refused.some((each) => each.seat === active && hasSeat(each.by, seat) && sameTerms(each, terms));
}

export function seatAnswer(play: TradeApi, trade: HandTrade, seat: Seat): SeatAnswer | null {
  const { table } = play.view;
  if (seat === table.active) return null;
  const offer = openOffer(table);
  const proposal = proposedBy(table, offer, seat);
  if (proposal !== null) return { answer: 'counter', terms: { give: proposal.take, take: proposal.give } };
  if (offer !== null) {
    if (!hasSeat(offer.to, seat)) return null;
    const answer = answerOf(table, offer, seat);
    return { answer, terms: answer === 'yes' ? offer : null };
  }
  const draft = play.view.seat === table.active ? draftIn(play, trade) : null;
  return draft !== null && wasRefused(table, draft, seat) ? { answer: 'no', terms: null } : null;
}

/** Whether everybody who is addressed has already turned these terms down this turn. */
export const isRefusedByAll = (table: TradeTable, draft: HandDraft): boolean =>
  table.players.every((_, seat) => !hasSeat(draft.to, seat) || wasRefused(table, draft, seat));

const coversWish = (got: Bundle, wanted: Bundle): boolean => wanted.every((n, kind) => (got[kind] ?? 0) >= n);

/** The seat that gives what is wanted for the fewest cards, of equals the one with the fewest points; null without any. */
export function bestDeal(play: TradeApi, trade: HandTrade): Seat | null {
  const view = seatView(play);
  if (view === null || view.seat !== view.table.active) return null;
  const { players } = view.table;
  const wanted = draftIn(play, trade)?.take ?? [];
  const deals = players.flatMap((player, seat) => {
    const terms = seatAnswer(play, trade, seat)?.terms ?? null;
    if (terms === null || !covers(view.hand.resources, terms.give) || !coversWish(terms.take, wanted)) return [];
    return [{ seat, cards: total(terms.give) - total(terms.take), points: player.points }];
  });
  const [best] = deals.sort((a, b) => a.cards - b.cards || a.points - b.points);
  return best?.seat ?? null;
}
