import type { Problem, Result } from '@orrery/kernel';
import { use, useState } from 'react';
import { saveFile } from '../../app/files.ts';
import { Link } from '../../app/link.tsx';
import { navigate } from '../../app/route.ts';
import { Icon } from '../../art/icons/icon.tsx';
import { rotateSeats } from '../../session/chairs.ts';
import type { GameSummary } from '../../session/library.ts';
import { problemText } from '../../session/texts.ts';
import { openLibrary } from '../../session/use-library.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { EmbedButton } from '../online/parts/embed-button.tsx';
import { ShareButton } from '../online/parts/share-button.tsx';
import { RESULT_TEXTS } from './texts.ts';

interface NextActionsProps {
  readonly kept: GameSummary;
  /** null if unknown. */
  readonly options: Readonly<Record<string, unknown>> | null;
}

/** Next actions: another game, the same one again, or its file. A rematch of a server game is offered at its table. */
export function NextActions({ kept, options }: NextActionsProps) {
  const say = useTranslate(RESULT_TEXTS);
  const language = use(LanguageContext);
  const [problem, setProblem] = useState<Problem | null>(null);

  const settle = <X,>(result: Result<X>, then: (value: X) => void) => {
    setProblem(result.ok ? null : result.problem);
    if (result.ok) then(result.value);
  };
  const rematch = async (chosen: Readonly<Record<string, unknown>>) => {
    const library = await openLibrary();
    const created = await library.create({ game: kept.game, sitters: rotateSeats(kept.sitters), options: chosen });
    settle(created, (id) => navigate({ page: 'table', id }));
  };
  const save = async () => {
    const printed = await (await openLibrary()).exportLog(kept.id);
    settle(printed, (text) => saveFile(`${kept.game}-${kept.id.slice(0, 8)}.log`, text));
  };
  return (
    <nav className="result-actions" aria-label={say('actions')}>
      {kept.table !== null && (
        <Link to={{ page: 'join', id: kept.table }} className="btn primary" title={say('table.help')}>
          <Icon name="seats" />
          {say('table')}
        </Link>
      )}
      {kept.table === null && options !== null && (
        <button type="button" className="btn primary" title={say('rematch.help')} onClick={() => rematch(options)}>
          <Icon name="seats" />
          {say('rematch')}
        </button>
      )}
      <Link to={{ page: 'replay', id: kept.id, at: 0 }} className="btn">
        <Icon name="replay" />
        {say('replay')}
      </Link>
      {kept.table !== null && (
        <>
          <Link to={{ page: 'review', id: kept.table }} className="btn">
            <Icon name="eye" />
            {say('review')}
          </Link>
          <ShareButton to={{ page: 'result', id: kept.table }} title={say('title')} className="btn" />
          <EmbedButton table={kept.table} />
        </>
      )}
      <button type="button" className="btn" onClick={save}>
        <Icon name="export" />
        {say('export')}
      </button>
      <Link to={{ page: 'home' }} className="btn quiet">
        <Icon name="back" />
        {say('home')}
      </Link>
      {problem !== null && (
        <p role="alert" className="reason">
          {say('problem', { why: problemText(problem, language) })}
        </p>
      )}
    </nav>
  );
}
