import { useEffect, useRef, useState } from 'react';
import { navigate } from '../../app/route.ts';
import { Icon } from '../../art/icons/icon.tsx';
import { openLibrary } from '../../session/use-library.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import type { HomeNotice } from './notice.tsx';
import { HOME_TEXTS } from './texts.ts';

const MAX_FILE_BYTES = 5_000_000; // a log of a thousand entries takes about fifty thousand bytes

/** Imports the log of a game: chosen by a button, or dropped anywhere on the page. */
export function ImportGame({ onNotice }: { onNotice: (notice: HomeNotice | null) => void }) {
  const say = useTranslate(HOME_TEXTS);
  const input = useRef<HTMLInputElement>(null);
  const take = useImport(onNotice);
  const isOver = useFileDrop(take);
  return (
    <>
      <button type="button" className="btn quiet small" onClick={() => input.current?.click()}>
        <Icon name="import" />
        {say('import')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".log,.txt,text/plain"
        hidden
        aria-label={say('import')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = ''; // the same file may be chosen again
          if (file) take(file);
        }}
      />
      {isOver && (
        <div className="drop-veil" aria-hidden="true">
          <p className="display">{say('import.drop')}</p>
        </div>
      )}
    </>
  );
}

function useImport(onNotice: (notice: HomeNotice | null) => void): (file: File) => Promise<void> {
  const say = useTranslate(HOME_TEXTS);
  return async (file) => {
    const failed = (problem: Extract<HomeNotice, { kind: 'problem' }>['problem']) =>
      onNotice({
        kind: 'problem',
        heading: say('import.failed', { file: file.name }),
        problem,
        note: say('import.unchanged'),
      });
    if (file.size > MAX_FILE_BYTES) {
      const text = say('import.large', { size: Math.round(file.size / 1_000_000) });
      return failed({ code: 'import.large', params: {}, text });
    }
    onNotice({ kind: 'busy', text: say('import.reading') });
    const library = await openLibrary();
    const read = await library.importLog(await file.text());
    if (!read.ok) return failed(read.problem);
    onNotice(null);
    const kept = await library.find(read.value);
    navigate(kept?.places ? { page: 'replay', id: read.value, at: null } : { page: 'table', id: read.value });
  };
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Handles files dragged over the page; returns whether one is there now. */
function useFileDrop(take: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault(); // otherwise the browser would leave the app and show the file
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) latest.current(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
