import { total } from '@orrery/kernel';
import { SeatToken } from '../../../../art/seats.tsx';
import { Amounts } from '../../../common/amounts.tsx';
import { sitterName } from '../../../common/sitter-names.ts';
import { Rivals } from '../../../common/trade/rivals.tsx';
import { useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersPart } from '../types.ts';

/** After a 7: what everybody discarded, and whom to take a card from. */
export const StealDialogue: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
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
                <SeatToken seat={seat} size="small" /> {sitterName(play, seat)}{' '}
                <Amounts play={play} bundle={cards} sign="−" />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
};
