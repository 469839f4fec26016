import { Link } from '../../../app/link.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { UNREADABLE } from '../parts/api.ts';
import { myTurnFirst } from '../parts/chairs.ts';
import { useIdentity } from '../parts/identity.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { InvitationList } from './invitation-list.tsx';
import { type LobbyState, useLobby } from './lobby.ts';
import { TableLine } from './table-line.tsx';
import '../parts/online.css';

/** The user's tables on the server, beside those on this device; those that wait for the user come first. */
export function HomeTables() {
  const say = useTranslate(ONLINE_TEXTS);
  const known = useIdentity();
  const person = known.state === 'known' ? (known.me?.person ?? null) : null;
  return person === null ? null : (
    <section className="online-home" aria-labelledby="online-tables">
      <header>
        <h2 id="online-tables" className="small-caps">
          {say('home')}
        </h2>
        <Link to={{ page: 'lobby' }}>{say('lobby')}</Link>
        <Link to={{ page: 'tournaments' }}>{say('tournaments')}</Link>
        <Link to={{ page: 'people' }}>{say('contacts')}</Link>
        <Link to={{ page: 'account' }}>{say('account')}</Link>
      </header>
      <MyTables person={person} />
    </section>
  );
}

function MyTables({ person }: { readonly person: string }) {
  const { mine, connection, peopleChanges } = useLobby(person);
  return (
    <>
      <InvitationList changes={peopleChanges} />
      <TableCards mine={mine} connection={connection} person={person} />
    </>
  );
}

function TableCards({
  mine,
  connection,
  person,
}: Pick<LobbyState, 'mine' | 'connection'> & { readonly person: string }) {
  const say = useTranslate(ONLINE_TEXTS);
  if (connection === 'unreadable') return <ProblemText problem={UNREADABLE.problem} />;
  if (mine.length === 0) return <p className="muted">{say(connection === 'here' ? 'home.none' : 'home.asking')}</p>;
  return (
    <ul className="online-cards">
      {myTurnFirst(mine, person).map((summary) => (
        <li key={summary.id}>
          <TableLine summary={summary} person={person} />
        </li>
      ))}
    </ul>
  );
}
