import { findGame } from '@orrery/catalog';
import { use, useEffect, useId, useRef } from 'react';
import type { GameSummary } from '../../session/library.ts';
import { openLibrary } from '../../session/use-library.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { usePeopleText } from './table-card.tsx';
import { HOME_TEXTS } from './texts.ts';

/** Asks before a game is deleted. */
export function DeleteDialog({ kept, onDone }: { kept: GameSummary | null; onDone: () => void }) {
  return kept && <DeleteQuestion key={kept.id} kept={kept} onDone={onDone} />;
}

function DeleteQuestion({ kept, onDone }: { kept: GameSummary; onDone: () => void }) {
  const say = useTranslate(HOME_TEXTS);
  const language = use(LanguageContext);
  const people = usePeopleText(kept);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const text = useId();
  useEffect(() => dialog.current?.showModal(), []);

  const remove = async () => {
    await (await openLibrary()).remove(kept.id);
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className="dialog deletion" aria-labelledby={title} aria-describedby={text} onClose={onDone}>
      <h2 id={title}>{say('delete.title')}</h2>
      <p id={text}>{say('delete.text', { game: findGame(kept.game)?.name[language] ?? kept.game, people })}</p>
      <p className="deletion-choices">
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          {say('delete.no')}
        </button>
        <button type="button" className="btn danger" onClick={remove}>
          {say('delete.yes')}
        </button>
      </p>
    </dialog>
  );
}
