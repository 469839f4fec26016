import { NONE } from '@orrery/common';
import { RESOURCE_KINDS } from '@orrery/startrek/facts';
import { CardPicker } from '../../../common/card-picker.tsx';
import { MoveButton } from '../../../common/move-button.tsx';
import { movesOfKind } from '../../../common/moves.ts';
import { cardQuestion } from '../hand/picks.ts';
import { SupportHelp } from '../parts/support-help.tsx';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekPart, StartrekTableApi } from '../types.ts';

/** How many cards of a kind are available there. */
function cardsAvailable({ view }: StartrekTableApi, from: 'bank' | 'hand' | 'shown', kind: number): number {
  if (from === 'bank') return view.table.bank[kind] ?? 0;
  if (view.seat === null) return 0;
  return (from === 'hand' ? view.hand.resources[kind] : view.hand.shown?.[kind]) ?? 0;
}

/** One card of a resource: from the bank, from another hand, or back to a player. */
export const PickCardDialogue: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const question = cardQuestion(play);
  if (question === null) return null;
  const { kind, heading, from } = question;
  const keepsHand = movesOfKind(play, 'shield').some(({ resource }) => resource === NONE);
  const isTaken = movesOfKind(play, kind).some(({ resource }) => resource < RESOURCE_KINDS && resource !== NONE);
  const { table, seat } = play.view;
  return (
    <div className="common-trade">
      <SupportHelp play={play} card={table.players[seat ?? NONE]?.support ?? NONE} />
      {isTaken && (
        <section>
          <h3>{say(heading)}</h3>
          <CardPicker
            play={play}
            name={say(heading)}
            note={(resource) => say('science.bank', { n: cardsAvailable(play, from, resource) })}
            whyRefused={(resource) => play.whyRefused({ kind, resource })[0]}
            pick={(resource) => play.playMove({ kind, resource })}
          />
        </section>
      )}
      <div className="common-actions">
        {keepsHand && <MoveButton play={play} move={{ kind: 'shield', resource: NONE }} look="primary" />}
        {movesOfKind(play, 'pass').length > 0 && <MoveButton play={play} move={{ kind: 'pass' }} />}
      </div>
    </div>
  );
};
