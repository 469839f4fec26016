import { useState } from 'react';
import { CardPicker } from '../../../common/card-picker.tsx';
import { MoveButtonWithReason } from '../../../common/move-button.tsx';
import { useCommonTexts } from '../../../common/texts.ts';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekPart } from '../types.ts';

/** One resource, of which everybody gives all their cards. */
export const MonopolyDialogue: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const common = useCommonTexts();
  const [picked, setPicked] = useState<number | null>(null);
  const { view } = play;
  if (view.seat === null) return null;
  const { resources } = view.hand;
  return (
    <div className="common-trade">
      <section>
        <h3>{say('monopoly.choose')}</h3>
        <CardPicker
          play={play}
          name={say('monopoly.choose')}
          picked={picked}
          note={(kind) => common('trade.have', { n: resources[kind] ?? 0 })}
          whyRefused={(resource) => play.whyRefused({ kind: 'monopoly', resource })[0]}
          pick={setPicked}
        />
      </section>
      <div className="common-actions">
        {picked === null ? null : (
          <MoveButtonWithReason play={play} move={{ kind: 'monopoly', resource: picked }} look="primary" />
        )}
      </div>
    </div>
  );
};
