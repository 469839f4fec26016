import { useState } from 'react';
import { DoOrWhy } from '../../../common/do.tsx';
import { Pick } from '../../../common/pick.tsx';
import { useCommon } from '../../../common/texts.ts';
import { useTrek } from '../parts/voice.ts';
import type { TrekPart } from '../trek.ts';

/** One resource, of which everybody gives all. */
export const Monopoly: TrekPart = ({ play }) => {
  const say = useTrek();
  const common = useCommon();
  const [picked, setPicked] = useState<number | null>(null);
  const { view } = play;
  if (view.seat === null) return null;
  const { resources } = view.hand;
  return (
    <div className="common-trade">
      <section>
        <h3>{say('monopoly.choose')}</h3>
        <Pick
          play={play}
          name={say('monopoly.choose')}
          picked={picked}
          note={(kind) => common('trade.have', { n: resources[kind] ?? 0 })}
          why={(resource) => play.why({ kind: 'monopoly', resource })[0]}
          pick={setPicked}
        />
      </section>
      <div className="common-actions">
        {picked === null ? null : <DoOrWhy play={play} move={{ kind: 'monopoly', resource: picked }} look="primary" />}
      </div>
    </div>
  );
};
