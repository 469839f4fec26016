import { findGame } from '@orrery/catalog';
import { use, useEffect, useRef, useState } from 'react';
import { LoadingPage } from '../../app/loading-page.tsx';
import { NoticePage } from '../../app/notice-page.tsx';
import { usePreferences } from '../../app/preferences.ts';
import { APP_TEXTS } from '../../app/texts.ts';
import { useProblemText } from '../../session/use-problem.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { type OpenedTable, openTable } from './open-table.tsx';

/** Without animation there are no pauses. */
const REDUCED_MOTION_PACE = 0.25;

/** A table that is open while the component is mounted. */
function useOpenedTable(id: string): OpenedTable | null {
  const { moves } = usePreferences();
  const pace = useRef(1);
  pace.current = moves ? 1 : REDUCED_MOTION_PACE;
  const [seated, setSeated] = useState<OpenedTable | null>(null);
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

  if (error !== null) throw error; // handled by the page's error boundary
  return seated;
}

/** The table of a saved game, or a notice if there is none. */
export function TablePage({ id }: { id: string }) {
  const [attempt, setAttempt] = useState(1);
  return <OpenedTablePage key={attempt} id={id} again={() => setAttempt(attempt + 1)} />;
}

function OpenedTablePage({ id, again }: { id: string; again: () => void }) {
  const say = useTranslate(APP_TEXTS);
  const language = use(LanguageContext);
  const tell = useProblemText();
  const seated = useOpenedTable(id);
  switch (seated?.state) {
    case undefined:
      return <LoadingPage title={say('table')} text={say('table.opening')} />;
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
