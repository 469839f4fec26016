import type { Reason } from '../../../../table/furniture.ts';
import type { ShipPlay } from '../gear.ts';
import { useShip } from './voice.ts';

/** Why not, with the way to the rule that says so. */
export function Why({ play, reason }: { play: ShipPlay; reason: Reason | undefined }) {
  const say = useShip();
  if (reason === undefined) return null;
  return (
    <span className="ship-why" role="status">
      {reason.text}{' '}
      {reason.rule !== '' && (
        <button type="button" className="ship-link" onClick={() => play.consult(reason.rule)}>
          {say('rule')}
        </button>
      )}
    </span>
  );
}
