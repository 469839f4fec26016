import type { OfferFrame } from '@orrery/common';
import { has } from '@orrery/kernel';
import { type ReactNode, useState } from 'react';
import { useCommon } from '../texts.ts';
import { Answers, answerOf } from './answers.tsx';
import { type DraftProps, emptyDraft, withinHand } from './draft.ts';
import { Reply } from './reply.tsx';
import type { Trader } from './trader.ts';

interface TradeProps {
  readonly play: Trader;
  /** What is on offer; null while nothing is. */
  readonly offer: OfferFrame | null;
  /** As many cards of a kind as there are. */
  readonly each: number;
  /** What a table shows while something is being put together. */
  readonly children: (draft: DraftProps) => ReactNode;
}

/** Trade with the others, who answer side by side, and whatever else a game trades with. */
export function TradeDialogue({ play, offer, each, children: propose }: TradeProps) {
  const say = useCommon();
  const { view } = play;
  const [draft, setDraft] = useState(() => (view.seat === null ? null : emptyDraft(view)));
  if (view.seat === null || draft === null) return <p className="muted">{say('watching')}</p>;
  if (offer === null) {
    return (
      <div className="common-trade">
        {propose({ play, view, draft: withinHand(draft, view), each, change: setDraft })}
      </div>
    );
  }
  const isAsked = has(offer.to, view.seat) && answerOf(offer, view.seat) === 'waiting';
  return (
    <div className="common-trade">
      {isAsked ? (
        <Reply key={[...offer.give, ...offer.take].join()} play={play} view={view} offer={offer} each={each} />
      ) : (
        <Answers play={play} offer={offer} />
      )}
    </div>
  );
}
