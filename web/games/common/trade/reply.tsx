import type { CounterMove } from '@orrery/common';
import { useState } from 'react';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import { Amounts } from '../amounts.tsx';
import { MoveButton, MoveButtonWithReason } from '../move-button.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { sitterName } from '../sitter-names.ts';
import { useCommonTexts } from '../texts.ts';
import type { TradeDraft } from './draft.ts';
import { OffersToggle } from './offers-toggle.tsx';
import { DraftEditor, OfferSummary, OwnProposal } from './propose.tsx';
import { type Offer, proposedBy, type TradeApi, type TradeView } from './trade-api.ts';

interface OfferReplyProps {
  readonly play: TradeApi;
  readonly view: TradeView;
  readonly offer: Offer;
  readonly cardsPerKind: number;
}

/** The reply to an offer: yes, no, or other terms. The answer can be changed until the offer is closed. */
export function OfferReply({ play, view, offer, cardsPerKind }: OfferReplyProps) {
  const say = useCommonTexts();
  const { active, players } = view.table;
  const { points = 0, cards = 0 } = players[active] ?? {};
  const [draft, setDraft] = useState<TradeDraft>({ give: offer.take, take: offer.give, to: 0 });
  const [isCountering, setCountering] = useState(false);
  const counter: CounterMove = { kind: 'counter', give: draft.give, take: draft.take };
  const own = proposedBy(view.table, offer, view.seat);
  return (
    <>
      <section className="common-offered">
        <h3>
          <SeatToken seat={active} size="small" /> {say('reply.offers', { name: sitterName(play, active) })}
        </h3>
        <p className="muted">{say('answer.has', { points, cards })}</p>
        <dl>
          <div>
            <dt>{say('reply.get')}</dt>
            <dd>
              <Amounts play={play} bundle={offer.give} sign="+" />
            </dd>
          </div>
          <div>
            <dt>{say('trade.give')}</dt>
            <dd>
              <Amounts play={play} bundle={offer.take} sign="−" />
            </dd>
          </div>
        </dl>
        <div className="common-actions">
          <MoveButtonWithReason play={play} move={{ kind: 'accept' }}>
            <GameIcon name="check" />
            {say('reply.accept')}
          </MoveButtonWithReason>
          <MoveButton play={play} move={{ kind: 'decline' }}>
            <GameIcon name="close" />
            {say('reply.decline')}
          </MoveButton>
          <button
            type="button"
            className="btn"
            aria-expanded={isCountering}
            onClick={() => setCountering(!isCountering)}
          >
            <GameIcon name="counter" />
            {say('answer.counter')}
          </button>
          <OffersToggle play={play} />
        </div>
      </section>
      <OwnProposal play={play} terms={own} />
      {isCountering && (
        <>
          <DraftEditor play={play} view={view} draft={draft} cardsPerKind={cardsPerKind} change={setDraft} />
          <section className="common-offering">
            <OfferSummary play={play} {...draft} />
            <MoveButton play={play} move={counter} look="primary">
              {say('reply.instead')}
            </MoveButton>
            <RefusalNote play={play} reason={play.whyRefused(counter)[0]} />
          </section>
        </>
      )}
    </>
  );
}
