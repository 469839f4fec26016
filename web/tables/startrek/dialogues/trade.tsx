import { has, top } from '@orrery/kernel';
import { useState } from 'react';
import { useTrek } from '../parts/voice.ts';
import type { TrekPart } from '../trek.ts';
import { Answers, answerOf } from './answers.tsx';
import { emptyDraft, Propose, withinHand } from './propose.tsx';
import { Reply } from './reply.tsx';

/** Trade: with the others, who answer side by side, and with the bank. */
export const Trade: TrekPart = ({ play }) => {
  const say = useTrek();
  const { view } = play;
  const [draft, setDraft] = useState(() => (view.seat === null ? null : emptyDraft(view)));
  const frame = top(view.table);
  if (view.seat === null || draft === null) return <p className="muted">{say('hand.watching')}</p>;
  if (frame.kind !== 'offer') {
    return (
      <div className="trek-trade">
        <Propose play={play} view={view} draft={withinHand(draft, view)} change={setDraft} />
      </div>
    );
  }
  const isAsked = has(frame.to, view.seat) && answerOf(frame, view.seat) === 'waiting';
  return (
    <div className="trek-trade">
      {isAsked ? (
        <Reply key={[...frame.give, ...frame.take].join()} play={play} view={view} offer={frame} />
      ) : (
        <Answers play={play} offer={frame} />
      )}
    </div>
  );
};
