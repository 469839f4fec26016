import { playerOf, RESOURCES, stipendForPoints } from '@orrery/starfarers/facts';
import { CardSign, cardKindName } from '../../../common/amounts.tsx';
import { type StoryTranslate, useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersPart } from '../types.ts';
import { pieceStock } from './stock.ts';

/** The remaining supply, the reserve pile, and the viewer's pieces. */
export const SupplyPanel: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  const { table, seat } = play.view;
  return (
    <div className="far-supply" data-anchor="supply">
      <ul className="far-stacks">
        {RESOURCES.map((resource, kind) => (
          <li key={resource} className={`ink-${resource}`} data-anchor={`supply-${kind}`}>
            <CardSign play={play} kind={kind} size="l" />
            <span className="unseen">{cardKindName(play, kind)}</span>
            {table.supply[kind]}
          </li>
        ))}
        <li className="far-pile" data-anchor="reserve">
          <span className="unseen">{say('supply.reserve')}</span>
          <b>{table.reserve}</b>
        </li>
      </ul>
      {seat !== null && <p className="far-draws">{drawsText(say, playerOf(table, seat).points)}</p>}
      {seat !== null && (
        <dl className="far-stock" aria-label={say('stock')}>
          {pieceStock(table, seat).map(({ key, left, of }) => (
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
const drawsText = (say: StoryTranslate, points: number): string =>
  say('supply.draws', { n: stipendForPoints(points), points });

/** The same in a few words; a press opens the rule. */
export const SupplyNote: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  const { table, seat } = play.view;
  if (seat === null) return null;
  const { points } = playerOf(table, seat);
  const why = drawsText(say, points);
  return (
    <button type="button" className="common-link" title={why} onClick={() => play.openAlmanac('SF-PROD-04')}>
      {say('supply.note', { n: stipendForPoints(points) })}
      <span className="unseen">. {why}</span>
    </button>
  );
};
