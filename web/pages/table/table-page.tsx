import { findGame } from '@orrery/catalog';
import { use, useEffect, useRef, useState } from 'react';
import { NoticePage } from '../../app/notice-page.tsx';
import { usePreferences } from '../../app/preferences.ts';
import { APP_TEXTS } from '../../app/texts.ts';
import { useProblem } from '../../session/use-problem.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { openTable, type Seated } from './open-table.tsx';

/** Without motion nobody waits for what would move. */
const QUICK = 0.25;

/** A table that is open as long as somebody looks at it. */
function useTable(id: string): Seated | null {
  const { moves } = usePreferences();
  const pace = useRef(1);
  pace.current = moves ? 1 : QUICK;
  const [seated, setSeated] = useState<Seated | null>(null);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    let isWanted = true;
    const opening = openTable(id, () => pace.current);
    opening.then(
      (table) => isWanted && setSeated(table),
      (reason: unknown) => isWanted && setError(reason),
    );
    return () => {
      isWanted = false;
      opening.then(
        (table) => table.state === 'seated' && table.close(),
        () => undefined,
      );
    };
  }, [id]);

  if (error !== null) throw error; // said by the page for what broke
  return seated;
}

/** The table of a kept game, or a kind word where there is none. */
export function TablePage({ id }: { id: string }) {
  const [attempt, setAttempt] = useState(1);
  return <TableAt key={attempt} id={id} again={() => setAttempt(attempt + 1)} />;
}

function TableAt({ id, again }: { id: string; again: () => void }) {
  const say = useSpeak(APP_TEXTS);
  const language = use(LanguageContext);
  const tell = useProblem();
  const seated = useTable(id);
  switch (seated?.state) {
    case undefined:
      return (
        <main className="page-loading" aria-busy="true">
          <title>{`${say('table')} · Orrery`}</title>
          <p role="status">{say('table.opening')}</p>
        </main>
      );
    case 'seated':
      return (
        <>
          <title>{`${findGame(seated.game)?.name[language] ?? say('table')} · Orrery`}</title>
          {seated.table}
        </>
      );
    case 'missing':
      return <NoticePage heading={say('table.missing')} text={say('table.missing.text')} />;
    case 'closed':
      return (
        <NoticePage heading={say('table.closed')} text={say('table.closed.text', { why: tell(seated.problem) })}>
          <button type="button" className="btn primary" onClick={again}>
            {say('again')}
          </button>
        </NoticePage>
      );
  }
}
