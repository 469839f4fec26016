import { createContext, useContext, useSyncExternalStore } from 'react';

/** Screen width measured in letters: with large print the same screen is narrower. */
export type ScreenWidth = 'narrow' | 'middle' | 'wide';

const NARROW_BELOW_PX = 700;
const MIDDLE_BELOW_PX = 1180;

function measureWidth(): ScreenWidth {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const room = innerWidth / letter;
  if (room <= NARROW_BELOW_PX) return 'narrow';
  return room <= MIDDLE_BELOW_PX ? 'middle' : 'wide';
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
