import { useEffect, useState } from 'react';
import type { Loaded } from '../app/loaded.ts';
import type { GameSummary, Library } from './library.ts';

/** The games on this device. Loaded after the first screen, so that it does not wait. */
export const openLibrary = async (): Promise<Library> => (await import('./open-game.ts')).library;

/** All saved games, newest first, updated as they change. */
export function useSavedGames(): Loaded<readonly GameSummary[]> {
  const [kept, setKept] = useState<Loaded<readonly GameSummary[]>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    let stop: (() => void) | null = null;
    const fail = () => isWanted && setKept({ state: 'failed', again: () => setAttempt(attempt + 1) });
    const follow = (library: Library) => {
      const read = () =>
        library.list().then((value) => {
          if (isWanted) setKept({ state: 'ready', value });
        }, fail);
      if (isWanted) stop = library.subscribe(read);
      return read();
    };
    openLibrary().then(follow).catch(fail);
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [attempt]);
  return kept;
}
