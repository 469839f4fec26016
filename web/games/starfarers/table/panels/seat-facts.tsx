import { BOOSTER, CANNON, isExtended, POD, playerOf } from '@orrery/starfarers/facts';
import { peopleMessage as peopleName } from '@orrery/starfarers/words';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { FigureWithIcon } from '../../../common/figure.tsx';
import { useCommonTexts } from '../../../common/texts.ts';
import { useStoryTexts } from '../dialogues/texts.ts';
import { cardsInSet, emblemOf } from '../friendship/people.ts';
import type { StarfarersTableApi, StarfarersUi } from '../types.ts';
import { type SeatPointSources, seatPointSources } from './stock.ts';

/** The sources of a seat's points, where there is space for them. */
function PointSourceList({ sources: { colonies, ports, markers, tokens, medals } }: { sources: SeatPointSources }) {
  const say = useStoryTexts();
  return (
    <div className="stats far-sources" aria-hidden="true">
      <FigureWithIcon icon="colony" name={say('seat.colonies')} value={colonies} />
      <FigureWithIcon icon="spaceport" name={say('seat.ports')} value={ports} />
      <FigureWithIcon icon="friendship" name={say('seat.markers')} value={markers} />
      <FigureWithIcon icon="medal" name={say('seat.medals')} value={tokens + medals} />
    </div>
  );
}

/** The peoples whose friend a seat is, and its role in a turn with two pilots. */
function SeatTags({ play, seat }: { play: StarfarersTableApi; seat: number }) {
  const say = useStoryTexts();
  const { table } = play.view;
  const pilot = table.turn === 0 || table.second < 0 ? 0 : [table.active, table.second].indexOf(seat) + 1;
  const held = table.markers.flatMap((holder, people) => (holder === seat ? [people] : []));
  if (pilot === 0 && held.length === 0) return null;
  return (
    <div className="far-tags">
      {pilot > 0 && <span className="tag">{say('seat.pilot', { n: pilot })}</span>}
      {held.map((people) => {
        const name = say('seat.friend', { people: play.say(peopleName(people)) });
        return (
          <span key={people} className="tag honour" title={name}>
            <GameIcon name={emblemOf(people)} />
            <span className="unseen">{name}</span>
          </span>
        );
      })}
    </div>
  );
}

/** What a seat has: cards, upgrades, half medals, friends, and the sources of its points. */
export const SeatFacts: StarfarersUi['SeatFacts'] = ({ play, seat }) => {
  const say = useStoryTexts();
  const common = useCommonTexts();
  const { table } = play.view;
  const { cards, fitted, fame, friends } = playerOf(table, seat);
  const sources = seatPointSources(table, seat);
  const { colonies, ports, markers, tokens, medals } = sources;
  const said = say('seat.sources', { colonies, ports, markers, medals: tokens + medals });
  return (
    <div className="far-seat" title={said}>
      <span className="unseen">{said}</span>
      <div className="stats">
        <FigureWithIcon icon="hand" name={common('seat.cards')} value={cards} />
        <FigureWithIcon icon="booster" name={say('seat.boosters')} value={fitted[BOOSTER] ?? 0} />
        <FigureWithIcon icon="cannon" name={say('seat.cannons')} value={fitted[CANNON] ?? 0} />
        <FigureWithIcon icon="pod" name={say('seat.pods')} value={fitted[POD] ?? 0} />
        <FigureWithIcon icon="half-medal" name={say('seat.halves')} value={fame} />
        <FigureWithIcon icon="card" name={say('seat.friends')} value={cardsInSet(friends).length} />
      </div>
      {!isExtended(table.players.length) && <PointSourceList sources={sources} />}
      <SeatTags play={play} seat={seat} />
    </div>
  );
};

/** The most important fact about a seat: how many cards it holds. */
export const SeatBrief: NonNullable<StarfarersUi['SeatBrief']> = ({ play, seat }) => {
  const say = useCommonTexts();
  return <FigureWithIcon icon="hand" name={say('seat.cards')} value={playerOf(play.view.table, seat).cards} />;
};
