import { playerOf, RESOURCES, stipend } from '@orrery/starfarers/facts';
import { CardSign, sayCard } from '../../../common/amounts.tsx';
import { type SayStory, useStory } from '../dialogues/texts.ts';
import type { FarPart } from '../far.ts';
import { stockOf } from './stock.ts';

/** What the supply has left, the reserve pile, and the pieces of the one who looks. */
export const SupplyPanel: FarPart = ({ play }) => {
  const say = useStory();
  const { table, seat } = play.view;
  return (
    <div className="far-supply" data-anchor="supply">
      <ul className="far-stacks">
        {RESOURCES.map((resource, kind) => (
          <li key={resource} className={`ink-${resource}`} data-anchor={`supply-${kind}`}>
            <CardSign play={play} kind={kind} size="l" />
            <span className="unseen">{sayCard(play, kind)}</span>
            {table.supply[kind]}
          </li>
        ))}
        <li className="far-pile" data-anchor="reserve">
          <span className="unseen">{say('supply.reserve')}</span>
          <b>{table.reserve}</b>
        </li>
      </ul>
      {seat !== null && <p className="far-draws">{drawsWords(say, playerOf(table, seat).points)}</p>}
      {seat !== null && (
        <dl className="far-stock" aria-label={say('stock')}>
          {stockOf(table, seat).map(({ key, left, of }) => (
            <div key={key}>
              <dt>{say(`stock.${key}`)}</dt>
              <dd>
                {left}
                <span className="muted">/{of}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};

/** SF-PROD-04: how many cards a pilot draws from the reserve pile, and why. */
const drawsWords = (say: SayStory, points: number): string => say('supply.draws', { n: stipend(points), points });

/** The same in a few words; a press opens the rule. */
export const SupplyNote: FarPart = ({ play }) => {
  const say = useStory();
  const { table, seat } = play.view;
  if (seat === null) return null;
  const { points } = playerOf(table, seat);
  const why = drawsWords(say, points);
  return (
    <button type="button" className="common-link" title={why} onClick={() => play.consult('SF-PROD-04')}>
      {say('supply.note', { n: stipend(points) })}
      <span className="unseen">. {why}</span>
    </button>
  );
};
