import { hasSeat } from '@orrery/kernel';
import { CHARACTERS } from '@orrery/startrek/facts';
import { characterMessage, effectHelp } from '@orrery/startrek/words';
import { SideBadge } from '../../../../art/cards/support-card.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { MoveButton } from '../../../common/move-button.tsx';
import { movesOfKind } from '../../../common/moves.ts';
import { supportIcon } from '../../support-icon.ts';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekPart } from '../types.ts';

/** A used support card: turn it to side B, or exchange it for one of the row. */
export const DecideDialogue: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const { table, seat } = play.view;
  const own = seat === null ? undefined : table.players[seat]?.support;
  const card = CHARACTERS[own ?? -1];
  return (
    <div className="common-trade">
      {own !== undefined && card !== undefined && movesOfKind(play, 'flip').length > 0 && (
        <section>
          <h3>{say('decide.flip')}</h3>
          <ul className="common-options">
            <li>
              <GameIcon name={supportIcon(card.effect)} size="xl" />
              <div>
                <SideBadge side="B" /> <strong>{play.say(characterMessage(own))}</strong>
                <p className="muted">{play.say(effectHelp(card.effect))}</p>
              </div>
              <MoveButton play={play} move={{ kind: 'flip' }} look="primary small">
                {say('decide.flip-do')}
              </MoveButton>
            </li>
          </ul>
        </section>
      )}
      <section>
        <h3>{say('decide.exchange')}</h3>
        <ul className="common-options">
          {CHARACTERS.map(({ word, effect }, each) => {
            if (!hasSeat(table.row, each)) return null;
            return (
              <li key={word}>
                <GameIcon name={supportIcon(effect)} size="xl" />
                <div>
                  <SideBadge side="A" /> <strong>{play.say(characterMessage(each))}</strong>
                  <p className="muted">{play.say(effectHelp(effect))}</p>
                </div>
                <MoveButton play={play} move={{ kind: 'exchange', character: each }} look="small">
                  {say('decide.take')}
                </MoveButton>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
};
