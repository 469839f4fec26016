import { findGame } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusHeading } from '../../../app/arrival.tsx';
import { Link } from '../../../app/link.tsx';
import { NoticePage } from '../../../app/notice-page.tsx';
import { useProblem } from '../../../session/use-problem.ts';
import { useSpeak } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { seatOf } from '../parts/chairs.ts';
import { askWhoIAm, useKnown } from '../parts/me.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { FAREWELLS } from '../play/online-session.ts';
import { OnlineTable } from '../play/online-table.tsx';
import type { LiveTable } from '../table/live-table.ts';
import { useLive, useTableAt } from '../table/use-live.ts';
import { Gathering } from './gathering.tsx';
import '../parts/online.css';

/** A server that has seated somebody elsewhere says so by itself; else the page asks. */
const PATIENCE_MS = 2_000;
/** How often a server that could not be reached is tried again. */
const AGAIN_MS = 4_000;

/** A table on the server, from the first chair taken to the end of its game. Its address is the invitation. */
export function JoinPage({ id }: { readonly id: string }) {
  const known = useKnown();
  if (known.state === 'asking') return <Opening />;
  if (known.state === 'unreached') return <Unreached problem={known.problem} onAgain={() => void askWhoIAm()} />;
  return <TableOf key={id} id={id} person={known.me?.person ?? null} />;
}

function Unreached({ problem, onAgain }: { readonly problem: Problem; readonly onAgain: () => void }) {
  const say = useSpeak(ONLINE_TEXTS);
  const tell = useProblem();
  const isLost = problem.code === 'online.unreached';
  const again = useEffectEvent(onAgain);
  useEffect(() => {
    if (!isLost) return;
    const timer = setInterval(() => again(), AGAIN_MS);
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

function Opening() {
  const say = useSpeak(ONLINE_TEXTS);
  return (
    <main className="page-loading" aria-busy="true">
      <title>{`${say('table')} · Orrery`}</title>
      <p role="status">{say('opening')}</p>
    </main>
  );
}

function TableOf({ id, person }: { readonly id: string; readonly person: string | null }) {
  const [attempt, setAttempt] = useState(0);
  const following = useTableAt(id, person, attempt);
  switch (following.state) {
    case 'finding':
      return <Opening />;
    case 'missing':
      return <Unreached problem={following.problem} onAgain={() => setAttempt(attempt + 1)} />;
    case 'found':
      return <Followed live={following.live} person={person} />;
  }
}

function Followed({ live, person }: { readonly live: LiveTable; readonly person: string | null }) {
  const say = useSpeak(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const state = useLive(live);
  const { card, now, link, seat, why } = state;
  const isMoved = now !== null && link === 'here' && seatOf(card, person) !== seat;
  useEffect(() => {
    if (!isMoved) return;
    const timer = setTimeout(() => live.anew(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [live, isMoved]);
  const isBegun = now !== null;
  const wasGathering = useRef(false);
  useEffect(() => {
    if (isBegun) return wasGathering.current ? focusHeading() : undefined;
    wasGathering.current = card.state === 'gathering' || wasGathering.current;
    return undefined;
  }, [isBegun, card.state]);
  if (now !== null) return <OnlineTable live={live} person={person} />;
  if (why !== null) return <Unreached problem={FAREWELLS[why]} onAgain={() => live.anew()} />;
  const game = findGame(card.game)?.name[language] ?? card.game;
  if (card.state === 'gathering') return <Gathering live={live} person={person} />;
  if (card.state === 'playing' || link === 'joining') return <Opening />;
  return <NoticePage heading={say('ended', { game })} text={say('ended.text')} />;
}
