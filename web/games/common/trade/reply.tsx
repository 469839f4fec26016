import type { CounterMove } from '@orrery/common';
import { useState } from 'react';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import { Amounts } from '../amounts.tsx';
import { Do, DoOrWhy } from '../do.tsx';
import { useCommon } from '../texts.ts';
import { nameOf } from '../who.ts';
import { Why } from '../why.tsx';
import type { Draft } from './draft.ts';
import { Listening } from './listening.tsx';
import { OwnProposal, Sum, Tapping } from './propose.tsx';
import { type Offer, proposedBy, type Trader, type TradeView } from './trader.ts';

interface ReplyProps {
  readonly play: Trader;
  readonly view: TradeView;
  readonly offer: Offer;
  readonly each: number;
}

/** Somebody offers: yes, no, or other terms; and until the matter is closed another answer than before. */
export function Reply({ play, view, offer, each }: ReplyProps) {
  const say = useCommon();
  const { active, players } = view.table;
  const { points = 0, cards = 0 } = players[active] ?? {};
  const [draft, setDraft] = useState<Draft>({ give: offer.take, take: offer.give, to: 0 });
  const [isCountering, setCountering] = useState(false);
  const counter: CounterMove = { kind: 'counter', give: draft.give, take: draft.take };
  const own = proposedBy(view.table, offer, view.seat);
  return (
    <>
      <section className="common-offered">
        <h3>
          <SeatToken seat={active} size="small" /> {say('reply.offers', { name: nameOf(play, active) })}
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
          <DoOrWhy play={play} move={{ kind: 'accept' }}>
            <GameIcon name="check" />
            {say('reply.accept')}
          </DoOrWhy>
          <Do play={play} move={{ kind: 'decline' }}>
            <GameIcon name="close" />
            {say('reply.decline')}
          </Do>
          <button
            type="button"
            className="btn"
            aria-expanded={isCountering}
            onClick={() => setCountering(!isCountering)}
          >
            <GameIcon name="counter" />
            {say('answer.counter')}
          </button>
          <Listening play={play} />
        </div>
      </section>
      <OwnProposal play={play} terms={own} />
      {isCountering && (
        <>
          <Tapping play={play} view={view} draft={draft} each={each} change={setDraft} />
          <section className="common-offering">
            <Sum play={play} {...draft} />
            <Do play={play} move={counter} look="primary">
              {say('reply.instead')}
            </Do>
            <Why play={play} reason={play.why(counter)[0]} />
          </section>
        </>
      )}
    </>
  );
}
