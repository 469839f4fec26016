import { covers } from '@orrery/common';
import { list, total } from '@orrery/kernel';
import { type Move, owed } from '@orrery/startrek/facts';
import { useState } from 'react';
import { Counters, NOTHING } from '../parts/counters.tsx';
import { Do } from '../parts/do.tsx';
import { Amounts } from '../parts/resources.tsx';
import { nameOf, useTrek } from '../parts/voice.ts';
import { Why } from '../parts/why.tsx';
import type { TrekPart } from '../trek.ts';

/** After a 7: which half of the hand goes back. Sealed until everybody has chosen. */
export const Discard: TrekPart = ({ play }) => {
  const say = useTrek();
  const { view, asking } = play;
  const [cards, setCards] = useState(NOTHING);
  if (view.seat === null) return null;
  const { resources, discard } = view.hand;
  const most = owed(view.table, view.seat);
  const left = most - total(cards);
  const move: Move = { kind: 'discard', cards };
  const limit = resources.map((n, kind) => Math.min(n, (cards[kind] ?? 0) + Math.max(0, left)));
  const isChosen = left === 0 && covers(resources, cards);
  return (
    <div className="trek-trade">
      {discard !== null && (
        <section className="trek-sealed" role="status">
          <p>
            {say('discard.sealed')} <Amounts play={play} bundle={discard} sign="−" />
          </p>
          <p className="muted">
            {say('discard.waiting', {
              names: list(asking?.must ?? 0)
                .map((seat) => nameOf(play, seat))
                .join(', '),
            })}
          </p>
        </section>
      )}
      <section>
        <h3>{discard === null ? say('discard.choose', { n: most }) : say('discard.change')}</h3>
        <Counters
          play={play}
          name={say('discard.choose', { n: most })}
          counts={cards}
          most={limit}
          note={(kind) => say('trade.of', { n: resources[kind] ?? 0 })}
          change={setCards}
        />
      </section>
      <section className="trek-offering">
        <p className="trek-sum" role="status">
          {left > 0 ? say('discard.left', { n: left }) : <Amounts play={play} bundle={cards} sign="−" />}
        </p>
        <Do play={play} move={move} look="primary">
          {say('discard.do')}
        </Do>
        {isChosen && <Why play={play} reason={play.why(move)[0]} />}
      </section>
      <p className="trek-note muted">
        <button type="button" className="trek-link" onClick={() => play.consult('ST-SEVEN-02')}>
          {say('discard.almanac')}
        </button>
      </p>
    </div>
  );
};
