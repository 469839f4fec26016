import { useEffect, useState } from 'react';
import type { Loaded } from '../app/loaded.ts';
import type { Kept, Library } from './library.ts';

/** The games on this device. They come after the first screen: nobody has to wait for them. */
export const openLibrary = async (): Promise<Library> => (await import('./open-game.ts')).library;

/** All kept games, newest first, followed as they change. */
export function useKept(): Loaded<readonly Kept[]> {
  const [kept, setKept] = useState<Loaded<readonly Kept[]>>({ state: 'loading' });
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
