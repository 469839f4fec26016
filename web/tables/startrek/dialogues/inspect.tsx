import { SeatToken } from '../../../art/seats.tsx';
import { Do } from '../parts/do.tsx';
import { nameOf, othersAt, useTrek } from '../parts/voice.ts';
import { Why } from '../parts/why.tsx';
import type { TrekPart } from '../trek.ts';

/** Whose cards to look at: somebody who is ahead. */
export const Inspect: TrekPart = ({ play }) => {
  const say = useTrek();
  const { players } = play.view.table;
  return (
    <div className="trek-trade">
      <h3>{say('inspect.whom')}</h3>
      <ul className="trek-options">
        {othersAt(play).map((seat) => {
          const { points = 0, cards = 0 } = players[seat] ?? {};
          return (
            <li key={seat}>
              <SeatToken seat={seat} />
              <div>
                <strong>{nameOf(play, seat)}</strong>
                <p className="muted">{say('answer.has', { points, cards })}</p>
                <Why play={play} reason={play.why({ kind: 'inspect', seat })[0]} />
              </div>
              <Do play={play} move={{ kind: 'inspect', seat }} look="small">
                {say('inspect.do')}
              </Do>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
