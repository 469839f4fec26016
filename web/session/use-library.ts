import { useEffect, useState } from 'react';
import type { Loaded } from '../app/loaded.ts';
import type { GameSummary, Library } from './library.ts';
import { GAMES_CHANGE_CHANNEL, GAMES_DATABASE } from './storage/names.ts';

/** Whether this page has opened the library: it may then have games that the device does not keep. */
let isOpen = false;

/** The games on this device. Loaded after the first screen, so that it does not wait. */
export async function openLibrary(): Promise<Library> {
  const { library } = await import('./open-game.ts');
  isOpen = true;
  return library;
}

/** Whether there can be games. On a first visit there are none, and nothing has to be loaded to say so. */
async function mayHaveGames(): Promise<boolean> {
  if (isOpen) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === GAMES_DATABASE);
  } catch {
    return true; // the browser does not tell
  }
}

/** Calls back once when there are games after all: begun in another window, or opened from a file in this one. */
function onFirstGame(arrived: () => void): () => void {
  const channel = new BroadcastChannel(GAMES_CHANGE_CHANNEL);
  channel.addEventListener('message', arrived, { once: true });
  return () => channel.close();
}

/** All saved games, newest first, updated as they change. */
export function useSavedGames(): Loaded<readonly GameSummary[]> {
  const [kept, setKept] = useState<Loaded<readonly GameSummary[]>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    let stop: (() => void) | null = null;
    const show = (value: Loaded<readonly GameSummary[]>) => isWanted && setKept(value);
    const fail = () => show({ state: 'failed', again: () => setAttempt(attempt + 1) });
    const follow = (library: Library) => {
      const read = () => library.list().then((value) => void show({ state: 'ready', value }), fail);
      if (isWanted) stop = library.subscribe(read);
      return read();
    };
    const open = () => void openLibrary().then(follow).catch(fail);
    void mayHaveGames().then((may) => {
      if (!isWanted) return;
      if (may) return open();
      show({ state: 'ready', value: [] });
      const close = onFirstGame(() => {
        close();
        open();
      });
      stop = close;
    });
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [attempt]);
  return kept;
}
