import { NONE } from '@orrery/common';
import { top } from '@orrery/kernel';
import type { Move } from '@orrery/startrek/facts';
import { useState } from 'react';
import { Do } from '../../../common/do.tsx';
import { movesOf } from '../../../common/moves.ts';
import { Pick } from '../../../common/pick.tsx';
import { useCommon } from '../../../common/texts.ts';
import { Rivals } from '../../../common/trade/rivals.tsx';
import { othersAt } from '../../../common/who.ts';
import { SupportHelp } from '../parts/support-help.tsx';
import { useTrek } from '../parts/voice.ts';
import type { TrekPart } from '../trek.ts';

/** One or two others are asked for a card of one resource. */
export const Demand: TrekPart = ({ play }) => {
  const say = useTrek();
  const common = useCommon();
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
    <div className="common-trade">
      <SupportHelp play={play} card={view.table.players[view.seat]?.support ?? NONE} />
      <section>
        <h3>{say('demand.what')}</h3>
        <Pick
          play={play}
          name={say('demand.what')}
          picked={resource}
          note={(kind) => common('trade.have', { n: resources[kind] ?? 0 })}
          why={whyNot}
          pick={setPicked}
        />
      </section>
      {resource !== null && (
        <section>
          <h3>{say('demand.whom')}</h3>
          <Rivals play={play} move={ask}>
            {say('demand.do')}
          </Rivals>
        </section>
      )}
      {frame.kind === 'demand' && (
        <div className="common-actions">
          <Do play={play} move={{ kind: 'enough' }} />
        </div>
      )}
    </div>
  );
};
