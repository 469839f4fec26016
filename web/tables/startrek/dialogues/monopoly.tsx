import { useState } from 'react';
import { DoOrWhy } from '../parts/do.tsx';
import { Pick } from '../parts/pick.tsx';
import { useTrek } from '../parts/voice.ts';
import type { TrekPart } from '../trek.ts';

/** One resource, of which everybody gives all. */
export const Monopoly: TrekPart = ({ play }) => {
  const say = useTrek();
  const [picked, setPicked] = useState<number | null>(null);
  const { view } = play;
  if (view.seat === null) return null;
  const { resources } = view.hand;
  return (
    <div className="trek-trade">
      <section>
        <h3>{say('monopoly.choose')}</h3>
        <Pick
          play={play}
          name={say('monopoly.choose')}
          picked={picked}
          note={(kind) => say('trade.have', { n: resources[kind] ?? 0 })}
          why={(resource) => play.why({ kind: 'monopoly', resource })[0]}
          pick={setPicked}
        />
      </section>
      <div className="trek-actions">
        {picked === null ? null : <DoOrWhy play={play} move={{ kind: 'monopoly', resource: picked }} look="primary" />}
      </div>
    </div>
  );
};
