import { list } from '@orrery/kernel';
import { playerOf } from '@orrery/starfarers/facts';
import { SeatToken } from '../../../../art/seats.tsx';
import { Do } from '../../../common/do.tsx';
import { movesOf } from '../../../common/moves.ts';
import { useCommon } from '../../../common/texts.ts';
import { nameOf } from '../../../common/who.ts';
import { useStory } from '../dialogues/texts.ts';
import type { FarPart } from '../far.ts';

/** A helping hand: a blind card from each of two who are ahead. */
export const Help: FarPart = ({ play }) => {
  const say = useStory();
  const common = useCommon();
  const { table } = play.view;
  return (
    <div className="common-trade">
      <h3>{say('help.whom')}</h3>
      <ul className="common-options">
        {movesOf(play, 'help').map((move) => (
          <li key={move.from}>
            {list(move.from).map((seat) => (
              <SeatToken key={seat} seat={seat} size="small" />
            ))}
            <div>
              {list(move.from).map((seat) => {
                const { points, cards } = playerOf(table, seat);
                return (
                  <p key={seat}>
                    <strong>{nameOf(play, seat)}</strong>{' '}
                    <span className="muted">{common('answer.has', { points, cards })}</span>
                  </p>
                );
              })}
            </div>
            <Do play={play} move={move} look="small">
              {say('help.do')}
            </Do>
          </li>
        ))}
      </ul>
    </div>
  );
};
