import { createContext, useContext, useSyncExternalStore } from 'react';
import { MIDDLE_BELOW_REM, NARROW_BELOW_REM } from '../app/breakpoints.ts';

/** Screen width measured in letters: with large print the same screen is narrower. */
export type ScreenWidth = 'narrow' | 'middle' | 'wide';

/** Screen height measured in letters. flat: a phone held sideways. */
export type ScreenHeight = 'flat' | 'low' | 'short' | 'medium' | 'tall';

const LOWEST_REM: readonly (readonly [ScreenHeight, number])[] = [
  ['tall', 53.75], // 860 px in ordinary print: 1440 × 900, 1920 × 1080
  ['medium', 46.25], // 740 px: 1366 × 768
  ['short', 40], // 640 px: 1280 × 720, 1366 × 650
  ['low', 30], // 480 px: 1280 × 600
];

const remOf = (px: number): number => px / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

function measureHeight(): ScreenHeight {
  const heightRem = remOf(innerHeight);
  return LOWEST_REM.find(([, lowest]) => heightRem >= lowest)?.[0] ?? 'flat';
}

function measureWidth(): ScreenWidth {
  const widthRem = remOf(innerWidth);
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
export const useMeasuredScreenHeight = (): ScreenHeight => useSyncExternalStore(watch, measureHeight);

export const ScreenWidthContext = createContext<ScreenWidth>('wide');
export const useScreenWidth = (): ScreenWidth => useContext(ScreenWidthContext);

/** For parts that draw less on a low screen; the style sheets follow `data-height`. */
export const ScreenHeightContext = createContext<ScreenHeight>('tall');
export const useScreenHeight = (): ScreenHeight => useContext(ScreenHeightContext);
