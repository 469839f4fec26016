import { playerOf } from '@orrery/starfarers/facts';
import { useState } from 'react';
import { SeatToken } from '../../../art/seats.tsx';
import { useStory } from '../dialogues/texts.ts';
import type { FarPart } from '../far.ts';
import { Do } from '../parts/do.tsx';
import { Pick } from '../parts/pick.tsx';
import { nameOf } from '../parts/voice.ts';
import { othersAt } from '../parts/who.ts';
import { Why } from '../parts/why.tsx';

/** A glorious donation: one player is asked for one card. */
export const Ask: FarPart = ({ play }) => {
  const say = useStory();
  const [resource, setResource] = useState<number | null>(null);
  const { view } = play;
  if (view.seat === null) return null;
  const others = othersAt(play);
  const ask = (seat: number, kind: number) => ({ kind: 'ask', seat, resource: kind }) as const;
  return (
    <div className="far-trade">
      <section>
        <h3>{say('ask.what')}</h3>
        <Pick
          play={play}
          name={say('ask.what')}
          picked={resource}
          note={(kind) => say('trade.have', { n: view.hand.resources[kind] ?? 0 })}
          why={(kind) => play.why(ask(others[0] ?? 0, kind))[0]}
          pick={setResource}
        />
      </section>
      {resource !== null && (
        <section>
          <h3>{say('ask.whom')}</h3>
          <ul className="far-options">
            {others.map((seat) => {
              const { points, cards } = playerOf(view.table, seat);
              return (
                <li key={seat}>
                  <SeatToken seat={seat} />
                  <div>
                    <strong>{nameOf(play, seat)}</strong>
                    <p className="muted">{say('answer.has', { points, cards })}</p>
                    <Why play={play} reason={play.why(ask(seat, resource))[0]} />
                  </div>
                  <Do play={play} move={ask(seat, resource)} look="small">
                    {say('ask.do')}
                  </Do>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <p className="far-note muted">{say('ask.note')}</p>
    </div>
  );
};
