import type { Reason } from '../../../table/furniture.ts';
import { useStory } from '../dialogues/texts.ts';
import type { FarPlay } from '../far.ts';

/** Why not, with the way to the rule that says so. */
export function Why({ play, reason }: { play: FarPlay; reason: Reason | undefined }) {
  const say = useStory();
  if (reason === undefined) return null;
  return (
    <span className="far-why" role="status">
      {reason.text}
      {reason.rule !== '' && (
        <button type="button" className="far-link" onClick={() => play.consult(reason.rule)}>
          {say('rule')}
        </button>
      )}
    </span>
  );
}
