import { isNonEmpty, type OfferMove, offersLeft } from '@orrery/common';
import { hasSeat, onlySeat, seatsIn } from '@orrery/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { KeyHint } from '../../../art/key-hint.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import { moveKey } from '../../../table/guided-control.ts';
import { CardSign, cardInkClass, cardKindName } from '../amounts.tsx';
import { otherSeats, sitterName } from '../sitter-names.ts';
import { useCommonTexts } from '../texts.ts';
import { useKeysWhileOpen } from '../use-keys-while-open.ts';
import {
  addCard,
  bestDeal,
  clearDraft,
  draftIn,
  type HandDraft,
  type HandTrade,
  isRefusedByAll,
  revise,
  seatAnswer,
} from './hand-trade.ts';
import type { TradeApi } from './trade-api.ts';

/** Pause after the last click before bots are asked, in milliseconds: a third card may follow. */
const ASK_DELAY_MS = 400;

interface DraftProps {
  readonly play: TradeApi;
  readonly trade: HandTrade;
  readonly draft: HandDraft;
}

type AskingProps = DraftProps & Pick<TradeLineProps, 'fitsBank'>;

const isWhole = ({ give, take }: HandDraft): boolean => isNonEmpty(give) && isNonEmpty(take);
const dealWith = (seat: number) => ({ kind: 'deal', seat }) as const;
const offerOf = ({ give, take, to }: HandDraft): OfferMove => ({ kind: 'offer', give, take, to });

/** Bots are asked by themselves; people only when the offer is complete, by a press. */
function asksByItself({ play, draft, fitsBank }: AskingProps): boolean {
  const { kind, to } = draft;
  const areBots = seatsIn(to).every((seat) => play.sitters[seat]?.kind === 'bot');
  return kind === 'offer' && areBots && fitsBank?.(draft) !== true && !Number.isFinite(offersLeft(play.view.table));
}

/** Asks the bots a moment after the last click. */
function useAsking(props: AskingProps): void {
  const { play, draft } = props;
  const move = offerOf(draft);
  const isDue =
    !draft.isSent &&
    isWhole(draft) &&
    play.asking !== null &&
    asksByItself(props) &&
    !isRefusedByAll(play.view.table, draft) &&
    play.whyRefused(move).length === 0;
  const latest = useRef({ play, move });
  latest.current = { play, move };
  const terms = [...move.give, ...move.take].join();
  useEffect(() => {
    if (!isDue || terms === '') return;
    const timer = setTimeout(() => latest.current.play.playMove(latest.current.move), ASK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, terms]);
}

/** The cards of one side, each with a button that takes one back. */
function Pills({ play, trade, draft, side }: DraftProps & { readonly side: 'give' | 'take' }) {
  const say = useCommonTexts();
  return (
    <span className="trade-pills">
      <span className="muted">{say(side === 'give' ? 'trade.give' : 'trade.want')}</span>
      {!isNonEmpty(draft[side]) && <span className="trade-pill empty">?</span>}
      {draft[side].map(
        (n, kind) =>
          n > 0 && (
            <span key={cardKindName(play, kind)} className={`trade-pill ${cardInkClass(play, kind)}`}>
              <CardSign play={play} kind={kind} />
              <span className="unseen">{cardKindName(play, kind)}</span>
              {n}
              <button
                type="button"
                className="pill-less"
                aria-label={say('counter.remove', { name: cardKindName(play, kind) })}
                onClick={() => addCard(play, trade, { side, kind, by: -1 })}
              >
                <GameIcon name="close" />
              </button>
            </span>
          ),
      )}
    </span>
  );
}

/** To whom an offer goes, where people are asked. */
function Addressees({ play, draft }: DraftProps) {
  const say = useCommonTexts();
  const others = otherSeats(play);
  if (others.length < 2) return null;
  return (
    <fieldset className="trade-to">
      <legend className="unseen">{say('trade.to')}</legend>
      {others.map((seat) => (
        <button
          key={seat}
          type="button"
          className="icon-button"
          aria-pressed={hasSeat(draft.to, seat)}
          aria-label={sitterName(play, seat)}
          title={sitterName(play, seat)}
          onClick={() => revise(play, draft, { to: draft.to ^ onlySeat(seat) })}
        >
          <SeatToken seat={seat} size="small" />
        </button>
      ))}
    </fieldset>
  );
}

/** How the table has answered, in one line. */
function useNews(play: TradeApi, trade: HandTrade, draft: HandDraft): string {
  const say = useCommonTexts();
  if (draft.kind === 'counter') return '';
  if (!isWhole(draft)) return isNonEmpty(draft.give) ? say('line.want', { stock: trade.stock }) : say('line.give');
  const [reason] = draft.isSent
    ? []
    : play.whyRefused(draft.kind === 'offer' ? offerOf(draft) : { ...draft, kind: draft.kind });
  const answers = otherSeats(play).flatMap((seat) => seatAnswer(play, trade, seat)?.answer ?? []);
  if (answers.length === 0) return play.asking === null ? '' : (reason?.text ?? '');
  const count = (wanted: string) => answers.filter((answer) => answer === wanted).length;
  if (count('waiting') > 0) return say('line.asked');
  const [yes, counters] = [count('yes'), count('counter')];
  return yes + counters === 0 ? say('line.nobody', { stock: trade.stock }) : say('line.answers', { yes, counters });
}

interface TradeLineProps {
  readonly play: TradeApi;
  readonly trade: HandTrade;
  /** Exchanges with the bank or the supply that fit what is given and wanted. */
  readonly children?: (draft: HandDraft) => ReactNode;
  /** Whether it is exactly what the bank takes: then the others are not asked by themselves. */
  fitsBank?(draft: HandDraft): boolean;
  /** Where the bank is out of sight: its kinds, to choose what is wanted. */
  readonly wants?: ReactNode;
}

/** The trade that is put together from the hand: what is given and wanted, the answers, and one press that concludes. */
export function TradeLine(props: TradeLineProps) {
  const draft = draftIn(props.play, props.trade);
  return draft === null ? null : <Drafting {...props} draft={draft} />;
}

function Drafting(props: TradeLineProps & { readonly draft: HandDraft }) {
  const { play, trade, draft, children, wants } = props;
  const say = useCommonTexts();
  const news = useNews(play, trade, draft);
  useAsking(props);
  const isAutomatic = trade.isStockOnly === true || asksByItself(props);
  const best = draft.kind === 'offer' ? bestDeal(play, trade) : null;
  const conclude = (seat: number) => {
    play.compose(null);
    play.playMove(dealWith(seat));
  };
  const send = () => {
    const { kind, give, take } = draft;
    if (kind === 'offer') return play.playMove(offerOf(draft));
    play.compose(null);
    play.playMove({ kind, give, take });
  };
  const canSend = isWhole(draft) && !draft.isSent && play.asking !== null && !isAutomatic;
  const main = best !== null ? () => conclude(best) : canSend ? send : null;
  useKeysWhileOpen({ ...(main && { Enter: main }), Escape: () => clearDraft(play, draft) });
  return (
    <div className="trade-line">
      <Pills play={play} trade={trade} draft={draft} side="give" />
      <GameIcon name="to" />
      <Pills play={play} trade={trade} draft={draft} side="take" />
      {wants}
      {draft.kind === 'offer' && !isAutomatic && !draft.isSent && (
        <Addressees play={play} trade={trade} draft={draft} />
      )}
      <span className="trade-news muted" role="status">
        {news}
      </span>
      <span className="choices">
        {best !== null && (
          <button
            type="button"
            className="btn primary"
            data-move={moveKey(dealWith(best))}
            onClick={() => conclude(best)}
          >
            <GameIcon name="check" />
            {say('line.deal', { name: sitterName(play, best) })} <KeyHint name="↵" />
          </button>
        )}
        {canSend && best === null && (
          <button type="button" className="btn primary" onClick={send}>
            {say(draft.kind === 'offer' ? 'trade.offer' : draft.kind === 'counter' ? 'reply.instead' : 'propose.do')}{' '}
            <KeyHint name="↵" />
          </button>
        )}
        {children?.(draft)}
        <button type="button" className="btn quiet" onClick={() => clearDraft(play, draft)}>
          {say('line.clear')} <KeyHint name="Esc" />
        </button>
      </span>
    </div>
  );
}
