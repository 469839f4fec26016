import { useCallback, useState } from 'react';
import { useWhen } from '../../../app/listing.ts';
import { useKeptFocus } from '../../../table/use-kept-focus.ts';
import { useSpeak } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { Part } from '../parts/part.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';
import { useLatest } from '../parts/use-latest.ts';
import { value } from '../parts/value.ts';
import { agentWords } from './agent-words.ts';

/** The browsers one is signed in with; any of them can be shut out from here. */
export function SessionsPart() {
  const say = useSpeak(ONLINE_TEXTS);
  const when = useWhen();
  const [attempt, setAttempt] = useState(0);
  const list = useLatest(useCallback(() => value(api.sessions(), attempt), [attempt]));
  const { problem, run } = useDeed();
  const rows = useKeptFocus<HTMLUListElement>();
  if (list === null) return null;
  const end = async (id: string) => {
    const done = await run(() => api.endSession(id));
    if (done) setAttempt(attempt + 1);
  };
  return (
    <Part title={say('sessions')}>
      <ul ref={rows} tabIndex={-1} className="online-rows">
        {list.sessions.map(({ id, agent, seen, isThis }) => (
          <li key={id}>
            <span title={agent}>
              {isThis ? <b>{say('session.this')}</b> : agentWords(agent, say)}{' '}
              <span className="muted">{say('session.seen', { when: when(seen) })}</span>
            </span>
            {!isThis && (
              <button
                type="button"
                className="btn small"
                aria-label={say('session.end.name', { agent: agentWords(agent, say) })}
                onClick={() => void end(id)}
              >
                {say('session.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Trouble problem={problem} />
    </Part>
  );
}
