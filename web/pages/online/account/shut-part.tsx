import { useCallback, useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { useSpeak } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { Part } from '../parts/part.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';
import { useLatest } from '../parts/use-latest.ts';
import { value } from '../parts/value.ts';

/** Those one has muted or blocked, so that one can think better of it. */
export function ShutPart() {
  const say = useSpeak(ONLINE_TEXTS);
  const [attempt, setAttempt] = useState(0);
  const list = useLatest(useCallback(() => value(api.shut(), attempt), [attempt]));
  const { problem, run } = useDeed();
  const people = list?.people ?? [];
  if (people.length === 0) return null;
  const letIn = async (person: string, kind: 'mute' | 'block') => {
    const done = await run(() => (kind === 'mute' ? api.unmute(person) : api.unblock(person)));
    if (done) setAttempt(attempt + 1);
  };
  return (
    <Part title={say('shut')}>
      <ul className="online-rows">
        {people.map(({ person, name, kind }) => (
          <li key={person}>
            <span>
              <Link to={{ page: 'person', id: person }}>{name}</Link>{' '}
              <span className="muted">{say(`shut.${kind}`)}</span>
            </span>
            <button
              type="button"
              className="btn small"
              aria-label={say('shut.end.name', { name })}
              onClick={() => void letIn(person, kind)}
            >
              {say('shut.end')}
            </button>
          </li>
        ))}
      </ul>
      <Trouble problem={problem} />
    </Part>
  );
}
