import { NONE } from '@orrery/common';
import { CHARACTERS, SIDE_A } from '@orrery/startrek/facts';
import { characterMessage } from '@orrery/startrek/words';
import { SideBadge } from '../../../../art/cards/support-card.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { FigureWithIcon } from '../../../common/figure.tsx';
import { useCommonTexts } from '../../../common/texts.ts';
import { PlateAnswer } from '../../../common/trade/plate-answer.tsx';
import { StandingRefusalList } from '../../../common/trade/standing-refusal-list.tsx';
import { TRADE } from '../hand/picks.ts';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekUi } from '../types.ts';

/** What a seat has: cards, remaining pieces, its support card and its honours. */
export const SeatFacts: StartrekUi['SeatFacts'] = ({ play, seat }) => {
  const say = useStartrekTexts();
  const common = useCommonTexts();
  const { table, seat: reader } = play.view;
  const player = table.players[seat];
  if (player === undefined) return null;
  const { cards, developments, ships, stations, reserve, bases, support, side, route, fleet } = player;
  const isCounted = table.options.counts === 'open' || seat === reader;
  return (
    <div className="trek-seat">
      <div className="stats">
        <FigureWithIcon icon="hand" name={common('seat.cards')} value={cards} />
        {isCounted && <FigureWithIcon icon="card" name={say('seat.developments')} value={developments} />}
        <FigureWithIcon icon="ship" name={say('seat.ships')} value={ships} />
        {reserve > 0 ? (
          <FigureWithIcon icon="station" name={say('seat.stations.reserve')} value={`${stations}+${reserve}`} />
        ) : (
          <FigureWithIcon icon="station" name={say('seat.stations')} value={stations} />
        )}
        <FigureWithIcon icon="base" name={say('seat.bases')} value={bases} />
      </div>
      <div className="trek-status">
        <div className="trek-tags">
          <StandingRefusalList play={play} seat={seat} />
          {support !== NONE && (
            <span className="tag" title={CHARACTERS[support]?.name}>
              <SideBadge side={side === SIDE_A ? 'A' : 'B'} />
              <span className="who">{play.say(characterMessage(support))}</span>
            </span>
          )}
          {table.routeHolder === seat && (
            <span className="tag honour" title={say('honour.route')}>
              <GameIcon name="route" />
              <span className="unseen">{say('honour.route')}</span>
              {route}
            </span>
          )}
          {table.fleetHolder === seat && (
            <span className="tag honour" title={say('honour.fleet')}>
              <GameIcon name="fleet" />
              <span className="unseen">{say('honour.fleet')}</span>
              {fleet}
            </span>
          )}
        </div>
        <PlateAnswer play={play} trade={TRADE} seat={seat} />
      </div>
    </div>
  );
};

/** The most important fact about a seat: how many cards it holds. */
export const SeatBrief: NonNullable<StartrekUi['SeatBrief']> = ({ play, seat }) => {
  const say = useCommonTexts();
  return <FigureWithIcon icon="hand" name={say('seat.cards')} value={play.view.table.players[seat]?.cards ?? 0} />;
};
