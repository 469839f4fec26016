import { NONE } from '@orrery/common';
import { top } from '@orrery/kernel';
import type { Move } from '@orrery/startrek/facts';
import { useState } from 'react';
import { SeatToken } from '../../../art/seats.tsx';
import { AboutCard } from '../parts/about-card.tsx';
import { Do } from '../parts/do.tsx';
import { Pick } from '../parts/pick.tsx';
import { nameOf, othersAt, useTrek } from '../parts/voice.ts';
import { Why } from '../parts/why.tsx';
import { movesOf, type TrekPart } from '../trek.ts';

/** One or two others are asked for a card of one resource. */
export const Demand: TrekPart = ({ play }) => {
  const say = useTrek();
  const [picked, setPicked] = useState<number | null>(null);
  const { view } = play;
  if (view.seat === null) return null;
  const frame = top(view.table);
  const resource = frame.kind === 'demand' ? frame.resource : picked;
  const { resources } = view.hand;
  const others = othersAt(play);
  const ask = (from: number): Move => ({ kind: 'demand', resource: resource ?? 0, from });
  const legal = movesOf(play, 'demand');
  const whyNot = (kind: number) =>
    legal.some((move) => move.resource === kind)
      ? undefined
      : play.why({ kind: 'demand', resource: kind, from: others[0] ?? 0 })[0];
  return (
    <div className="trek-trade">
      <AboutCard play={play} card={view.table.players[view.seat]?.support ?? NONE} />
      <section>
        <h3>{say('demand.what')}</h3>
        <Pick
          play={play}
          name={say('demand.what')}
          picked={resource}
          note={(kind) => say('trade.have', { n: resources[kind] ?? 0 })}
          why={whyNot}
          pick={setPicked}
        />
      </section>
      {resource !== null && (
        <section>
          <h3>{say('demand.whom')}</h3>
          <ul className="trek-options">
            {others.map((seat) => (
              <li key={seat}>
                <SeatToken seat={seat} />
                <div>
                  <strong>{nameOf(play, seat)}</strong>
                  <p className="muted">{say('demand.cards', { n: view.table.players[seat]?.cards ?? 0 })}</p>
                  <Why play={play} reason={play.why(ask(seat))[0]} />
                </div>
                <Do play={play} move={ask(seat)} look="small">
                  {say('demand.do')}
                </Do>
              </li>
            ))}
          </ul>
        </section>
      )}
      {frame.kind === 'demand' && (
        <div className="trek-actions">
          <Do play={play} move={{ kind: 'enough' }} />
        </div>
      )}
    </div>
  );
};
