import type { RefusalReason } from '../../../../table/game-ui.ts';
import type { ShipTableApi } from '../types.ts';
import { useShipTexts } from './use-ship-texts.ts';

/** Why a move is refused, with a link to the rule. */
export function ShipRefusalNote({ play, reason }: { play: ShipTableApi; reason: RefusalReason | undefined }) {
  const say = useShipTexts();
  if (reason === undefined) return null;
  return (
    <span className="ship-why" role="status">
      {reason.text}{' '}
      {reason.rule !== '' && (
        <button type="button" className="ship-link" onClick={() => play.openAlmanac(reason.rule)}>
          {say('rule')}
        </button>
      )}
    </span>
  );
}
