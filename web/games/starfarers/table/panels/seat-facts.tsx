import { BOOSTER, CANNON, isExtended, POD, playerOf } from '@orrery/starfarers/facts';
import { people as peopleName } from '@orrery/starfarers/words';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { Figure } from '../../../common/figure.tsx';
import { useCommon } from '../../../common/texts.ts';
import { useStory } from '../dialogues/texts.ts';
import type { FarFurniture, FarPlay } from '../far.ts';
import { cardsIn, emblemOf } from '../friendship/people.ts';
import { type Sources, sourcesOf } from './stock.ts';

/** What a seat's points come from, where there is room for it. */
function Points({ sources: { colonies, ports, markers, tokens, medals } }: { sources: Sources }) {
  const say = useStory();
  return (
    <div className="stats far-sources" aria-hidden="true">
      <Figure icon="colony" name={say('seat.colonies')} value={colonies} />
      <Figure icon="spaceport" name={say('seat.ports')} value={ports} />
      <Figure icon="friendship" name={say('seat.markers')} value={markers} />
      <Figure icon="medal" name={say('seat.medals')} value={tokens + medals} />
    </div>
  );
}

/** The peoples whose friend a seat is, and its part in a turn with two pilots. */
function Tags({ play, seat }: { play: FarPlay; seat: number }) {
  const say = useStory();
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

/** What a seat has in front of it: cards, upgrades, half medals, friends, and where its points come from. */
export const SeatFacts: FarFurniture['SeatFacts'] = ({ play, seat }) => {
  const say = useStory();
  const common = useCommon();
  const { table } = play.view;
  const { cards, fitted, fame, friends } = playerOf(table, seat);
  const sources = sourcesOf(table, seat);
  const { colonies, ports, markers, tokens, medals } = sources;
  const said = say('seat.sources', { colonies, ports, markers, medals: tokens + medals });
  return (
    <div className="far-seat" title={said}>
      <span className="unseen">{said}</span>
      <div className="stats">
        <Figure icon="hand" name={common('seat.cards')} value={cards} />
        <Figure icon="booster" name={say('seat.boosters')} value={fitted[BOOSTER] ?? 0} />
        <Figure icon="cannon" name={say('seat.cannons')} value={fitted[CANNON] ?? 0} />
        <Figure icon="pod" name={say('seat.pods')} value={fitted[POD] ?? 0} />
        <Figure icon="half-medal" name={say('seat.halves')} value={fame} />
        <Figure icon="card" name={say('seat.friends')} value={cardsIn(friends).length} />
      </div>
      {!isExtended(table.players.length) && <Points sources={sources} />}
      <Tags play={play} seat={seat} />
    </div>
  );
};

/** How many cards a seat holds: what one wants to know first of the others. */
export const SeatBrief: NonNullable<FarFurniture['SeatBrief']> = ({ play, seat }) => {
  const say = useCommon();
  return <Figure icon="hand" name={say('seat.cards')} value={playerOf(play.view.table, seat).cards} />;
};
