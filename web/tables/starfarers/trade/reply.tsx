import type { SeatView } from '@orrery/kernel';
import type { Hand, Move, OfferFrame, Table } from '@orrery/starfarers/facts';
import { useState } from 'react';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import { useStory } from '../dialogues/texts.ts';
import type { FarPlay } from '../far.ts';
import { Do, DoOrWhy } from '../parts/do.tsx';
import { Amounts } from '../parts/resources.tsx';
import { nameOf } from '../parts/voice.ts';
import { Why } from '../parts/why.tsx';
import type { Draft } from './draft.ts';
import { Terms } from './propose.tsx';

interface ReplyProps {
  readonly play: FarPlay;
  readonly view: SeatView<Table, Hand>;
  readonly offer: OfferFrame;
}

/** Somebody offers: yes, no, or other terms. */
export function Reply({ play, view, offer }: ReplyProps) {
  const say = useStory();
  const { active, players } = view.table;
  const { points = 0, cards = 0 } = players[active] ?? {};
  const [draft, setDraft] = useState<Draft>({ give: offer.take, take: offer.give, to: 0 });
  const [isCountering, setCountering] = useState(false);
  const counter: Move = { kind: 'counter', give: draft.give, take: draft.take };
  return (
    <>
      <section className="far-offered">
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
            <dt>{say('reply.give')}</dt>
            <dd>
              <Amounts play={play} bundle={offer.take} sign="−" />
            </dd>
          </div>
        </dl>
        <div className="far-actions">
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
            {say('reply.counter')}
          </button>
        </div>
      </section>
      {isCountering && (
        <>
          <Terms play={play} view={view} draft={draft} change={setDraft} />
          <section className="far-offering">
            <p className="far-sum">
              <Amounts play={play} bundle={draft.give} />
              <span className="muted">{say('trade.for')}</span>
              <Amounts play={play} bundle={draft.take} />
            </p>
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
