import { createContext, useContext, useSyncExternalStore } from 'react';
import { MIDDLE_BELOW_REM, NARROW_BELOW_REM } from '../app/breakpoints.ts';

/** Screen width measured in letters: with large print the same screen is narrower. */
export type ScreenWidth = 'narrow' | 'middle' | 'wide';

function measureWidth(): ScreenWidth {
  const widthRem = innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (widthRem < NARROW_BELOW_REM) return 'narrow';
  return widthRem < MIDDLE_BELOW_REM ? 'middle' : 'wide';
}

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-text-size', 'style'] });
  addEventListener('resize', changed);
  return () => {
    observer.disconnect();
    removeEventListener('resize', changed);
  };
}

export const useMeasuredScreenWidth = (): ScreenWidth => useSyncExternalStore(watch, measureWidth);

export const ScreenWidthContext = createContext<ScreenWidth>('wide');
export const useScreenWidth = (): ScreenWidth => useContext(ScreenWidthContext);
