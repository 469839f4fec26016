import { RESOURCES } from '@orrery/startrek/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { CardSign, cardKindName } from '../../../common/amounts.tsx';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekPart } from '../types.ts';

/** What the bank has left, and how many development cards. */
export const BankCorner: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const { bank, deck } = play.view.table;
  return (
    <section className="trek-bank" aria-label={say('bank')} data-anchor="bank">
      <h2 className="small-caps">{say('bank')}</h2>
      <ul>
        {RESOURCES.map((resource, kind) => (
          <li key={resource} className={`ink-${resource}`}>
            <CardSign play={play} kind={kind} />
            <span className="unseen">{cardKindName(play, kind)}</span>
            {bank[kind]}
          </li>
        ))}
        <li data-anchor="deck">
          <GameIcon name="card" />
          <span className="unseen">{say('bank.deck')}</span>
          {deck}
        </li>
      </ul>
    </section>
  );
};
