import { use, useCallback } from 'react';
import { Link } from '../../app/link.tsx';
import { useLoaded } from '../../app/loaded.ts';
import { LoadingPage } from '../../app/loading-page.tsx';
import { NoticePage } from '../../app/notice-page.tsx';
import { problemText } from '../../session/texts.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { findReplay } from './load.tsx';
import { REPLAY_TEXTS } from './texts.ts';

interface ReplayPageProps {
  readonly id: string;
  readonly at: number | null;
}

/** A replay of a game, starting at the entry in the address. */
export const ReplayPage = (props: ReplayPageProps) => <LoadedReplay {...props} find={findReplay} />;

interface LoadedReplayProps extends ReplayPageProps {
  readonly find: typeof findReplay;
}

/** A replay that `find` loads, or why there is none. */
export function LoadedReplay({ id, at, find }: LoadedReplayProps) {
  const say = useTranslate(REPLAY_TEXTS);
  const language = use(LanguageContext);
  const load = useCallback(() => find(id), [id, find]);
  const found = useLoaded(load);
  if (found.state === 'loading') {
    return <LoadingPage text={say('loading')} />;
  }
  if (found.state === 'failed') {
    return (
      <NoticePage heading={say('title')} text={say('failed')}>
        <button type="button" className="btn primary" onClick={found.again}>
          {say('again')}
        </button>
      </NoticePage>
    );
  }
  if (!found.value.ok) {
    return (
      <NoticePage heading={say('title')} text={say('broken', { why: problemText(found.value.problem, language) })} />
    );
  }
  if (found.value.value === 'lost') return <NoticePage heading={say('lost')} text={say('lost.help')} />;
  if (found.value.value === 'at-table') {
    return (
      <NoticePage heading={say('title')} text={say('running')}>
        <Link to={{ page: 'join', id }} className="btn primary">
          {say('table')}
        </Link>
      </NoticePage>
    );
  }
  return found.value.value.show(at);
}
