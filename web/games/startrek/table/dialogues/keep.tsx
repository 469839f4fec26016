import { DEVELOPMENTS } from '@orrery/startrek/facts';
import { developmentHelp, developmentMessage } from '@orrery/startrek/words';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { MoveButton } from '../../../common/move-button.tsx';
import { CARD_ICONS } from '../panels/development.tsx';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekPart } from '../types.ts';

/** The top cards of the stack: one is kept. */
export const KeepDialogue: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const { view } = play;
  if (view.seat === null) return null;
  const shown = view.hand.shown ?? [];
  return (
    <div className="common-trade">
      <h3>{say('keep.choose')}</h3>
      <ul className="common-options">
        {DEVELOPMENTS.map((name, card) => {
          const n = shown[card] ?? 0;
          if (n === 0) return null;
          const title = play.say(developmentMessage(card));
          return (
            <li key={name}>
              <GameIcon name={CARD_ICONS[name]} size="xl" />
              <div>
                <strong>{n > 1 ? say('cards.several', { n, title }) : title}</strong>
                <p className="muted">{play.say(developmentHelp(card))}</p>
              </div>
              <MoveButton play={play} move={{ kind: 'keep', card }} look="small">
                {say('keep.do')}
              </MoveButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
