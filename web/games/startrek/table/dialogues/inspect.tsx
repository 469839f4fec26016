import { Rivals } from '../../../common/trade/rivals.tsx';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekPart } from '../types.ts';

/** Whose cards to look at: a player who is ahead. */
export const InspectDialogue: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  return (
    <div className="common-trade">
      <h3>{say('inspect.whom')}</h3>
      <Rivals play={play} move={(seat) => ({ kind: 'inspect', seat }) as const}>
        {say('inspect.do')}
      </Rivals>
    </div>
  );
};
