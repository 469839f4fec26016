import type { Result } from '@orrery/kernel';
import type { TournamentResponse } from '@orrery/protocol/api';
import { useState } from 'react';
import { useListFormat } from '../../../app/formats.ts';
import { Link } from '../../../app/link.tsx';
import { usePreferences } from '../../../app/preferences.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { Form } from '../parts/form.tsx';
import { doAsGuest } from '../parts/guest.ts';
import { useMe } from '../parts/identity.ts';
import { NameField } from '../parts/name-field.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { useServerAction } from '../parts/use-server-action.ts';
import { Countdown } from './countdown.tsx';
import { entrantName } from './entrant-name.ts';
import { TOURNAMENT_TEXTS } from './texts.ts';
import { ownBoard } from './use-call.ts';

interface MyPartProps {
  readonly shown: TournamentResponse;
  readonly person: string | null;
  readonly onUpdate: (shown: TournamentResponse) => void;
}

/** The user’s actions: open the own game, enter or withdraw; for the host also begin and cancel. */
export function MyPart({ shown, person, onUpdate }: MyPartProps) {
  const { tournament } = shown;
  const { problem, isBusy, run } = useServerAction();
  if (tournament.state === 'over' || tournament.state === 'cancelled') return null;
  const act = async (ask: () => Promise<Result<TournamentResponse>>) => {
    if (isBusy) return;
    const done = await run(ask);
    if (done) onUpdate(done.value);
  };
  return (
    <section className="panel online-part">
      <MyGame shown={shown} />
      <EntryForm shown={shown} act={act} isBusy={isBusy} />
      {person === tournament.host && <HostActions shown={shown} act={act} isBusy={isBusy} />}
      <ProblemText problem={problem} />
    </section>
  );
}

function MyGame({ shown }: Pick<MyPartProps, 'shown'>) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const list = useListFormat();
  const board = ownBoard(shown);
  if (board === null) return <WaitingNote shown={shown} />;
  const others = board.entrants.filter((number) => number !== shown.number);
  return (
    <div className="tournament-mine">
      <p>
        <Link className="btn primary" to={{ page: 'join', id: board.table }}>
          <Icon name="play" />
          {say('my.game', { names: list(others.map((number) => entrantName(shown.tournament, number))) })}
        </Link>
      </p>
      {board.showUntil !== null && board.showUntil > shown.serverTime && (
        <p className="muted">
          {say('my.until')} <Countdown until={board.showUntil} serverTime={shown.serverTime} />
        </p>
      )}
    </div>
  );
}

/** In an arena, who is free is called to the next game by this page. */
function WaitingNote({ shown }: Pick<MyPartProps, 'shown'>) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const { tournament, number, serverTime } = shown;
  const own = tournament.entrants.find((each) => each.number === number);
  const isWaiting = tournament.state === 'playing' && serverTime < (tournament.endsAt ?? 0) && own?.isActive === true;
  return isWaiting ? <p role="status">{say('arena.waiting')}</p> : null;
}

interface ActionProps {
  readonly shown: TournamentResponse;
  readonly isBusy: boolean;
  readonly act: (ask: () => Promise<Result<TournamentResponse>>) => Promise<void>;
}

/** Whether new people may still enter. */
function isOpen({ tournament, serverTime }: TournamentResponse): boolean {
  const { state, system, round, rounds, endsAt } = tournament;
  if (state !== 'playing') return state === 'open';
  if (system === 'arena') return serverTime < (endsAt ?? 0);
  return system !== 'round-robin' && round < rounds;
}

function EntryForm({ shown, isBusy, act }: ActionProps) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const me = useMe();
  const { preferences } = usePreferences();
  const { tournament, number } = shown;
  const own = tournament.entrants.find((each) => each.number === number);
  if (own?.isActive)
    return (
      <p className="page-choices">
        <span className="tournament-entered">
          <Icon name="check" /> {say('entered')}
        </span>
        <button
          type="button"
          className="btn quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => void act(() => api.withdrawFromTournament(tournament.id))}
        >
          {say('withdraw')}
        </button>
      </p>
    );
  if (own === undefined && !isOpen(shown)) return <p className="muted">{say('closed')}</p>;
  const enter = () => act(() => doAsGuest(me, preferences.name.trim(), () => api.enterTournament(tournament.id)));
  return (
    <Form onSend={enter}>
      {me === null && <NameField />}
      {own !== undefined && <p role="status">{say('paused')}</p>}
      <p>
        <button type="submit" className="btn primary" aria-disabled={isBusy || undefined}>
          <Icon name="seats" />
          {say(own === undefined ? 'enter' : 'enter.again')}
        </button>
      </p>
    </Form>
  );
}

function HostActions({ shown, isBusy, act }: ActionProps) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const [isSure, setSure] = useState(true);
  const { id, state } = shown.tournament;
  return (
    <p className="page-choices">
      {state === 'open' && (
        <button
          type="button"
          className="btn"
          aria-disabled={isBusy || undefined}
          onClick={() => void act(() => api.startTournament(id))}
        >
          <Icon name="play" />
          {say('start')}
        </button>
      )}
      <button type="button" className="btn quiet" onClick={() => setSure(false)}>
        {say('cancel')}
      </button>
      {!isSure && (
        <ConfirmDialog
          question={say('cancel.sure')}
          confirmLabel={say('cancel')}
          onYes={() => void act(() => api.cancelTournament(id))}
          onDone={() => setSure(true)}
        />
      )}
    </p>
  );
}
