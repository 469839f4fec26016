import { total } from '@orrery/kernel';
import { SeatToken } from '../../../../art/seats.tsx';
import { Amounts } from '../../../common/amounts.tsx';
import { Rivals } from '../../../common/trade/rivals.tsx';
import { nameOf } from '../../../common/who.ts';
import { useStory } from '../dialogues/texts.ts';
import type { FarPart } from '../far.ts';

/** A 7 was rolled: what everybody gave back, and whom to take a card from. */
export const Steal: FarPart = ({ play }) => {
  const say = useStory();
  const { table } = play.view;
  const given = table.discards.flatMap((cards, seat) => (total(cards) > 0 ? [{ seat, cards }] : []));
  return (
    <div className="common-trade">
      <section>
        <h3>{say('steal.whom')}</h3>
        <Rivals play={play} move={(seat) => ({ kind: 'steal', seat }) as const}>
          {say('steal.do')}
        </Rivals>
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
