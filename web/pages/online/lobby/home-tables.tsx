import { Link } from '../../../app/link.tsx';
import { useSpeak } from '../../../texts/catalogue.ts';
import { waitingFirst } from '../parts/chairs.ts';
import { useKnown } from '../parts/me.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useLobby } from './lobby.ts';
import { TableLine } from './table-line.tsx';
import '../parts/online.css';

/** One's tables on the server, beside those on this device; first those that wait for one. */
export function HomeTables() {
  const say = useSpeak(ONLINE_TEXTS);
  const known = useKnown();
  const person = known.state === 'known' ? (known.me?.person ?? null) : null;
  return person === null ? null : (
    <section className="online-home" aria-labelledby="online-tables">
      <header>
        <h2 id="online-tables" className="small-caps">
          {say('home')}
        </h2>
        <Link to={{ page: 'lobby' }}>{say('lobby')}</Link>
        <Link to={{ page: 'account' }}>{say('account')}</Link>
      </header>
      <Mine person={person} />
    </section>
  );
}

function Mine({ person }: { readonly person: string }) {
  const say = useSpeak(ONLINE_TEXTS);
  const { mine, link } = useLobby(person);
  if (mine.length === 0) return <p className="muted">{say(link === 'here' ? 'home.none' : 'home.asking')}</p>;
  return (
    <ul className="online-cards">
      {waitingFirst(mine, person).map((card) => (
        <li key={card.id}>
          <TableLine card={card} person={person} />
        </li>
      ))}
    </ul>
  );
}
