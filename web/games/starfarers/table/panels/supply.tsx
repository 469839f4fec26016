import { playerOf, RESOURCES, rateOf, stipendForPoints } from '@orrery/starfarers/facts';
import { CardSign, cardInkClass, cardKindName } from '../../../common/amounts.tsx';
import { PickTile } from '../../../common/pick-tile.tsx';
import { type StoryTranslate, useStoryTexts } from '../dialogues/texts.ts';
import { composing, exchangeKey, supplyPick } from '../hand/picks.ts';
import type { StarfarersPart, StarfarersTableApi } from '../types.ts';
import { pieceStock } from './stock.ts';

/** The kinds of the supply in the order of the hand: what each costs the viewer, and how many are left. */
export const SupplyTiles: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  const { table, seat } = play.view;
  const pick = supplyPick(play);
  return (
    <ul className="far-stacks">
      {RESOURCES.map((resource, kind) => {
        const [name, n] = [cardKindName(play, kind), table.supply[kind] ?? 0];
        const rate = rateOf(table, seat ?? 0, kind);
        const label = seat === null ? say('supply.tile.plain', { name, n }) : say('supply.tile', { name, rate, n });
        return (
          <li key={resource} data-anchor={`supply-${kind}`}>
            <PickTile
              pick={pick}
              kind={kind}
              label={label}
              className={`far-stack ${cardInkClass(play, kind)}`}
              leadsTo={exchangeKey(play, 'take', kind)}
            >
              <CardSign play={play} kind={kind} size="l" />
              {n}
            </PickTile>
          </li>
        );
      })}
      <li className="far-pile" data-anchor="reserve">
        <span className="unseen">{say('supply.reserve')}</span>
        <b>{table.reserve}</b>
      </li>
    </ul>
  );
};

/** Where the supply fills a sheet, picking closes it: the rest is put together in the line. */
const closingPanel = (play: StarfarersTableApi): StarfarersTableApi => ({
  ...play,
  compose(move) {
    if (composing(play) === null) play.selectKind(null);
    play.compose(move);
  },
});

/** The remaining supply, the reserve pile, and the viewer's pieces. */
export const SupplyPanel: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  const { table, seat } = play.view;
  return (
    <div className="far-supply" data-anchor="supply">
      <SupplyTiles play={closingPanel(play)} />
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
