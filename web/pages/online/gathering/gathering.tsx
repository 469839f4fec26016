import { findGame } from '@orrery/catalog';
import { use, useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { Page } from '../../../app/page.tsx';
import { usePreferences } from '../../../app/preferences.ts';
import { navigate } from '../../../app/route.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { SeatColours } from '../../../art/paint.tsx';
import { useFocusRetention } from '../../../table/use-dom.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { NotifyPart } from '../account/notify-part.tsx';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { freeSeat, seatedPersons, seatOf } from '../parts/chairs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { Form } from '../parts/form.tsx';
import { doAsGuest } from '../parts/guest.ts';
import { useMe } from '../parts/identity.ts';
import { likedColour } from '../parts/liked-colour.ts';
import { NameField } from '../parts/name-field.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { type ServerAction, useServerAction } from '../parts/use-server-action.ts';
import { ChatPanel } from '../table/chat.tsx';
import { DicePart } from '../table/dice-part.tsx';
import { InvitationPart } from '../table/invitation.tsx';
import type { LiveTableClient } from '../table/live-table-client.ts';
import type { RunTableAction } from '../table/run-table-action.ts';
import { TermsList } from '../table/terms-list.tsx';
import { useLiveTableState } from '../table/use-live-table.ts';
import { useSeedExchange } from '../table/use-seed-exchange.ts';
import { ChairList } from './chair-list.tsx';
import { InvitePeoplePart } from './invite-people-part.tsx';
import { TermsDialog } from './terms-dialog.tsx';

/** A table at which people sit down before the game begins. */
export function Gathering({ live, person }: { readonly live: LiveTableClient; readonly person: string | null }) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const { summary, connection, chat } = useLiveTableState(live);
  const serverAction = useServerAction();
  const column = useFocusRetention<HTMLDivElement>();
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set());
  const [isChanging, setChanging] = useState(false);
  const game = findGame(summary.game)?.name[language] ?? summary.game;
  const seat = seatOf(summary, person);
  const isHost = person !== null && summary.host === person && summary.tournament === undefined;
  const sealing = useSeedExchange(summary, seat);
  const atTable: RunTableAction = async (ask) => {
    const done = await serverAction.runQueued(ask);
    if (done) live.updateSummary(done.value.table);
  };
  return (
    <Page title={say('gathering', { game })} heading={say('gathering', { game })}>
      <SeatColours colours={summary.chairs.map(({ colour }) => colour)}>
        <p role="status" className="muted online-lead">
          {connection === 'lost'
            ? say('lost')
            : say('gathering.lead', {
                n: summary.chairs.filter((chair) => chair.sitter).length,
                of: summary.chairs.length,
                spectators: Math.max(0, summary.spectators - (seat === null ? 1 : 0)), // without the user
              })}
        </p>
        <div className="online-gathering">
          <div ref={column} tabIndex={-1} className="online-column">
            {seat === null && (
              <SitDownPart live={live} person={person} action={serverAction} runTableAction={atTable} />
            )}
            <ChairList summary={summary} person={person} isHost={isHost} runTableAction={atTable} />
            <ProblemText problem={serverAction.problem} />
            {summary.tournament === undefined || summary.revealUntil !== null ? (
              <StartPart live={live} person={person} isHost={isHost} action={serverAction} runTableAction={atTable} />
            ) : (
              <TournamentNote tournament={summary.tournament} />
            )}
          </div>
          <div className="online-column">
            {summary.tournament === undefined && (
              <InvitationPart
                to={{ page: 'join', id: summary.id }}
                label={say('address')}
                title={say('friends', { game })}
                text={say('invite.text')}
              />
            )}
            {seat !== null && person !== null && summary.tournament === undefined && summary.revealUntil === null && (
              <InvitePeoplePart table={summary.id} seated={seatedPersons(summary)} />
            )}
            <ChatPanel
              live={live}
              messages={chat}
              me={person}
              maySpeak={seat !== null || isHost}
              muted={muted}
              onMute={(each) => setMuted(new Set([...muted, each]))}
            />
          </div>
          <div className="online-column">
            <TermsList summary={summary}>
              {isHost && summary.revealUntil === null && (
                <p>
                  <button type="button" className="btn small" onClick={() => setChanging(true)}>
                    {say('terms.change')}
                  </button>
                </p>
              )}
            </TermsList>
            {seat !== null && (
              <AccountSection title={say('notify')}>
                <NotifyPart />
              </AccountSection>
            )}
            <DicePart summary={summary} seat={seat} runTableAction={atTable} seedExchange={sealing} />
          </div>
        </div>
      </SeatColours>
      {isChanging && <TermsDialog live={live} onDone={() => setChanging(false)} />}
    </Page>
  );
}

interface GatheringPartProps {
  readonly live: LiveTableClient;
  readonly person: string | null;
  readonly action: ServerAction;
  readonly runTableAction: RunTableAction;
}

/** People who open the address need only a name. */
function SitDownPart({ live, action, runTableAction }: GatheringPartProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const me = useMe();
  const { preferences } = usePreferences();
  const { summary } = useLiveTableState(live);
  const free = freeSeat(summary);
  if (free === null) return <p className="panel online-part">{say('full')}</p>;
  const sit = () =>
    runTableAction(() => doAsGuest(me, preferences.name.trim(), () => api.sit(summary.id, free, likedColour())));
  return (
    <Form
      className="panel online-part"
      onSend={() => {
        if (!action.isBusy) void sit();
      }}
    >
      <h2>{say('welcome')}</h2>
      <p className="muted">{say('welcome.text')}</p>
      {me === null && <NameField />}
      <p>
        <button type="submit" className="btn primary" aria-disabled={action.isBusy || undefined}>
          <Icon name="seats" />
          {say('sit')}
        </button>
      </p>
    </Form>
  );
}

/** In a tournament nobody has to press anything. */
function TournamentNote({ tournament }: { readonly tournament: string }) {
  const say = useTranslate(ONLINE_TEXTS);
  return (
    <div className="online-beginning">
      <p>{say('tournament.gathering')}</p>
      <Link className="btn" to={{ page: 'tournament', id: tournament }}>
        {say('tournament.way')}
      </Link>
    </div>
  );
}

/** All parts of the seed are committed; pages reveal theirs automatically, and then the game begins. */
function RevealNote({ live }: { readonly live: LiveTableClient }) {
  const say = useTranslate(ONLINE_TEXTS);
  const { summary } = useLiveTableState(live);
  const missing = summary.chairs.flatMap(({ sitter, hasRevealed }) =>
    hasRevealed || sitter === null ? [] : [sitter.name],
  );
  return (
    <p role="status" className="online-beginning">
      {say('dice.revealing', { n: missing.length, names: missing.join(', ') })}
    </p>
  );
}

function StartPart({
  live,
  person,
  isHost,
  action,
  runTableAction,
}: GatheringPartProps & { readonly isHost: boolean }) {
  const say = useTranslate(ONLINE_TEXTS);
  const { summary } = useLiveTableState(live);
  const seat = seatOf(summary, person);
  const host = summary.chairs.find(({ sitter }) => sitter?.kind === 'person' && sitter.person === summary.host)?.sitter
    ?.name;
  const isReady = seat !== null && (summary.chairs[seat]?.isReady ?? false);
  const [isSure, setSure] = useState(true);
  const isShared = summary.chairs.some(({ sitter }) => sitter?.kind === 'person' && sitter.person !== person);
  const dissolve = async () => {
    const left = await action.run(() => api.voteToEnd(summary.id));
    if (left) navigate({ page: 'home' });
  };
  if (summary.revealUntil !== null) return <RevealNote live={live} />;
  return (
    <div className="online-beginning">
      {seat !== null && (!isHost || (summary.startsWhenReady && !isReady)) && (
        <button
          type="button"
          className={isReady ? 'btn' : 'btn primary'}
          aria-pressed={isReady}
          onClick={() => void runTableAction(() => api.ready(summary.id, !isReady))}
        >
          <Icon name="check" />
          {say(isReady ? 'ready.on' : 'ready')}
        </button>
      )}
      {isHost && (
        <button
          type="button"
          className={summary.startsWhenReady ? 'btn' : 'btn primary'}
          aria-disabled={action.isBusy || undefined}
          onClick={() => action.isBusy || void runTableAction(() => api.start(summary.id))}
        >
          <Icon name="play" />
          {say('start')}
        </button>
      )}
      {isHost && (
        <button type="button" className="btn quiet" onClick={() => (isShared ? setSure(false) : void dissolve())}>
          {say('dissolve')}
        </button>
      )}
      {!isSure && (
        <ConfirmDialog
          question={say('dissolve.sure')}
          confirmLabel={say('dissolve')}
          onYes={() => void dissolve()}
          onDone={() => setSure(true)}
        />
      )}
      {summary.startsWhenReady ? (
        <p className="muted">{say('start.itself')}</p>
      ) : (
        !isHost && <p className="muted">{host ? say('start.waits', { name: host }) : say('start.waits.host')}</p>
      )}
    </div>
  );
}
