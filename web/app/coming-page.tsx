import { findGame } from '@orrery/catalog';
import { use } from 'react';
import { useSpeak } from '../texts/catalogue.ts';
import { LanguageContext } from '../texts/language.ts';
import { Link } from './link.tsx';
import { LostPage, NoticePage } from './notice-page.tsx';
import { hasAlmanac, isPlayable } from './playable.ts';
import { APP_TEXTS } from './texts.ts';

/** What is not there yet, said as it is, with what can be done until then. */
export function ComingPage({ what, game }: { what: 'learn'; game: string }) {
  const say = useSpeak(APP_TEXTS);
  const language = use(LanguageContext);
  const entry = findGame(game);
  if (entry === null) return <LostPage />;
  const canPlay = isPlayable(entry);
  return (
    <NoticePage
      heading={say(what, { game: entry.name[language] })}
      text={say(canPlay ? `${what}.text` : 'coming.text')}
    >
      {canPlay && (
        <Link to={{ page: 'new', game }} className="btn primary">
          {say('setup')}
        </Link>
      )}
      {hasAlmanac(entry) && (
        <Link to={{ page: 'almanac', game, entry: null }} className="btn">
          {say('almanac')}
        </Link>
      )}
    </NoticePage>
  );
}
