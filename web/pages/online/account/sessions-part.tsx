import { useCallback, useState } from 'react';
import { useRelativeTime } from '../../../app/formats.ts';
import { useFocusRetention } from '../../../table/use-dom.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useLatest } from '../parts/use-latest.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';
import { userAgentText } from './user-agent-text.ts';

/** The browsers the user is signed in with; each can be signed out here. */
export function SessionsPart() {
  const say = useTranslate(ONLINE_TEXTS);
  const when = useRelativeTime();
  const [attempt, setAttempt] = useState(0);
  const list = useLatest(useCallback(() => valueOrThrow(api.sessions(), attempt), [attempt]));
  const { problem, run } = useServerAction();
  const rows = useFocusRetention<HTMLUListElement>();
  if (list === null) return null;
  const end = async (id: string) => {
    const done = await run(() => api.endSession(id));
    if (done) setAttempt(attempt + 1);
  };
  return (
    <AccountSection title={say('sessions')}>
      <ul ref={rows} tabIndex={-1} className="online-rows">
        {list.sessions.map(({ id, userAgent, lastSeenAt, isCurrent }) => (
          <li key={id}>
            <span title={userAgent}>
              {isCurrent ? <b>{say('session.this')}</b> : userAgentText(userAgent, say)}{' '}
              <span className="muted">{say('session.seen', { when: when(lastSeenAt) })}</span>
            </span>
            {!isCurrent && (
              <button
                type="button"
                className="btn small"
                aria-label={say('session.end.name', { agent: userAgentText(userAgent, say) })}
                onClick={() => void end(id)}
              >
                {say('session.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <ProblemText problem={problem} />
    </AccountSection>
  );
}
