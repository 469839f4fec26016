import { POINTS, playerOf } from '@orrery/starfarers/facts';
import { card, cardHelp, people as peopleName } from '@orrery/starfarers/words';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatMark, seatClass } from '../../../../art/seats.tsx';
import { AboutCard } from '../../../../table/about.tsx';
import { nameOf } from '../../../common/who.ts';
import { useStory } from '../dialogues/texts.ts';
import type { FarPart, FarPlay } from '../far.ts';
import { cardsIn, chasersOf, emblemOf, entryOf, heldOf, type Standing, standings } from './people.ts';
import { Use } from './use.tsx';

/** A people at a glance: its emblem, whose friend it is, who has stations there. */
function PeopleCell({ play, standing }: { play: FarPlay; standing: Standing }) {
  const say = useStory();
  const { table, seat } = play.view;
  const { people, holder, docked, outpost } = standing;
  const own = seat === null ? [] : heldOf(table, seat, people);
  const close = chasersOf(standing, table.players.length).flatMap(({ seat: each, n }) => (n === 1 ? [each] : []));
  const name = play.say(peopleName(people));
  const free = outpost === 'absent' ? '' : say('friends.free');
  const marker = holder === null ? free : holder === seat ? say('friends.yours') : nameOf(play, holder);
  return (
    <li>
      <button
        type="button"
        className={`far-people${own.length > 0 ? ' own' : ''}${holder === null ? '' : ` held ${seatClass(holder)}`}`}
        onClick={() => play.open('friends')}
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
              <span className="unseen">{nameOf(play, whose)}</span>
              {n}
            </span>
          ))}
        </span>
        {close.length > 0 && (
          <span className="far-close">
            <GameIcon name="warn" />
            <span className="unseen">
              {say('friends.close', { names: close.map((each) => nameOf(play, each)).join(', ') })}
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

/** The peoples, and the cards that lie in front of the one who looks. */
export const FriendshipPanel: FarPart = ({ play }) => {
  const say = useStory();
  const { table, seat } = play.view;
  const own = seat === null ? [] : cardsIn(playerOf(table, seat).friends);
  return (
    <div className="far-friends">
      <ul className="far-peoples">
        {standings(table).map((standing) => (
          <PeopleCell key={standing.people} play={play} standing={standing} />
        ))}
      </ul>
      {own.length > 0 && (
        <ul className="far-own-cards" aria-label={say('friends.own')}>
          {own.map((each) => (
            <li key={each} title={play.say(cardHelp(each))}>
              <span>{play.say(card(each))}</span>
              <AboutCard play={play} entry={entryOf(each)} name={play.say(card(each))} />
              <Use play={play} card={each} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

export const FriendshipNote: FarPart = () => {
  const say = useStory();
  return <span>{say('friends.worth', { n: POINTS.marker })}</span>;
};
