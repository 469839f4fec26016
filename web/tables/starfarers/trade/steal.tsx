import { total } from '@orrery/kernel';
import { playerOf } from '@orrery/starfarers/facts';
import { SeatToken } from '../../../art/seats.tsx';
import { useStory } from '../dialogues/texts.ts';
import type { FarPart } from '../far.ts';
import { Do } from '../parts/do.tsx';
import { Amounts } from '../parts/resources.tsx';
import { nameOf } from '../parts/voice.ts';
import { othersAt } from '../parts/who.ts';
import { Why } from '../parts/why.tsx';

/** A 7 was rolled: what everybody gave back, and whom to take a card from. */
export const Steal: FarPart = ({ play }) => {
  const say = useStory();
  const { table } = play.view;
  const given = table.discards.flatMap((cards, seat) => (total(cards) > 0 ? [{ seat, cards }] : []));
  return (
    <div className="far-trade">
      <section>
        <h3>{say('steal.whom')}</h3>
        <ul className="far-options">
          {othersAt(play).map((seat) => {
            const { points, cards } = playerOf(table, seat);
            const move = { kind: 'steal', seat } as const;
            return (
              <li key={seat}>
                <SeatToken seat={seat} />
                <div>
                  <strong>{nameOf(play, seat)}</strong>
                  <p className="muted">{say('answer.has', { points, cards })}</p>
                  <Why play={play} reason={play.why(move)[0]} />
                </div>
                <Do play={play} move={move} look="small">
                  {say('steal.do')}
                </Do>
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h3>{say('steal.given')}</h3>
        {given.length === 0 ? (
          <p className="muted">{say('steal.none')}</p>
        ) : (
          <ul className="far-given">
            {given.map(({ seat, cards }) => (
              <li key={seat}>
                <SeatToken seat={seat} size="small" /> {nameOf(play, seat)}{' '}
                <Amounts play={play} bundle={cards} sign="−" />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
};
