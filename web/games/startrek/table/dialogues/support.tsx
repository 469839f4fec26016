import { NONE } from '@orrery/common';
import { Do } from '../../../common/do.tsx';
import { gestures } from '../gestures.ts';
import { SupportHelp } from '../parts/support-help.tsx';
import type { TrekPart } from '../trek.ts';

/** The ways to use a support card that has no dialogue of its own: a button for each. */
export const SupportUses: TrekPart = ({ play }) => {
  const { table, seat } = play.view;
  const ways = play.moves.filter(({ kind }) => gestures[kind].dialogue === 'support');
  return (
    <div className="common-trade">
      <SupportHelp play={play} card={table.players[seat ?? NONE]?.support ?? NONE} />
      <div className="common-actions">
        {ways.map((move) => (
          <Do key={play.name(move)} play={play} move={move} />
        ))}
      </div>
    </div>
  );
};
