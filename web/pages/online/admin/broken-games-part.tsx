import { useCallback, useState } from 'react';
import { useFocusRetention } from '../../../table/use-dom.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useLatest } from '../parts/use-latest.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';

const BROKEN_GAME_ACTIONS = ['restore', 'end'] as const;

/** Games whose records cannot be replayed any more: rewind or end them. Hidden while there are none. */
export function BrokenGamesPart() {
  const say = useTranslate(ONLINE_TEXTS);
  const [attempt, setAttempt] = useState(0);
  const list = useLatest(useCallback(() => valueOrThrow(api.brokenGames(), attempt), [attempt]));
  const { problem, run } = useServerAction();
  const rows = useFocusRetention<HTMLUListElement>();
  const mend = async (id: string, how: (typeof BROKEN_GAME_ACTIONS)[number]) => {
    const done = await run(() => api.fixGame(id, how));
    if (done) setAttempt(attempt + 1);
  };
  if (list === null || (list.games.length === 0 && attempt === 0)) return null;
  return (
    <AccountSection title={say('broken-games')}>
      <p className="muted">{say('broken-games.text')}</p>
      <ul ref={rows} tabIndex={-1} className="online-rows">
        {list.games.map(({ table, game, edition, fault, names }) => (
          <li key={table}>
            <span>
              {names.join(', ')}{' '}
              <span className="muted">
                {game} {edition}: {fault}
              </span>
            </span>
            {BROKEN_GAME_ACTIONS.map((how) => (
              <button
                key={how}
                type="button"
                className="btn small"
                aria-label={say(`broken-games.${how}.name`, { names: names.join(', ') })}
                onClick={() => void mend(table, how)}
              >
                {say(`broken-games.${how}`)}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <ProblemText problem={problem} />
    </AccountSection>
  );
}
