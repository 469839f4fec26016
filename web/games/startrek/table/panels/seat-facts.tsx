import { NONE } from '@orrery/common';
import { CHARACTERS, SIDE_A } from '@orrery/startrek/facts';
import { character } from '@orrery/startrek/words';
import { SideBadge } from '../../../../art/cards/support-card.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { Figure } from '../../../common/figure.tsx';
import { useCommon } from '../../../common/texts.ts';
import { useTrek } from '../parts/voice.ts';
import type { TrekFurniture } from '../trek.ts';

/** What a seat has in front of it: cards, pieces left, its support card and its honours. */
export const SeatFacts: TrekFurniture['SeatFacts'] = ({ play, seat }) => {
  const say = useTrek();
  const common = useCommon();
  const { table, seat: reader } = play.view;
  const player = table.players[seat];
  if (player === undefined) return null;
  const { cards, developments, ships, stations, reserve, bases, support, side, route, fleet } = player;
  const isCounted = table.options.counts === 'open' || seat === reader;
  return (
    <div className="trek-seat">
      <div className="stats">
        <Figure icon="hand" name={common('seat.cards')} value={cards} />
        {isCounted && <Figure icon="card" name={say('seat.developments')} value={developments} />}
        <Figure icon="ship" name={say('seat.ships')} value={ships} />
        {reserve > 0 ? (
          <Figure icon="station" name={say('seat.stations.reserve')} value={`${stations}+${reserve}`} />
        ) : (
          <Figure icon="station" name={say('seat.stations')} value={stations} />
        )}
        <Figure icon="base" name={say('seat.bases')} value={bases} />
      </div>
      <div className="trek-tags">
        {support !== NONE && (
          <span className="tag" title={CHARACTERS[support]?.name}>
            <SideBadge side={side === SIDE_A ? 'A' : 'B'} />
            {play.say(character(support))}
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
    </div>
  );
};

/** How many cards a seat holds: what one wants to know first of the others. */
export const SeatBrief: NonNullable<TrekFurniture['SeatBrief']> = ({ play, seat }) => {
  const say = useCommon();
  return <Figure icon="hand" name={say('seat.cards')} value={play.view.table.players[seat]?.cards ?? 0} />;
};
