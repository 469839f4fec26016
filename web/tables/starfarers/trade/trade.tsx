import { has, top } from '@orrery/kernel';
import { useState } from 'react';
import { useStory } from '../dialogues/texts.ts';
import type { FarPart } from '../far.ts';
import { Answers, answerOf } from './answers.tsx';
import { emptyDraft, withinHand } from './draft.ts';
import { Propose } from './propose.tsx';
import { Reply } from './reply.tsx';

/** Trade: with the others, who answer side by side, and with the bank. */
export const Trade: FarPart = ({ play }) => {
  const say = useStory();
  const { view } = play;
  const [draft, setDraft] = useState(() => (view.seat === null ? null : emptyDraft(view)));
  const frame = top(view.table);
  if (view.seat === null || draft === null) return <p className="muted">{say('watching')}</p>;
  if (frame.kind !== 'offer') {
    return (
      <div className="far-trade">
        <Propose play={play} view={view} draft={withinHand(draft, view)} change={setDraft} />
      </div>
    );
  }
  const isAsked = has(frame.to, view.seat) && answerOf(frame, view.seat) === 'waiting';
  return (
    <div className="far-trade">
      {isAsked ? (
        <Reply key={[...frame.give, ...frame.take].join()} play={play} view={view} offer={frame} />
      ) : (
        <Answers play={play} offer={frame} />
      )}
    </div>
  );
};
