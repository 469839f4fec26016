import { hasSeat } from '@orrery/kernel';
import { type ReactNode, useState } from 'react';
import { useCommonTexts } from '../texts.ts';
import { Answers, answerOf } from './answers.tsx';
import { BystanderProposal } from './bystander.tsx';
import { emptyDraft, type TradeDraftProps, withinHand } from './draft.ts';
import { OtherProposers } from './proposals.tsx';
import { OfferReply } from './reply.tsx';
import { canMakeKind, type Offer, type TradeApi } from './trade-api.ts';

interface TradeProps {
  readonly play: TradeApi;
  /** The open offer; null for none. */
  readonly offer: Offer | null;
  /** How many cards of each kind exist. */
  readonly cardsPerKind: number;
  /** Content a table adds while an offer is being composed. */
  readonly children: (draft: TradeDraftProps) => ReactNode;
}

/** Trade with the other players, who answer side by side or make proposals, and any other trade a game has. */
export function TradeDialogue({ play, offer, cardsPerKind, children: propose }: TradeProps) {
  const say = useCommonTexts();
  const { view, asking } = play;
  const [draft, setDraft] = useState(() => (view.seat === null ? null : emptyDraft(view)));
  if (view.seat === null || draft === null) return <p className="muted">{say('watching')}</p>;
  if (offer === null) {
    const drafting: TradeDraftProps = { play, view, draft: withinHand(draft, view), cardsPerKind, change: setDraft };
    const isAside = asking !== null && hasSeat(asking.may, view.seat);
    return (
      <div className="common-trade">
        {isAside ? <BystanderProposal {...drafting} /> : propose(drafting)}
        {!isAside && <OtherProposers play={play} />}
      </div>
    );
  }
  const isAddressed = hasSeat(offer.to, view.seat);
  const isWaitedFor = isAddressed && answerOf(view.table, offer, view.seat) === 'waiting';
  const mayAnswer = isWaitedFor || (isAddressed && (canMakeKind(play, 'accept') || canMakeKind(play, 'decline')));
  return (
    <div className="common-trade">
      {mayAnswer && (
        <OfferReply
          key={[...offer.give, ...offer.take].join()}
          play={play}
          view={view}
          offer={offer}
          cardsPerKind={cardsPerKind}
        />
      )}
      {!isWaitedFor && <Answers play={play} offer={offer} />}
    </div>
  );
}
