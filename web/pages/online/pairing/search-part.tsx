import { findGame } from '@orrery/catalog';
import { pairingTime } from '@orrery/protocol';
import type { PairingResponse } from '@orrery/protocol/api';
import { use, useEffect, useState } from 'react';
import { focusHeading } from '../../../app/focus-and-scroll.tsx';
import { navigate } from '../../../app/route.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { NotifyPart } from '../account/notify-part.tsx';
import { Thumb } from '../lobby/thumb.tsx';
import { api } from '../parts/api.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { timeControlText } from '../parts/time-texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { startWithBots } from './start-with-bots.ts';

/** How long the page looks for people before it offers bots. */
const BOTS_AFTER_MS = 20_000;

interface SearchPartProps {
  readonly search: NonNullable<PairingResponse['search']>;
  readonly pools: PairingResponse['pools'];
  readonly onChanged: (next: PairingResponse) => void;
}

/** The user's search while it goes on. */
export function SearchPart({ search, pools, onChanged }: SearchPartProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const { isBusy, problem, run } = useServerAction();
  const { game, seats, pace } = search;
  const isLive = pace === 'live';
  const waited = useWaitedSeconds();
  useEffect(() => focusHeading(), []);
  const others =
    (pools.find((each) => each.game === game && each.seats === seats && each.pace === pace)?.people ?? 1) - 1;
  const isOffered = isLive && waited * 1000 >= BOTS_AFTER_MS;
  const stop = async () => {
    const stopped = await run(() => api.stopPairing());
    if (stopped) onChanged(stopped.value);
  };
  const playBots = async () => {
    const made = await run(() => startWithBots({ game, seats }));
    if (made) navigate({ page: 'join', id: made.value }, 'instead');
  };
  return (
    <section className="panel online-part pairing-search" aria-labelledby="pairing-search">
      <header className="pairing-game">
        <Thumb game={game} />
        <h2 id="pairing-search">{say('pairing.search', { game: findGame(game)?.name[language] ?? game })}</h2>
      </header>
      <p className="muted">
        {say('pairing.seats', { n: seats })} · {timeControlText(pairingTime(pace, seats), say, language)} ·{' '}
        {say('rated.yes')}
      </p>
      <p role="status">
        {say(isLive ? 'pairing.search.live' : 'pairing.search.correspondence')}{' '}
        {others > 0 && say('pairing.others', { n: others })}
      </p>
      {isLive && (
        <p className="pairing-clock" role="timer" aria-label={say('pairing.waited')}>
          {`${Math.floor(waited / 60)}:${String(waited % 60).padStart(2, '0')}`}
        </p>
      )}
      {isOffered && <p role="status">{say('pairing.bots.text')}</p>}
      <ProblemText problem={problem} />
      <p className="page-choices">
        {isOffered && (
          <button
            type="button"
            className="btn primary"
            aria-disabled={isBusy || undefined}
            onClick={() => void playBots()}
          >
            <Icon name="bot" />
            {say('pairing.bots', { n: seats - 1 })}
          </button>
        )}
        <button type="button" className="btn" aria-disabled={isBusy || undefined} onClick={() => void stop()}>
          {say('pairing.stop')}
        </button>
      </p>
      {!isLive && <NotifyPart />}
    </section>
  );
}

/** How long this page has been looking. */
function useWaitedSeconds(): number {
  const [begun] = useState(() => performance.now());
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setWaited(Math.floor((performance.now() - begun) / 1000)), 500);
    return () => clearInterval(timer);
  }, [begun]);
  return waited;
}
