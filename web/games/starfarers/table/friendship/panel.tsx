import { playerOf, VICTORY_POINTS } from '@orrery/starfarers/facts';
import { cardHelp, cardMessage, peopleMessage as peopleName } from '@orrery/starfarers/words';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatMark, seatClass } from '../../../../art/seats.tsx';
import { AboutCard } from '../../../../table/about.tsx';
import { sitterName } from '../../../common/sitter-names.ts';
import { useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersPart, StarfarersTableApi } from '../types.ts';
import {
  cardsInSet,
  emblemOf,
  entryOf,
  heldCards,
  markerChasers,
  type PeopleStanding,
  peopleStandings,
} from './people.ts';
import { UseCardButton } from './use.tsx';

/** A summary of a people: its emblem, whose friend it is, who has stations there. */
function PeopleCell({ play, standing }: { play: StarfarersTableApi; standing: PeopleStanding }) {
  const say = useStoryTexts();
  const { table, seat } = play.view;
  const { people, holder, docked, outpost } = standing;
  const own = seat === null ? [] : heldCards(table, seat, people);
  const close = markerChasers(standing, table.players.length).flatMap(({ seat: each, n }) => (n === 1 ? [each] : []));
  const name = play.say(peopleName(people));
  const free = outpost === 'absent' ? '' : say('friends.free');
  const marker = holder === null ? free : holder === seat ? say('friends.yours') : sitterName(play, holder);
  return (
    <li>
      <button
        type="button"
        className={`far-people${own.length > 0 ? ' own' : ''}${holder === null ? '' : ` held ${seatClass(holder)}`}`}
        onClick={() => play.openDialogue('friends')}
        title={name}
      >
        <GameIcon name={emblemOf(people)} size="l" />
        <span className="unseen">{name}. </span>
        <span className="far-marker">
          {holder !== null && <SeatMark seat={holder} />} {marker}
        </span>
        <span className="far-docked">
          {outpost === 'hidden' && say('friends.unknown')}
          {outpost === 'absent' && say('friends.absent')}
          {docked.map(({ seat: whose, n }) => (
            <span key={whose}>
              <SeatMark seat={whose} />
              <span className="unseen">{sitterName(play, whose)}</span>
              {n}
            </span>
          ))}
        </span>
        {close.length > 0 && (
          <span className="far-close">
            <GameIcon name="warn" />
            <span className="unseen">
              {say('friends.close', { names: close.map((each) => sitterName(play, each)).join(', ') })}
            </span>
            {close.map((each) => (
              <SeatMark key={each} seat={each} />
            ))}
          </span>
        )}
      </button>
    </li>
  );
}

/** The peoples, and the viewer's friendship cards. */
export const FriendshipPanel: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  const { table, seat } = play.view;
  const own = seat === null ? [] : cardsInSet(playerOf(table, seat).friends);
  return (
    <div className="far-friends">
      <ul className="far-peoples">
        {peopleStandings(table).map((standing) => (
          <PeopleCell key={standing.people} play={play} standing={standing} />
        ))}
      </ul>
      {own.length > 0 && (
        <ul className="far-own-cards" aria-label={say('friends.own')}>
          {own.map((each) => (
            <li key={each} title={play.say(cardHelp(each))}>
              <span>{play.say(cardMessage(each))}</span>
              <AboutCard play={play} entry={entryOf(each)} name={play.say(cardMessage(each))} />
              <UseCardButton play={play} card={each} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

export const FriendshipNote: StarfarersPart = () => {
  const say = useStoryTexts();
  return <span>{say('friends.worth', { n: VICTORY_POINTS.marker })}</span>;
};
