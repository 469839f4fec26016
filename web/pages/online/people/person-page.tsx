import { colourName, findGame } from '@orrery/catalog';
import type { ProfileAnswer } from '@orrery/protocol/api';
import { use, useCallback, useId, useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { useListing, useWhen } from '../../../app/listing.ts';
import { useLoaded } from '../../../app/loaded.ts';
import { NoticePage } from '../../../app/notice-page.tsx';
import { Page } from '../../../app/page.tsx';
import { Icon } from '../../../art/icons/icon.tsx';
import { useSpeak } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { api } from '../parts/api.ts';
import { Form } from '../parts/form.tsx';
import { useMe } from '../parts/me.ts';
import { Part } from '../parts/part.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useComplaint } from '../parts/use-complaint.ts';
import { useDeed } from '../parts/use-deed.ts';
import { value } from '../parts/value.ts';
import '../parts/online.css';

/** Somebody who plays here: games and ratings, and what one does not want from them. */
export function PersonPage({ id }: { readonly id: string }) {
  const say = useSpeak(ONLINE_TEXTS);
  const profile = useLoaded(useCallback(() => value(api.person(id)), [id]));
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
  return <Profile key={id} profile={profile.value} />;
}

interface ProfileProps {
  readonly profile: ProfileAnswer;
}

function Profile({ profile }: ProfileProps) {
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
        {me !== null && me.person !== profile.person && <Distance profile={profile} />}
      </div>
    </Page>
  );
}

const FIGURE = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const useGameName = () => {
  const language = use(LanguageContext);
  return (game: string): string => findGame(game)?.name[language] ?? game;
};

function Ratings({ profile: { ratings } }: ProfileProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const figure = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, FIGURE);
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
            <b>{figure.format(rating)}</b>
          </li>
        ))}
      </ul>
      <p>
        <Link to={{ page: 'about' }}>{say('ratings.rules')}</Link>
      </p>
    </Part>
  );
}

function Games({ profile: { games } }: ProfileProps) {
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
                {list(names.map((name, at) => name || colourName(at, language)))}, {when(ended)}
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
function Distance({ profile: { person, name, shut: was } }: ProfileProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const complaint = useComplaint();
  const [shut, setShut] = useState(was);
  const field = useId();
  const [text, setText] = useState('');
  const [isReported, setReported] = useState(false);
  const { problem, run } = useDeed();
  const turn = async (kind: 'mute' | 'block') => {
    const off = kind === 'mute' ? api.unmute : api.unblock;
    const done = await run(() => (shut === kind ? off(person) : api[kind](person)));
    if (done) setShut(shut === kind ? null : kind);
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
          {shut === 'mute' && <Icon name="check" />}
          {say('distance.mute')}
        </button>
        <button type="button" className="btn" aria-pressed={shut === 'block'} onClick={() => void turn('block')}>
          {shut === 'block' && <Icon name="check" />}
          {say('distance.block')}
        </button>
      </p>
      <p className="muted">{say('distance.text')}</p>
      <Form className="online-report" onSend={report}>
        <div className="field">
          <label htmlFor={field}>{say('report')}</label>
          <textarea
            id={field}
            className="input"
            rows={3}
            required
            maxLength={2000}
            value={text}
            {...complaint}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <p>
          <button type="submit" className="btn">
            {say('report.send')}
          </button>
        </p>
        <p role="status">{isReported && say('report.sent')}</p>
      </Form>
      <Trouble problem={problem} />
    </Part>
  );
}
