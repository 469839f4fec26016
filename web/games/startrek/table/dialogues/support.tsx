import { NONE } from '@orrery/common';
import { MoveButton } from '../../../common/move-button.tsx';
import { moveInputs } from '../move-inputs.ts';
import { SupportHelp } from '../parts/support-help.tsx';
import type { StartrekPart } from '../types.ts';

/** The uses of a support card that has no dialogue of its own: a button for each. */
export const SupportDialogue: StartrekPart = ({ play }) => {
  const { table, seat } = play.view;
  const ways = play.moves.filter(({ kind }) => moveInputs[kind].dialogue === 'support');
  return (
    <div className="common-trade">
      <SupportHelp play={play} card={table.players[seat ?? NONE]?.support ?? NONE} />
      <div className="common-actions">
        {ways.map((move) => (
          <MoveButton key={play.name(move)} play={play} move={move} />
        ))}
      </div>
    </div>
  );
};
