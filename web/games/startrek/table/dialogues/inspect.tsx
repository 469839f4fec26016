import { Rivals } from '../../../common/trade/rivals.tsx';
import { useTrek } from '../parts/voice.ts';
import type { TrekPart } from '../trek.ts';

/** Whose cards to look at: somebody who is ahead. */
export const Inspect: TrekPart = ({ play }) => {
  const say = useTrek();
  return (
    <div className="common-trade">
      <h3>{say('inspect.whom')}</h3>
      <Rivals play={play} move={(seat) => ({ kind: 'inspect', seat }) as const}>
        {say('inspect.do')}
      </Rivals>
    </div>
  );
};
