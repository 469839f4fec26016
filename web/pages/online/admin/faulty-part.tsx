import { useCallback, useState } from 'react';
import { useKeptFocus } from '../../../table/use-kept-focus.ts';
import { useSpeak } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { Part } from '../parts/part.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';
import { useLatest } from '../parts/use-latest.ts';
import { value } from '../parts/value.ts';

const DEEDS = ['restore', 'end'] as const;

/** Games whose records cannot be played any more: set back, or ended. Not there while there are none. */
export function FaultyPart() {
  const say = useSpeak(ONLINE_TEXTS);
  const [attempt, setAttempt] = useState(0);
  const list = useLatest(useCallback(() => value(api.faultyGames(), attempt), [attempt]));
  const { problem, run } = useDeed();
  const rows = useKeptFocus<HTMLUListElement>();
  const mend = async (id: string, how: (typeof DEEDS)[number]) => {
    const done = await run(() => api.mendGame(id, how));
    if (done) setAttempt(attempt + 1);
  };
  if (list === null || (list.games.length === 0 && attempt === 0)) return null;
  return (
    <Part title={say('faulty')}>
      <p className="muted">{say('faulty.text')}</p>
      <ul ref={rows} tabIndex={-1} className="online-rows">
        {list.games.map(({ table, game, edition, fault, names }) => (
          <li key={table}>
            <span>
              {names.join(', ')}{' '}
              <span className="muted">
                {game} {edition}: {fault}
              </span>
            </span>
            {DEEDS.map((how) => (
              <button
                key={how}
                type="button"
                className="btn small"
                aria-label={say(`faulty.${how}.name`, { names: names.join(', ') })}
                onClick={() => void mend(table, how)}
              >
                {say(`faulty.${how}`)}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <Trouble problem={problem} />
    </Part>
  );
}
