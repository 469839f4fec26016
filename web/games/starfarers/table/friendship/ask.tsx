import { useState } from 'react';
import { Pick } from '../../../common/pick.tsx';
import { useCommon } from '../../../common/texts.ts';
import { Rivals } from '../../../common/trade/rivals.tsx';
import { othersAt } from '../../../common/who.ts';
import { useStory } from '../dialogues/texts.ts';
import type { FarPart } from '../far.ts';

/** A glorious donation: one player is asked for one card. */
export const Ask: FarPart = ({ play }) => {
  const say = useStory();
  const common = useCommon();
  const [resource, setResource] = useState<number | null>(null);
  const { view } = play;
  if (view.seat === null) return null;
  const others = othersAt(play);
  const ask = (seat: number, kind: number) => ({ kind: 'ask', seat, resource: kind }) as const;
  return (
    <div className="common-trade">
      <section>
        <h3>{say('ask.what')}</h3>
        <Pick
          play={play}
          name={say('ask.what')}
          picked={resource}
          note={(kind) => common('trade.have', { n: view.hand.resources[kind] ?? 0 })}
          why={(kind) => play.why(ask(others[0] ?? 0, kind))[0]}
          pick={setResource}
        />
      </section>
      {resource !== null && (
        <section>
          <h3>{say('ask.whom')}</h3>
          <Rivals play={play} move={(seat) => ask(seat, resource)}>
            {say('ask.do')}
          </Rivals>
        </section>
      )}
      <p className="common-note muted">{say('ask.note')}</p>
    </div>
  );
};
