import { DOCKS, POD, playerOf } from '@orrery/starfarers/facts';
import { card, cardHelp, people as peopleName } from '@orrery/starfarers/words';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { Explained } from '../../../../table/about.tsx';
import { nameOf, whoIs } from '../../../common/who.ts';
import { FriendshipCard } from '../../art/honours.tsx';
import { useStory } from '../dialogues/texts.ts';
import type { FarPart, FarPlay } from '../far.ts';
import { alike, chasersOf, emblemOf, entryOf, heldOf, type Standing, signsOf, standings } from './people.ts';

/** Whose friend a people is, and how near the others are. */
function Race({ play, standing }: { play: FarPlay; standing: Standing }) {
  const say = useStory();
  const { table, seat } = play.view;
  const { holder, docked, taken } = standing;
  const needs = taken + 1;
  const pods = seat === null ? 0 : (playerOf(table, seat).fitted[POD] ?? 0);
  const chasers = chasersOf(standing, table.players.length).filter(({ seat: each, n }) => n === 1 || each === seat);
  return (
    <ul className="far-race">
      <li>
        {holder === null ? say('race.free') : say('race.held', whoIs(play, holder))}
        {docked.length > 0 && ' '}
        {docked.map(({ seat: whose, n }) => (
          <span key={whose} className="common-figure">
            <SeatMark seat={whose} /> {nameOf(play, whose)} {n}
          </span>
        ))}
      </li>
      <li>
        <GameIcon name="pod" />{' '}
        {needs > DOCKS
          ? say('race.full')
          : seat === null
            ? say('race.pods', { needs })
            : say('race.own-pods', { needs, pods })}
      </li>
      {chasers.map(({ seat: each, n }) => (
        <li key={each}>
          <SeatMark seat={each} /> {say('race.lacks', { ...whoIs(play, each), n })}
        </li>
      ))}
    </ul>
  );
}

/** The cards of a people: those to be had, and those that somebody holds. */
function Cards({ play, standing }: { play: FarPlay; standing: Standing }) {
  const { table } = play.view;
  const { people, left } = standing;
  const held = table.players.flatMap((_, seat) => heldOf(table, seat, people).map((each) => ({ each, seat })));
  return (
    <ul className="far-cards">
      {alike(left).map(({ card: each, n }) => (
        <li key={each}>
          <Explained play={play} entry={entryOf(each)} name={play.say(card(each))}>
            <FriendshipCard
              people={emblemOf(people)}
              signs={signsOf(each)}
              title={play.say(card(each))}
              text={play.say(cardHelp(each))}
              copies={n}
            />
          </Explained>
        </li>
      ))}
      {held.map(({ each, seat }) => (
        <li key={each}>
          <Explained play={play} entry={entryOf(each)} name={play.say(card(each))}>
            <FriendshipCard
              people={emblemOf(people)}
              signs={signsOf(each)}
              title={play.say(card(each))}
              text={play.say(cardHelp(each))}
              holder={{ seat, name: nameOf(play, seat) }}
            />
          </Explained>
        </li>
      ))}
    </ul>
  );
}

/** All peoples with their markers and their cards. */
export const Friends: FarPart = ({ play }) => {
  const say = useStory();
  return (
    <div className="common-trade">
      {standings(play.view.table).map((standing) => (
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
              <Race play={play} standing={standing} />
              <Cards play={play} standing={standing} />
            </>
          )}
        </section>
      ))}
      <p className="common-note muted">
        <button type="button" className="common-link" onClick={() => play.consult('SF-STAT-03')}>
          {say('friends.almanac')}
        </button>
      </p>
    </div>
  );
};
