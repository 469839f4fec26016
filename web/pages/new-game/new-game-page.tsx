import { type CatalogEntry, findGame } from '@orrery/catalog';
import { use, useMemo } from 'react';
import { type LocalizedGame, useLocalizedGame } from '../../app/localized-game.ts';
import { NoticePage } from '../../app/notice-page.tsx';
import { Page } from '../../app/page.tsx';
import { isPlayable } from '../../app/playable.ts';
import { sheetSpecOf } from '../../new-game/sheet.ts';
import { NEW_GAME_TEXTS } from '../../new-game/texts.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { SheetForm } from './sheet-form.tsx';
import '../../new-game/new-game.css';

/** Sets up a table: players and options. */
export function NewGamePage({ game }: { game: string }) {
  const say = useTranslate(NEW_GAME_TEXTS);
  const entry = findGame(game);
  if (entry === null || !isPlayable(entry)) return <NoticePage heading={say('coming')} text={say('coming.text')} />;
  return <SheetPage entry={entry} />;
}

function SheetPage({ entry }: { entry: CatalogEntry }) {
  const say = useTranslate(NEW_GAME_TEXTS);
  const language = use(LanguageContext);
  const voice = useLocalizedGame(entry.id);
  const title = say('title', { game: entry.name[language] });
  return (
    <Page title={title} heading={title}>
      {voice.state === 'loading' && <p role="status">{say('loading')}</p>}
      {voice.state === 'failed' && (
        <p role="alert">
          {say('failed')}{' '}
          <button type="button" className="btn small" onClick={voice.again}>
            {say('again')}
          </button>
        </p>
      )}
      {voice.state === 'ready' && voice.value && <LoadedSheet voiced={voice.value} />}
    </Page>
  );
}

function LoadedSheet({ voiced }: { voiced: LocalizedGame }) {
  const terms = useMemo(() => sheetSpecOf(voiced.game), [voiced.game]);
  return <SheetForm terms={terms} tell={voiced.formatMessage} />;
}
