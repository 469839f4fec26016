import { type CatalogEntry, findGame, GAMES } from '@orrery/catalog';
import { use, useCallback } from 'react';
import { Link } from '../../../app/link.tsx';
import { useLoaded } from '../../../app/loaded.ts';
import { NotFoundPage } from '../../../app/notice-page.tsx';
import { Page } from '../../../app/page.tsx';
import { isPlayable } from '../../../app/playable.ts';
import { navigate } from '../../../app/route.ts';
import { Segments } from '../../../app/segments.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { api } from '../parts/api.ts';
import { useMe } from '../parts/identity.ts';
import { RatingFigure } from '../parts/rating-figure.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';
import '../parts/online.css';
import './people.css';

const RATED_GAMES = GAMES.filter(isPlayable);

/** The best players of a game, by number of seats. */
export function LeaderboardPage({ game, seats }: { readonly game: string | null; readonly seats: number | null }) {
  const entry = game === null ? RATED_GAMES[0] : findGame(game);
  if (!entry) return <NotFoundPage />;
  const [least, most] = entry.seats;
  const shown = seats ?? least;
  return shown < least || shown > most ? <NotFoundPage /> : <Leaderboard entry={entry} seats={shown} />;
}

function Leaderboard({ entry, seats }: { readonly entry: CatalogEntry; readonly seats: number }) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const [least, most] = entry.seats;
  const name = (id: string) => findGame(id)?.name[language] ?? id;
  return (
    <Page title={say('leaderboard')} heading={say('leaderboard')}>
      <p className="muted online-lead">{say('leaderboard.lead')}</p>
      <div className="leaderboard-choice">
        <Segments
          name={say('leaderboard.game')}
          values={RATED_GAMES.map(({ id }) => id)}
          chosen={entry.id}
          label={name}
          onChoose={(id) => navigate({ page: 'leaderboard', game: id, seats: null }, 'instead')}
        />
        {least < most && (
          <Segments
            name={say('seats')}
            values={Array.from({ length: most - least + 1 }, (_, i) => least + i)}
            chosen={seats}
            label={(n) => say('pairing.seats', { n })}
            onChoose={(n) => navigate({ page: 'leaderboard', game: entry.id, seats: n }, 'instead')}
          />
        )}
      </div>
      <LeaderList key={`${entry.id} ${seats}`} game={entry.id} seats={seats} />
    </Page>
  );
}

function LeaderList({ game, seats }: { readonly game: string; readonly seats: number }) {
  const say = useTranslate(ONLINE_TEXTS);
  const me = useMe();
  const loaded = useLoaded(useCallback(() => valueOrThrow(api.leaderboard(game, seats)), [game, seats]));
  if (loaded.state === 'loading') return <p role="status">{say('loading')}</p>;
  if (loaded.state === 'failed') {
    return (
      <p role="alert">
        {say('leaderboard.failed')}{' '}
        <button type="button" className="btn small" onClick={loaded.again}>
          {say('again')}
        </button>
      </p>
    );
  }
  const { people } = loaded.value;
  if (people.length === 0) return <p className="muted">{say('leaderboard.none')}</p>;
  return (
    <div className="panel online-part leaderboard">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('leaderboard.rank')}</th>
            <th scope="col">{say('leaderboard.name')}</th>
            <th scope="col">{say('ratings.rating')}</th>
            <th scope="col">{say('games.count')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ person, name, handle, rating, games, isProvisional }, i) => (
            <tr key={person} aria-current={person === me?.person || undefined}>
              <td>{isProvisional ? '–' : i + 1}</td>
              <th scope="row">
                <Link to={{ page: 'person', id: person, table: null }}>{name}</Link>{' '}
                {handle && <span className="muted">@{handle}</span>}
              </th>
              <td>
                <RatingFigure rating={rating} isProvisional={isProvisional} />
              </td>
              <td>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {people.some(({ isProvisional }) => isProvisional) && <p className="muted">{say('ratings.provisional')}</p>}
    </div>
  );
}
