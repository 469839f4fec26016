import { findGame } from '@orrery/catalog';
import type { ProfileAnswer } from '@orrery/protocol/api';
import { use, useCallback, useId, useState } from 'react';
import { Link } from '../app/link.tsx';
import { useLoaded } from '../app/loaded.ts';
import { NoticePage } from '../app/notice-page.tsx';
import { Page } from '../app/page.tsx';
import { useListing, useWhen } from '../home/wording.ts';
import { seatName } from '../session/texts.ts';
import { useSpeak } from '../texts/catalogue.ts';
import { LanguageContext } from '../texts/language.ts';
import { api } from './api.ts';
import { useMe } from './me.ts';
import { Part } from './part.tsx';
import { ONLINE_TEXTS } from './texts.ts';
import { Trouble } from './trouble.tsx';
import { useDeed } from './use-deed.ts';
import { value } from './value.ts';
import './online.css';

/** Somebody who plays here: games and ratings, and what one does not want from them. */
export function PersonPage({ id }: { readonly id: string }) {
  const say = useSpeak(ONLINE_TEXTS);
  const [attempt, setAttempt] = useState(0);
  const profile = useLoaded(useCallback(() => value(api.person(id), attempt), [id, attempt]));
  if (profile.state === 'loading') {
    return (
      <main className="page-loading" aria-busy="true">
        <p role="status">{say('loading')}</p>
      </main>
    );
  }
  if (profile.state === 'failed')
    return <NoticePage heading={say('person.missing')} text={say('person.missing.text')} />;
  if (profile.value.name === '') return <NoticePage heading={say('person.gone')} text={say('person.gone.text')} />;
  return <Profile profile={profile.value} onChange={() => setAttempt(attempt + 1)} />;
}

interface ProfileProps {
  readonly profile: ProfileAnswer;
  readonly onChange: () => void;
}

function Profile({ profile, onChange }: ProfileProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const when = useWhen();
  const me = useMe();
  return (
    <Page title={profile.name} heading={profile.name}>
      <p className="muted online-lead">
        {say(`person.${profile.kind}`)} {say('person.since', { when: when(profile.made) })}
      </p>
      <div className="online-parts">
        <Ratings profile={profile} />
        <Games profile={profile} />
        {me !== null && me.person !== profile.person && <Distance profile={profile} onChange={onChange} />}
      </div>
    </Page>
  );
}

const useGameName = () => {
  const language = use(LanguageContext);
  return (game: string): string => findGame(game)?.name[language] ?? game;
};

function Ratings({ profile: { ratings } }: Pick<ProfileProps, 'profile'>) {
  const say = useSpeak(ONLINE_TEXTS);
  const nameOf = useGameName();
  return (
    <Part title={say('ratings')}>
      <p className="muted">{say(ratings.length === 0 ? 'ratings.none' : 'ratings.note')}</p>
      <ul className="online-rows">
        {ratings.map(({ game, seats, rating, games }) => (
          <li key={`${game} ${seats}`}>
            <span>
              {nameOf(game)} <span className="muted">{say('ratings.seats', { seats, games })}</span>
            </span>
            <b>{rating.toFixed(1)}</b>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Games({ profile: { games } }: Pick<ProfileProps, 'profile'>) {
  const say = useSpeak(ONLINE_TEXTS);
  const nameOf = useGameName();
  const list = useListing();
  const when = useWhen();
  const language = use(LanguageContext);
  return (
    <Part title={say('games')}>
      {games.length === 0 && <p className="muted">{say('games.none')}</p>}
      <ul className="online-rows">
        {games.map(({ table, game, ended, names, places, seat }) => (
          <li key={table}>
            <span>
              <Link to={{ page: 'join', id: table }}>{nameOf(game)}</Link>{' '}
              <span className="muted">
                {list(names.map((name, at) => name || seatName(at, language)))}, {when(ended)}
              </span>
            </span>
            <b>{places === null ? say('games.abandoned') : say('games.place', { place: places[seat] ?? 0 })}</b>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Mute, block, report. */
function Distance({ profile: { person, name, shut }, onChange }: ProfileProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const field = useId();
  const [text, setText] = useState('');
  const [isReported, setReported] = useState(false);
  const { problem, run } = useDeed();
  const turn = async (kind: 'mute' | 'block') => {
    const off = kind === 'mute' ? api.unmute : api.unblock;
    const done = await run(() => (shut === kind ? off(person) : api[kind](person)));
    if (done) onChange();
  };
  const report = async () => {
    const done = await run(() => api.report(person, text.trim()));
    if (!done) return;
    setReported(true);
    setText('');
  };
  return (
    <Part title={say('distance', { name })}>
      <p className="page-choices">
        <button type="button" className="btn" aria-pressed={shut === 'mute'} onClick={() => void turn('mute')}>
          {say('distance.mute')}
        </button>
        <button type="button" className="btn" aria-pressed={shut === 'block'} onClick={() => void turn('block')}>
          {say('distance.block')}
        </button>
      </p>
      <p className="muted">{say('distance.text')}</p>
      <form
        className="online-report"
        onSubmit={(event) => {
          event.preventDefault();
          void report();
        }}
      >
        <div className="field">
          <label htmlFor={field}>{say('report')}</label>
          <textarea
            id={field}
            className="input"
            rows={3}
            required
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <p>
          <button type="submit" className="btn">
            {say('report.send')}
          </button>
        </p>
        <p role="status">{isReported && say('report.sent')}</p>
      </form>
      <Trouble problem={problem} />
    </Part>
  );
}
