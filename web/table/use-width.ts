import { createContext, useContext, useSyncExternalStore } from 'react';

/** How much room there is, measured in letters: whoever reads large print has less of it on the same screen. */
export type Width = 'narrow' | 'middle' | 'wide';

const NARROW = 700;
const MIDDLE = 1180;

function measured(): Width {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const room = innerWidth / letter;
  if (room <= NARROW) return 'narrow';
  return room <= MIDDLE ? 'middle' : 'wide';
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

export const useMeasuredWidth = (): Width => useSyncExternalStore(watch, measured);

export const WidthContext = createContext<Width>('wide');
export const useWidth = (): Width => useContext(WidthContext);
