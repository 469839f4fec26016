import { has } from '@orrery/kernel';
import { CHARACTERS } from '@orrery/startrek/facts';
import { character, effectHelp } from '@orrery/startrek/words';
import { SideBadge } from '../../../../art/cards/support-card.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { Do } from '../../../common/do.tsx';
import { movesOf } from '../../../common/moves.ts';
import { supportIcon } from '../../support-icon.ts';
import { useTrek } from '../parts/voice.ts';
import type { TrekPart } from '../trek.ts';

/** A used support card: turned to side B, or exchanged for one of the row. */
export const Decide: TrekPart = ({ play }) => {
  const say = useTrek();
  const { table, seat } = play.view;
  const own = seat === null ? undefined : table.players[seat]?.support;
  const card = CHARACTERS[own ?? -1];
  return (
    <div className="common-trade">
      {own !== undefined && card !== undefined && movesOf(play, 'flip').length > 0 && (
        <section>
          <h3>{say('decide.flip')}</h3>
          <ul className="common-options">
            <li>
              <GameIcon name={supportIcon(card.effect)} size="xl" />
              <div>
                <SideBadge side="B" /> <strong>{play.say(character(own))}</strong>
                <p className="muted">{play.say(effectHelp(card.effect))}</p>
              </div>
              <Do play={play} move={{ kind: 'flip' }} look="primary small">
                {say('decide.flip-do')}
              </Do>
            </li>
          </ul>
        </section>
      )}
      <section>
        <h3>{say('decide.exchange')}</h3>
        <ul className="common-options">
          {CHARACTERS.map(({ word, effect }, each) => {
            if (!has(table.row, each)) return null;
            return (
              <li key={word}>
                <GameIcon name={supportIcon(effect)} size="xl" />
                <div>
                  <SideBadge side="A" /> <strong>{play.say(character(each))}</strong>
                  <p className="muted">{play.say(effectHelp(effect))}</p>
                </div>
                <Do play={play} move={{ kind: 'exchange', character: each }} look="small">
                  {say('decide.take')}
                </Do>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
};
