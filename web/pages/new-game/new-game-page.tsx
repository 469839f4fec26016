import { type Entry, findGame } from '@orrery/catalog';
import { use, useMemo } from 'react';
import { NoticePage } from '../../app/notice-page.tsx';
import { Page } from '../../app/page.tsx';
import { isPlayable } from '../../app/playable.ts';
import { useVoice, type Voiced } from '../../app/voice.ts';
import { termsOf } from '../../new-game/sheet.ts';
import { NEW_GAME_TEXTS } from '../../new-game/texts.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { SheetForm } from './sheet-form.tsx';
import '../../new-game/new-game.css';

/** Where a table is set up: who plays, and by which rules. */
export function NewGamePage({ game }: { game: string }) {
  const say = useSpeak(NEW_GAME_TEXTS);
  const entry = findGame(game);
  if (entry === null || !isPlayable(entry)) return <NoticePage heading={say('coming')} text={say('coming.text')} />;
  return <SheetPage entry={entry} />;
}

function SheetPage({ entry }: { entry: Entry }) {
  const say = useSpeak(NEW_GAME_TEXTS);
  const language = use(LanguageContext);
  const voice = useVoice(entry.id);
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
      {voice.state === 'ready' && voice.value && <Filled voiced={voice.value} />}
    </Page>
  );
}

function Filled({ voiced }: { voiced: Voiced }) {
  const terms = useMemo(() => termsOf(voiced.worded), [voiced.worded]);
  return <SheetForm terms={terms} tell={voiced.say} />;
}
