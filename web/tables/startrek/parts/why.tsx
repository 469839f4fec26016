import type { Reason } from '../../../table/furniture.ts';
import type { TrekPlay } from '../trek.ts';
import { useTrek } from './voice.ts';

/** Why not, with the way to the rule that says so. */
export function Why({ play, reason }: { play: TrekPlay; reason: Reason | undefined }) {
  const say = useTrek();
  if (reason === undefined) return null;
  return (
    <span className="trek-why" role="status">
      {reason.text}
      {reason.rule !== '' && (
        <button type="button" className="trek-link" onClick={() => play.consult(reason.rule)}>
          {say('rule')}
        </button>
      )}
    </span>
  );
}
