import { NONE } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import type { Move } from '@orrery/startrek/facts';
import { useState } from 'react';
import { CardPicker } from '../../../common/card-picker.tsx';
import { MoveButton } from '../../../common/move-button.tsx';
import { movesOfKind } from '../../../common/moves.ts';
import { otherSeats } from '../../../common/sitter-names.ts';
import { useCommonTexts } from '../../../common/texts.ts';
import { Rivals } from '../../../common/trade/rivals.tsx';
import { SupportHelp } from '../parts/support-help.tsx';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekPart } from '../types.ts';

/** One or two other players are asked for a card of one resource. */
export const DemandDialogue: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const common = useCommonTexts();
  const [picked, setPicked] = useState<number | null>(null);
  const { view } = play;
  if (view.seat === null) return null;
  const frame = topFrame(view.table);
  const resource = frame.kind === 'demand' ? frame.resource : picked;
  const { resources } = view.hand;
  const others = otherSeats(play);
  const ask = (from: number): Move => ({ kind: 'demand', resource: resource ?? 0, from });
  const legal = movesOfKind(play, 'demand');
  const whyNot = (kind: number) =>
    legal.some((move) => move.resource === kind)
      ? undefined
      : play.whyRefused({ kind: 'demand', resource: kind, from: others[0] ?? 0 })[0];
  return (
    <div className="common-trade">
      <SupportHelp play={play} card={view.table.players[view.seat]?.support ?? NONE} />
      <section>
        <h3>{say('demand.what')}</h3>
        <CardPicker
          play={play}
          name={say('demand.what')}
          picked={resource}
          note={(kind) => common('trade.have', { n: resources[kind] ?? 0 })}
          whyRefused={whyNot}
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
          <MoveButton play={play} move={{ kind: 'enough' }} />
        </div>
      )}
    </div>
  );
};
