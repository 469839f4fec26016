import { has } from '@orrery/kernel';
import { type ReactNode, useState } from 'react';
import { useCommon } from '../texts.ts';
import { Answers, answerOf } from './answers.tsx';
import { Bystander } from './bystander.tsx';
import { type DraftProps, emptyDraft, withinHand } from './draft.ts';
import { Others } from './proposals.tsx';
import { Reply } from './reply.tsx';
import { can, type Offer, type Trader } from './trader.ts';

interface TradeProps {
  readonly play: Trader;
  /** What is on offer; null while nothing is. */
  readonly offer: Offer | null;
  /** As many cards of a kind as there are. */
  readonly each: number;
  /** What a table shows while something is being put together. */
  readonly children: (draft: DraftProps) => ReactNode;
}

/** Trade with the others, who answer side by side or propose themselves, and whatever else a game trades with. */
export function TradeDialogue({ play, offer, each, children: propose }: TradeProps) {
  const say = useCommon();
  const { view, asking } = play;
  const [draft, setDraft] = useState(() => (view.seat === null ? null : emptyDraft(view)));
  if (view.seat === null || draft === null) return <p className="muted">{say('watching')}</p>;
  if (offer === null) {
    const drafting: DraftProps = { play, view, draft: withinHand(draft, view), each, change: setDraft };
    const isAside = asking !== null && has(asking.may, view.seat);
    return (
      <div className="common-trade">
        {isAside ? <Bystander {...drafting} /> : propose(drafting)}
        {!isAside && <Others play={play} />}
      </div>
    );
  }
  const isAddressed = has(offer.to, view.seat);
  const isWaitedFor = isAddressed && answerOf(view.table, offer, view.seat) === 'waiting';
  const mayAnswer = isWaitedFor || (isAddressed && (can(play, 'accept') || can(play, 'decline')));
  return (
    <div className="common-trade">
      {mayAnswer && (
        <Reply key={[...offer.give, ...offer.take].join()} play={play} view={view} offer={offer} each={each} />
      )}
      {!isWaitedFor && <Answers play={play} offer={offer} />}
    </div>
  );
}
