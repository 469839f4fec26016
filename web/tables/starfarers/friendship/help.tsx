import { list } from '@orrery/kernel';
import { playerOf } from '@orrery/starfarers/facts';
import { SeatToken } from '../../../art/seats.tsx';
import { useStory } from '../dialogues/texts.ts';
import { type FarPart, movesOf } from '../far.ts';
import { Do } from '../parts/do.tsx';
import { nameOf } from '../parts/voice.ts';

/** A helping hand: a blind card from each of two who are ahead. */
export const Help: FarPart = ({ play }) => {
  const say = useStory();
  const { table } = play.view;
  return (
    <div className="far-trade">
      <h3>{say('help.whom')}</h3>
      <ul className="far-options">
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
                    <span className="muted">{say('answer.has', { points, cards })}</span>
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
