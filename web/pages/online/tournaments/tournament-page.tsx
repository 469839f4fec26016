import { findGame } from '@orrery/catalog';
import type { TournamentResponse } from '@orrery/protocol/api';
import { use } from 'react';
import { Link } from '../../../app/link.tsx';
import { LoadingPage } from '../../../app/loading-page.tsx';
import { NoticePage } from '../../../app/notice-page.tsx';
import { Page } from '../../../app/page.tsx';
import { useProblemText } from '../../../session/use-problem.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { useIdentity } from '../parts/identity.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { durationText, timeControlText } from '../parts/time-texts.ts';
import { InvitationPart } from '../table/invitation.tsx';
import { Countdown } from './countdown.tsx';
import { MyPart } from './my-part.tsx';
import { Rounds } from './rounds.tsx';
import { StandingsPart } from './standings.tsx';
import { TOURNAMENT_TEXTS } from './texts.ts';
import { useCall } from './use-call.ts';
import { useTournament } from './use-tournament.ts';
import '../parts/online.css';
import './tournaments.css';

/** A tournament: its players, rounds and standings, updated as they change. */
export function TournamentPage({ id }: { readonly id: string }) {
  const say = useTranslate(ONLINE_TEXTS);
  const tell = useProblemText();
  const known = useIdentity();
  const person = known.state === 'known' ? (known.me?.person ?? null) : null;
  const { followed, update, again } = useTournament(id, known.state === 'asking' ? undefined : person);
  if (followed.state === 'finding') return <LoadingPage text={say('loading')} />;
  if (followed.state === 'missing')
    return (
      <NoticePage heading={tell(followed.problem)} text="">
        <button type="button" className="btn primary" onClick={again}>
          {say('again')}
        </button>
        <Link className="btn" to={{ page: 'tournaments' }}>
          {say('tournaments')}
        </Link>
      </NoticePage>
    );
  return <ShownTournament shown={followed.shown} isLost={followed.isLost} person={person} onUpdate={update} />;
}

interface ShownTournamentProps {
  readonly shown: TournamentResponse;
  readonly isLost: boolean;
  readonly person: string | null;
  readonly onUpdate: (shown: TournamentResponse) => void;
}

function ShownTournament({ shown, isLost, person, onUpdate }: ShownTournamentProps) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const online = useTranslate(ONLINE_TEXTS);
  const { tournament } = shown;
  useCall(shown);
  return (
    <Page title={tournament.name} heading={tournament.name}>
      <p className="muted online-lead">
        <TermsLine tournament={tournament} />
      </p>
      {isLost && (
        <p role="status" className="muted">
          {online('lost')}
        </p>
      )}
      <div className="tournament">
        <div className="tournament-column">
          <StateLine shown={shown} />
          <MyPart shown={shown} person={person} onUpdate={onUpdate} />
          <StandingsPart shown={shown} />
          <Rounds shown={shown} />
        </div>
        <div className="tournament-column">
          {(tournament.state === 'open' || tournament.state === 'playing') && (
            <InvitationPart
              to={{ page: 'tournament', id: tournament.id }}
              label={say('address')}
              title={tournament.name}
              text={say('invite')}
            />
          )}
        </div>
      </div>
    </Page>
  );
}

/** System, game and terms in one line. */
function TermsLine({ tournament }: Pick<TournamentResponse, 'tournament'>) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const online = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const { system, game, seats, time, isRated, fillLevel, hostName, durationMs } = tournament;
  const parts = [
    say(`system.${system}`),
    findGame(game)?.name[language] ?? game,
    ...(durationMs === null ? [] : [durationText(durationMs, language)]),
    ...(seats > 2 ? [say('seats', { seats })] : []),
    timeControlText(time, online, language),
    online(isRated ? 'rated.yes' : 'rated.no'),
    ...(fillLevel === null ? [] : [say('bots.fill')]),
    ...(hostName === '' ? [] : [say('host', { name: hostName })]),
  ];
  return parts.join(' · ');
}

/** How long an arena still pairs who is free. */
function ArenaState({ endsAt, serverTime }: { readonly endsAt: number; readonly serverTime: number }) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  return (
    <p role="status" className="tournament-state">
      <b>{say(serverTime < endsAt ? 'state.arena' : 'state.arena.last')}</b>{' '}
      {serverTime < endsAt && <Countdown until={endsAt} serverTime={serverTime} />}
    </p>
  );
}

/** The state of the tournament, with a countdown to the next one. */
function StateLine({ shown }: Pick<ShownTournamentProps, 'shown'>) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const { tournament, serverTime } = shown;
  const { state, round, rounds, startsAt, nextRoundAt, endsAt, people } = tournament;
  if (state === 'playing' && endsAt !== null) return <ArenaState endsAt={endsAt} serverTime={serverTime} />;
  const until = state === 'open' ? startsAt : state === 'playing' ? nextRoundAt : null;
  const values = { round, rounds, n: people };
  const phase = state === 'playing' && nextRoundAt !== null ? 'pause' : state;
  return (
    <p role="status" className="tournament-state">
      <b>{say(`state.${phase}`, values)}</b>{' '}
      {state === 'open' && <span>{say(startsAt === null ? 'begins.host' : 'begins.time')}</span>}{' '}
      {until !== null && <Countdown until={until} serverTime={serverTime} />}
    </p>
  );
}
