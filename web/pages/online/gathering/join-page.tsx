import { findGame } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusHeading } from '../../../app/focus-and-scroll.tsx';
import { Link } from '../../../app/link.tsx';
import { LoadingPage } from '../../../app/loading-page.tsx';
import { NoticePage } from '../../../app/notice-page.tsx';
import { useProblemText } from '../../../session/use-problem.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { seatOf } from '../parts/chairs.ts';
import { loadIdentity, useIdentity } from '../parts/identity.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { CLOSE_PROBLEMS } from '../play/online-session.ts';
import { OnlineTable } from '../play/online-table.tsx';
import type { LiveTableClient } from '../table/live-table-client.ts';
import { useLiveTable, useLiveTableState } from '../table/use-live-table.ts';
import { Gathering } from './gathering.tsx';
import { PairedGathering } from './paired-gathering.tsx';
import '../parts/online.css';

/** How long to wait for the server to report a change of the user's seat before the page asks. */
const RESEAT_WAIT_MS = 2_000;
/** Retry interval while the server is unreachable. */
const RETRY_INTERVAL_MS = 4_000;

/** A table on the server, from the first seat taken to the end of its game. Its address is the invitation. */
export function JoinPage({ id }: { readonly id: string }) {
  const known = useIdentity();
  if (known.state === 'asking') return <OpeningNote />;
  if (known.state === 'unreached')
    return <UnreachableNote problem={known.problem} onAgain={() => void loadIdentity()} />;
  return <TableLoader key={id} id={id} person={known.me?.person ?? null} />;
}

function UnreachableNote({ problem, onAgain }: { readonly problem: Problem; readonly onAgain: () => void }) {
  const say = useTranslate(ONLINE_TEXTS);
  const tell = useProblemText();
  const isLost = problem.code === 'online.unreached';
  const again = useEffectEvent(onAgain);
  useEffect(() => {
    if (!isLost) return;
    const timer = setInterval(() => again(), RETRY_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isLost]);
  return (
    <NoticePage heading={say('missing')} text={isLost ? `${tell(problem)} ${say('missing.again')}` : tell(problem)}>
      {isLost ? (
        <button type="button" className="btn primary" onClick={onAgain}>
          {say('again')}
        </button>
      ) : (
        <Link className="btn primary" to={{ page: 'lobby' }}>
          {say('lobby')}
        </Link>
      )}
    </NoticePage>
  );
}

function OpeningNote() {
  const say = useTranslate(ONLINE_TEXTS);
  return <LoadingPage title={say('table')} text={say('opening')} />;
}

function TableLoader({ id, person }: { readonly id: string; readonly person: string | null }) {
  const [attempt, setAttempt] = useState(0);
  const following = useLiveTable(id, person, attempt);
  switch (following.state) {
    case 'finding':
      return <OpeningNote />;
    case 'missing':
      return <UnreachableNote problem={following.problem} onAgain={() => setAttempt(attempt + 1)} />;
    case 'found':
      return <FollowedTable live={following.live} person={person} />;
  }
}

function FollowedTable({ live, person }: { readonly live: LiveTableClient; readonly person: string | null }) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const state = useLiveTableState(live);
  const { summary, status, connection, seat, closeReason } = state;
  const isMoved = status !== null && connection === 'here' && seatOf(summary, person) !== seat;
  useEffect(() => {
    if (!isMoved) return;
    const timer = setTimeout(() => live.resync(), RESEAT_WAIT_MS);
    return () => clearTimeout(timer);
  }, [live, isMoved]);
  const isBegun = status !== null;
  const wasGathering = useRef(false);
  useEffect(() => {
    if (isBegun) return wasGathering.current ? focusHeading() : undefined;
    wasGathering.current = summary.state === 'gathering' || wasGathering.current;
    return undefined;
  }, [isBegun, summary.state]);
  if (status !== null) return <OnlineTable live={live} person={person} />;
  if (closeReason !== null)
    return <UnreachableNote problem={CLOSE_PROBLEMS[closeReason]} onAgain={() => live.resync()} />;
  const game = findGame(summary.game)?.name[language] ?? summary.game;
  const isPaired = summary.isPaired && person !== null && seatOf(summary, person) !== null;
  if (summary.state === 'gathering' && isPaired) return <PairedGathering live={live} person={person} />;
  if (summary.state === 'gathering') return <Gathering live={live} person={person} />;
  if (summary.state === 'playing' || connection === 'joining') return <OpeningNote />;
  return (
    <NoticePage heading={say('ended', { game })} text={say('ended.text')}>
      {summary.tournament !== undefined && (
        <Link className="btn primary" to={{ page: 'tournament', id: summary.tournament }}>
          {say('tournament.way')}
        </Link>
      )}
    </NoticePage>
  );
}
