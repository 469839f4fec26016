import { DOCKS_PER_OUTPOST, POD, playerOf } from '@orrery/starfarers/facts';
import { cardHelp, cardMessage, peopleMessage as peopleName } from '@orrery/starfarers/words';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { CardWithAbout } from '../../../../table/about.tsx';
import { seatTextArgs, sitterName } from '../../../common/sitter-names.ts';
import { FriendshipCardView } from '../../art/honours.tsx';
import { useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersPart, StarfarersTableApi } from '../types.ts';
import {
  emblemOf,
  entryOf,
  groupAlike,
  heldCards,
  markerChasers,
  type PeopleStanding,
  peopleStandings,
  signsOf,
} from './people.ts';

/** Who holds a people's marker, and how close the others are. */
function MarkerRace({ play, standing }: { play: StarfarersTableApi; standing: PeopleStanding }) {
  const say = useStoryTexts();
  const { table, seat } = play.view;
  const { holder, docked, taken } = standing;
  const needs = taken + 1;
  const pods = seat === null ? 0 : (playerOf(table, seat).fitted[POD] ?? 0);
  const chasers = markerChasers(standing, table.players.length).filter(({ seat: each, n }) => n === 1 || each === seat);
  return (
    <ul className="far-race">
      <li>
        {holder === null ? say('race.free') : say('race.held', seatTextArgs(play, holder))}
        {docked.length > 0 && ' '}
        {docked.map(({ seat: whose, n }) => (
          <span key={whose} className="common-figure">
            <SeatMark seat={whose} /> {sitterName(play, whose)} {n}
          </span>
        ))}
      </li>
      <li>
        <GameIcon name="pod" />{' '}
        {needs > DOCKS_PER_OUTPOST
          ? say('race.full')
          : seat === null
            ? say('race.pods', { needs })
            : say('race.own-pods', { needs, pods })}
      </li>
      {chasers.map(({ seat: each, n }) => (
        <li key={each}>
          <SeatMark seat={each} /> {say('race.lacks', { ...seatTextArgs(play, each), n })}
        </li>
      ))}
    </ul>
  );
}

/** The cards of a people: those available, and those that players hold. */
function PeopleCards({ play, standing }: { play: StarfarersTableApi; standing: PeopleStanding }) {
  const { table } = play.view;
  const { people, left } = standing;
  const held = table.players.flatMap((_, seat) => heldCards(table, seat, people).map((each) => ({ each, seat })));
  return (
    <ul className="far-cards">
      {groupAlike(left).map(({ card: each, n }) => (
        <li key={each}>
          <CardWithAbout play={play} entry={entryOf(each)} name={play.say(cardMessage(each))}>
            <FriendshipCardView
              people={emblemOf(people)}
              signs={signsOf(each)}
              title={play.say(cardMessage(each))}
              text={play.say(cardHelp(each))}
              copies={n}
            />
          </CardWithAbout>
        </li>
      ))}
      {held.map(({ each, seat }) => (
        <li key={each}>
          <CardWithAbout play={play} entry={entryOf(each)} name={play.say(cardMessage(each))}>
            <FriendshipCardView
              people={emblemOf(people)}
              signs={signsOf(each)}
              title={play.say(cardMessage(each))}
              text={play.say(cardHelp(each))}
              holder={{ seat, name: sitterName(play, seat) }}
            />
          </CardWithAbout>
        </li>
      ))}
    </ul>
  );
}

/** All peoples with their markers and their cards. */
export const FriendsDialogue: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  return (
    <div className="common-trade">
      {peopleStandings(play.view.table).map((standing) => (
        <section key={standing.people} className="far-people-page">
          <h3>
            <GameIcon name={emblemOf(standing.people)} />
            <span className="far-people-name">{play.say(peopleName(standing.people))}</span>
          </h3>
          {standing.outpost === 'hidden' && <p className="muted">{say('friends.hidden')}</p>}
          {standing.outpost === 'absent' ? (
            <p className="muted">{say('friends.absent.long')}</p>
          ) : (
            <>
              <MarkerRace play={play} standing={standing} />
              <PeopleCards play={play} standing={standing} />
            </>
          )}
        </section>
      ))}
      <p className="common-note muted">
        <button type="button" className="common-link" onClick={() => play.openAlmanac('SF-STAT-03')}>
          {say('friends.almanac')}
        </button>
      </p>
    </div>
  );
};
