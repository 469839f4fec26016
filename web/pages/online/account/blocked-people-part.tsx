import { useCallback, useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useLatest } from '../parts/use-latest.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';

/** The people the user has muted or blocked, with buttons to undo it. */
export function BlockedPeoplePart() {
  const say = useTranslate(ONLINE_TEXTS);
  const [attempt, setAttempt] = useState(0);
  const list = useLatest(useCallback(() => valueOrThrow(api.blocks(), attempt), [attempt]));
  const { problem, run } = useServerAction();
  const people = list?.people ?? [];
  if (people.length === 0) return null;
  const letIn = async (person: string, kind: 'mute' | 'block') => {
    const done = await run(() => (kind === 'mute' ? api.unmute(person) : api.unblock(person)));
    if (done) setAttempt(attempt + 1);
  };
  return (
    <AccountSection title={say('blocks')}>
      <ul className="online-rows">
        {people.map(({ person, name, kind }) => (
          <li key={person}>
            <span>
              <Link to={{ page: 'person', id: person, table: null }}>{name}</Link>{' '}
              <span className="muted">{say(`blocks.${kind}`)}</span>
            </span>
            <button
              type="button"
              className="btn small"
              aria-label={say('blocks.remove.name', { name })}
              onClick={() => void letIn(person, kind)}
            >
              {say('blocks.remove')}
            </button>
          </li>
        ))}
      </ul>
      <ProblemText problem={problem} />
    </AccountSection>
  );
}
