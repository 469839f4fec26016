import { seatsIn } from '@orrery/kernel';
import { playerOf } from '@orrery/starfarers/facts';
import { SeatToken } from '../../../../art/seats.tsx';
import { MoveButton } from '../../../common/move-button.tsx';
import { movesOfKind } from '../../../common/moves.ts';
import { sitterName } from '../../../common/sitter-names.ts';
import { useCommonTexts } from '../../../common/texts.ts';
import { useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersPart } from '../types.ts';

/** A helping hand: a blind card from each of two who are ahead. */
export const HelpDialogue: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  const common = useCommonTexts();
  const { table } = play.view;
  return (
    <div className="common-trade">
      <h3>{say('help.whom')}</h3>
      <ul className="common-options">
        {movesOfKind(play, 'help').map((move) => (
          <li key={move.from}>
            {seatsIn(move.from).map((seat) => (
              <SeatToken key={seat} seat={seat} size="small" />
            ))}
            <div>
              {seatsIn(move.from).map((seat) => {
                const { points, cards } = playerOf(table, seat);
                return (
                  <p key={seat}>
                    <strong>{sitterName(play, seat)}</strong>{' '}
                    <span className="muted">{common('answer.has', { points, cards })}</span>
                  </p>
                );
              })}
            </div>
            <MoveButton play={play} move={move} look="small">
              {say('help.do')}
            </MoveButton>
          </li>
        ))}
      </ul>
    </div>
  );
};
