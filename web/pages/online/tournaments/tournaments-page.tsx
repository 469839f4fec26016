import { findGame, GAMES } from '@orrery/catalog';
import type { TournamentsResponse } from '@orrery/protocol/api';
import { use, useCallback } from 'react';
import { useRelativeTime } from '../../../app/formats.ts';
import { Link } from '../../../app/link.tsx';
import { useLoaded } from '../../../app/loaded.ts';
import { Page } from '../../../app/page.tsx';
import { isPlayable } from '../../../app/playable.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { Thumb } from '../lobby/thumb.tsx';
import { api } from '../parts/api.ts';
import { useIdentity } from '../parts/identity.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { timeControlText } from '../parts/time-texts.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';
import { TOURNAMENT_TEXTS } from './texts.ts';
import '../parts/online.css';
import './tournaments.css';

type Summary = TournamentsResponse['tournaments'][number];

/** Tournaments to enter and to watch, and the user's own. */
export function TournamentsPage() {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const online = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const known = useIdentity();
  const isKnown = known.state === 'known' && known.me !== null;
  return (
    <Page title={online('tournaments')} heading={online('tournaments')}>
      <p className="muted online-lead">{say('lead')}</p>
      {isKnown && <TournamentList list="mine" title={say('list.mine')} none={null} />}
      <TournamentList list="open" title={say('list.open')} none={say('list.none')} />
      <section aria-labelledby="tournament-make" className="online-list">
        <h2 id="tournament-make">{say('make')}</h2>
        <ul className="online-games">
          {GAMES.filter(isPlayable).map(({ id, name }) => (
            <li key={id}>
              <Link className="panel" to={{ page: 'new-tournament', game: id }}>
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

interface TournamentListProps {
  readonly list: 'open' | 'mine';
  readonly title: string;
  /** The text of an empty list; null: the list is hidden. */
  readonly none: string | null;
}

function TournamentList({ list, title, none }: TournamentListProps) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const online = useTranslate(ONLINE_TEXTS);
  const loaded = useLoaded(useCallback(() => valueOrThrow(api.tournaments(list)), [list]));
  const tournaments = loaded.state === 'ready' ? loaded.value : [];
  if (none === null && tournaments.length === 0) return null;
  return (
    <section aria-labelledby={`tournaments-${list}`} className="online-list">
      <h2 id={`tournaments-${list}`}>{title}</h2>
      {loaded.state === 'failed' && (
        <p role="alert">
          {say('failed')}{' '}
          <button type="button" className="btn small" onClick={loaded.again}>
            {online('again')}
          </button>
        </p>
      )}
      {loaded.state !== 'failed' && tournaments.length === 0 && (
        <p className="muted">{loaded.state === 'loading' ? online('loading') : none}</p>
      )}
      <ul>
        {tournaments.map((each) => (
          <li key={each.id}>
            <TournamentLine tournament={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TournamentLine({ tournament }: { readonly tournament: Summary }) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const online = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const when = useRelativeTime();
  const { id, name, game, system, state, round, rounds, people, time, isRated, startsAt } = tournament;
  const isArenaRunning = system === 'arena' && state === 'playing';
  return (
    <article className="panel online-line">
      <Link className="online-line-way" to={{ page: 'tournament', id }}>
        <span className="online-line-sign">
          <Thumb game={game} />
        </span>
        <span className="online-line-words">
          <span className="display">{name}</span>
          <span>
            <b>{say(isArenaRunning ? 'state.arena.playing' : `state.${state}`, { round, rounds, n: people })}</b>{' '}
            {state === 'open' && startsAt !== null && (
              <span className="muted">{say('begins.at', { when: when(startsAt) })}</span>
            )}
          </span>
          <span className="muted">
            {findGame(game)?.name[language] ?? game} · {say(`system.${system}`)} ·{' '}
            {timeControlText(time, online, language)}
            {isRated && ` · ${online('rated.yes')}`}
          </span>
        </span>
      </Link>
    </article>
  );
}
