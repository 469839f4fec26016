import type { Problem, Result, Seat } from '@orrery/kernel';
import type { TableSummary } from '@orrery/protocol';
import { useEffect, useMemo, useState } from 'react';
import { LoadingPage } from '../../../app/loading-page.tsx';
import { NoticePage } from '../../../app/notice-page.tsx';
import { navigate } from '../../../app/route.ts';
import { useProblemText } from '../../../session/use-problem.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { isLostByLeaving, seatOf } from '../parts/chairs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { ChatInput, ChatPanel } from '../table/chat.tsx';
import type { LiveTableClient } from '../table/live-table-client.ts';
import { useLiveTableState } from '../table/use-live-table.ts';
import { AboutTableDialog } from './about-dialog.tsx';
import { AutoAnswersDialog } from './auto-answers-dialog.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import { EndingActions } from './ending-actions.tsx';
import { loadOnlineSeat, type OnlineSeat } from './online-seat.tsx';
import { TableNotices } from './table-notices.tsx';
import { useTableMenu } from './use-table-menu.ts';
import { useTurnSignal } from './use-turn-signal.ts';

interface OnlineTableProps {
  readonly live: LiveTableClient;
  readonly person: string | null;
}

/** A game on the server, at the same table as every other. */
export function OnlineTable({ live, person }: OnlineTableProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const tell = useProblemText();
  const [taken, setTaken] = useState<Result<OnlineSeat> | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    const taking = loadOnlineSeat(live);
    taking.then(
      (seat) => isWanted && setTaken(seat),
      (reason: unknown) => isWanted && setError(reason),
    );
    return () => {
      isWanted = false;
      taking.then(
        (seat) => seat.ok && seat.value.close(),
        () => undefined,
      );
    };
  }, [live]);
  if (error !== null) throw error; // handled by the page's error boundary
  if (taken === null) {
    return <LoadingPage title={say('table')} text={say('opening')} />;
  }
  if (!taken.ok) {
    return (
      <NoticePage heading={say('missing')} text={tell(taken.problem)}>
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          {say('reload')}
        </button>
      </NoticePage>
    );
  }
  return <LoadedOnlineTable live={live} person={person} seat={taken.value} />;
}

function LoadedOnlineTable({ live, person, seat }: OnlineTableProps & { readonly seat: OnlineSeat }) {
  const say = useTranslate(ONLINE_TEXTS);
  const { chat, summary } = useLiveTableState(live);
  const isSpectator = seatOf(summary, person) === null;
  const [muted, setMuted] = useState<ReadonlySet<string>>(() => new Set());
  const [seen, setSeen] = useState(() => chat.at(-1)?.id ?? 0);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [isVoting, setVoting] = useState(false);
  const [isAutoAnswering, setAutoAnswering] = useState(false);
  const [isAbout, setAbout] = useState(false);
  const [claimed, setClaimed] = useState<Seat | null>(null);
  const entries = useTableMenu(live, person, {
    onProblem: setProblem,
    onLeave: () => setLeaving(true),
    onVoteToEnd: () => setVoting(true),
    onClaim: setClaimed,
    onAutoAnswers: () => setAutoAnswering(true),
    onAbout: () => setAbout(true),
  });
  const leave = async () => {
    const left = await api.leave(summary.id);
    setProblem(left.ok ? null : left.problem);
    if (left.ok) navigate({ page: 'home' });
  };
  const voteToEnd = async () => {
    const voted = await api.voteToEnd(summary.id);
    setProblem(voted.ok ? null : voted.problem);
    if (voted.ok) live.updateSummary(voted.value.table);
  };
  const chatExtras = useMemo(() => {
    const fresh = chat.filter(
      (message) => message.id > seen && message.person !== person && !muted.has(message.person),
    );
    const last = fresh.at(-1);
    return {
      name: say('chat'),
      unread: fresh.length,
      latest: last === undefined ? '' : `${last.name}: ${last.text}`,
      field: person === null ? null : <ChatInput live={live} isSpectator={isSpectator} showsRules />,
      content: (
        <ChatPanel
          live={live}
          messages={chat}
          me={person}
          maySpeak
          isSpectator={isSpectator}
          muted={muted}
          onMute={(each) => setMuted(new Set([...muted, each]))}
          unread={fresh.length}
          onSeen={setSeen}
        />
      ),
    };
  }, [say, chat, seen, person, isSpectator, muted, live]);
  const isMyTurn = useTurnSignal(live, person);
  const mayAnswerAhead =
    summary.state === 'playing' && summary.time.kind === 'correspondence' && seatOf(summary, person) !== null;
  const table = seat.table({
    titlePrefix: isMyTurn ? `${say('turn')} · ` : '',
    menuEntries: entries,
    chat: chatExtras,
    notices: <TableNotices live={live} person={person} problem={problem} onProblem={setProblem} />,
    waitingAction: mayAnswerAhead ? (
      <button type="button" className="btn quiet small" onClick={() => setAutoAnswering(true)}>
        {say('auto-answers.way')}
      </button>
    ) : null,
    endingActions: <EndingActions live={live} person={person} onProblem={setProblem} />,
  });
  return (
    <>
      {table}
      {isAbout && <AboutTableDialog live={live} person={person} onDone={() => setAbout(false)} />}
      {isAutoAnswering && <AutoAnswersDialog live={live} seat={seat} onDone={() => setAutoAnswering(false)} />}
      {claimed !== null && <ClaimDialog live={live} seat={claimed} onDone={() => setClaimed(null)} />}
      {isVoting && (
        <ConfirmDialog
          question={say('vote-to-end.sure')}
          confirmLabel={say('vote-to-end')}
          onYes={() => void voteToEnd()}
          onDone={() => setVoting(false)}
        />
      )}
      {isLeaving && (
        <ConfirmDialog
          question={say(leavingQuestion(summary))}
          confirmLabel={say(isLostByLeaving(summary) ? 'give-up.rated' : 'give-up')}
          onYes={() => void leave()}
          onDone={() => setLeaving(false)}
        />
      )}
    </>
  );
}

function leavingQuestion({ isRated, tournament }: TableSummary) {
  if (tournament !== undefined) return 'give-up.tournament.sure';
  return isRated ? 'give-up.rated.sure' : 'give-up.sure';
}
