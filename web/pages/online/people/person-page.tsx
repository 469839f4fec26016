import { colourName, findGame } from '@orrery/catalog';
import type { ProfileResponse } from '@orrery/protocol/api';
import { use, useCallback, useId, useState } from 'react';
import { useListFormat, useRelativeTime } from '../../../app/formats.ts';
import { Link } from '../../../app/link.tsx';
import { useLoaded } from '../../../app/loaded.ts';
import { LoadingPage } from '../../../app/loading-page.tsx';
import { NoticePage } from '../../../app/notice-page.tsx';
import { Page } from '../../../app/page.tsx';
import { Icon } from '../../../art/icons/icon.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { Form } from '../parts/form.tsx';
import { useMe } from '../parts/identity.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ReliabilityText } from '../parts/reliability-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { useValidityText } from '../parts/use-validity-text.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';
import { ContactActions } from './contact-actions.tsx';
import { RatingList } from './rating-list.tsx';
import '../parts/online.css';
import './people.css';

/** A player's profile: games, ratings, and moderation actions. */
export function PersonPage({ id, table }: { readonly id: string; readonly table: string | null }) {
  const say = useTranslate(ONLINE_TEXTS);
  const profile = useLoaded(useCallback(() => valueOrThrow(api.person(id)), [id]));
  if (profile.state === 'loading') {
    return <LoadingPage text={say('loading')} />;
  }
  if (profile.state === 'failed')
    return <NoticePage heading={say('person.missing')} text={say('person.missing.text')} />;
  if (profile.value.name === '') return <NoticePage heading={say('person.gone')} text={say('person.gone.text')} />;
  return <Profile key={id} profile={profile.value} table={table} />;
}

interface ProfileProps {
  readonly profile: ProfileResponse;
  /** The table from which the page was opened. */
  readonly table: string | null;
}

function Profile({ profile, table }: ProfileProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const when = useRelativeTime();
  const me = useMe();
  return (
    <Page title={profile.name} heading={profile.name}>
      <p className="muted online-lead">
        {profile.handle && <b>@{profile.handle}</b>} {say(`person.${profile.kind}`)}{' '}
        {say('person.since', { when: when(profile.createdAt) })} {profile.isHere && say('person.here')}{' '}
        {profile.followsMe && say('person.follows-me')}
      </p>
      <p className="online-lead">
        <ReliabilityText reliability={profile.reliability} />
      </p>
      <div className="online-parts">
        <RatingList ratings={profile.ratings} />
        <GameList profile={profile} />
        {me !== null && me.person !== profile.person && profile.kind !== 'bot' && <ContactActions profile={profile} />}
        {me !== null && me.person !== profile.person && <BlockActions profile={profile} table={table} />}
      </div>
    </Page>
  );
}

const useGameName = () => {
  const language = use(LanguageContext);
  return (game: string): string => findGame(game)?.name[language] ?? game;
};

function GameList({ profile: { games } }: Pick<ProfileProps, 'profile'>) {
  const say = useTranslate(ONLINE_TEXTS);
  const nameOf = useGameName();
  const list = useListFormat();
  const when = useRelativeTime();
  const language = use(LanguageContext);
  return (
    <AccountSection title={say('games')}>
      {games.length === 0 && <p className="muted">{say('games.none')}</p>}
      <ul className="online-rows">
        {games.map(({ table, game, endedAt, names, places, seat }) => (
          <li key={table}>
            <span>
              <Link to={{ page: 'join', id: table }}>{nameOf(game)}</Link>{' '}
              <span className="muted">
                {list(names.map((name, at) => name || colourName(at, language)))}, {when(endedAt)}
              </span>
            </span>
            <b>{places === null ? say('games.abandoned') : say('games.place', { place: places[seat] ?? 0 })}</b>
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}

/** Mute, block, report. */
function BlockActions({ profile: { person, name, restriction: before }, table }: ProfileProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const complaint = useValidityText();
  const [restriction, setRestriction] = useState(before);
  const field = useId();
  const [text, setText] = useState('');
  const [isReported, setReported] = useState(false);
  const { problem, run } = useServerAction();
  const turn = async (kind: 'mute' | 'block') => {
    const off = kind === 'mute' ? api.unmute : api.unblock;
    const done = await run(() => (restriction === kind ? off(person) : api[kind](person)));
    if (done) setRestriction(restriction === kind ? null : kind);
  };
  const report = async () => {
    const done = await run(() => api.report(person, text.trim(), table ?? undefined));
    if (!done) return;
    setReported(true);
    setText('');
  };
  return (
    <AccountSection title={say('restrict', { name })}>
      <p className="page-choices">
        <button type="button" className="btn" aria-pressed={restriction === 'mute'} onClick={() => void turn('mute')}>
          {restriction === 'mute' && <Icon name="check" />}
          {say('restrict.mute')}
        </button>
        <button type="button" className="btn" aria-pressed={restriction === 'block'} onClick={() => void turn('block')}>
          {restriction === 'block' && <Icon name="check" />}
          {say('restrict.block')}
        </button>
      </p>
      <p className="muted">{say('restrict.text')}</p>
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
      <ProblemText problem={problem} />
    </AccountSection>
  );
}
