import { useSyncExternalStore } from 'react';
import { NARROW_BELOW_REM } from './breakpoints.ts';

const narrow = matchMedia(`(width < ${NARROW_BELOW_REM}rem)`);

function watch(changed: () => void): () => void {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

/** Whether this is a phone held upright: there the user's started games come before the catalogue, in tab order too. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, () => narrow.matches);
