import { useState } from 'react';
import { CardPicker } from '../../../common/card-picker.tsx';
import { otherSeats } from '../../../common/sitter-names.ts';
import { useCommonTexts } from '../../../common/texts.ts';
import { Rivals } from '../../../common/trade/rivals.tsx';
import { useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersPart } from '../types.ts';

/** A glorious donation: one player is asked for one card. */
export const AskDialogue: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  const common = useCommonTexts();
  const [resource, setResource] = useState<number | null>(null);
  const { view } = play;
  if (view.seat === null) return null;
  const others = otherSeats(play);
  const ask = (seat: number, kind: number) => ({ kind: 'ask', seat, resource: kind }) as const;
  return (
    <div className="common-trade">
      <section>
        <h3>{say('ask.what')}</h3>
        <CardPicker
          play={play}
          name={say('ask.what')}
          picked={resource}
          note={(kind) => common('trade.have', { n: view.hand.resources[kind] ?? 0 })}
          whyRefused={(kind) => play.whyRefused(ask(others[0] ?? 0, kind))[0]}
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
