import { GAMES } from '@orrery/catalog';
import { use } from 'react';
import { Link } from '../../../app/link.tsx';
import { Page } from '../../../app/page.tsx';
import { isPlayable } from '../../../app/playable.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { UNREADABLE } from '../parts/api.ts';
import { myTurnFirst } from '../parts/chairs.ts';
import { useIdentity } from '../parts/identity.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { InvitationList } from './invitation-list.tsx';
import { useLobby } from './lobby.ts';
import { PeopleHere } from './people-here.tsx';
import { TableLine } from './table-line.tsx';
import { Thumb } from './thumb.tsx';
import { WatchLine } from './watch-line.tsx';
import '../parts/online.css';

/** Open tables, games to watch, and the user's own tables. */
export function LobbyPage() {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const known = useIdentity();
  const person = known.state === 'known' ? (known.me?.person ?? null) : null;
  const { connection, open, watchable, mine, peopleChanges } = useLobby(known.state === 'asking' ? undefined : person);
  const others = open.filter(({ id }) => !mine.some((each) => each.id === id));
  return (
    <Page title={say('lobby')} heading={say('lobby')}>
      <div className="online-lead online-ways">
        <p role="status" className="muted">
          {say(connection === 'lost' ? 'lobby.lost' : 'lobby.lead')}
        </p>
        <Link className="btn primary" to={{ page: 'play' }}>
          {say('pairing')}
        </Link>
        <Link to={{ page: 'leaderboard', game: null, seats: null }}>{say('leaderboard')}</Link>
        <Link to={{ page: 'tournaments' }}>{say('tournaments')}</Link>
        <Link to={{ page: 'people' }}>{say('contacts')}</Link>
        <Link to={{ page: 'account' }}>{say('account.way')}</Link>
      </div>
      <ProblemText problem={connection === 'unreadable' ? UNREADABLE.problem : null} />
      {person !== null && <InvitationList changes={peopleChanges} />}
      {mine.length > 0 && (
        <section aria-labelledby="lobby-mine" className="online-list">
          <h2 id="lobby-mine">{say('lobby.mine')}</h2>
          <ul>
            {myTurnFirst(mine, person).map((summary) => (
              <li key={summary.id}>
                <TableLine summary={summary} person={person} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="lobby-open" className="online-list">
        <h2 id="lobby-open">{say('lobby.open')}</h2>
        {others.length === 0 && <p className="muted">{say(connection === 'here' ? 'lobby.none' : 'loading')}</p>}
        <ul>
          {others.map((summary) => (
            <li key={summary.id}>
              <TableLine summary={summary} person={person} />
            </li>
          ))}
        </ul>
      </section>
      {watchable.length > 0 && (
        <section aria-labelledby="lobby-watch" className="online-list">
          <h2 id="lobby-watch">{say('lobby.watch')}</h2>
          <ul>
            {watchable.map((summary) => (
              <li key={summary.id}>
                <WatchLine summary={summary} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PeopleHere person={person} />
      <section aria-labelledby="lobby-make" className="online-list">
        <h2 id="lobby-make">{say('lobby.make')}</h2>
        <ul className="online-games">
          {GAMES.filter(isPlayable).map(({ id, name }) => (
            <li key={id}>
              <Link className="panel" to={{ page: 'friends', game: id }}>
                <Thumb game={id} />
                <span className="display">{name[language]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
