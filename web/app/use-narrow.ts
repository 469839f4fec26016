import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 700px)');

function watch(changed: () => void): () => void {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

/** Whether this is a phone held upright: what was begun then comes before the games, for the keyboard as well. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, () => narrow.matches);
