import { useContext, useEffect, useRef, useState } from 'react';
import { PreferencesContext } from '../../../../app/preferences.ts';

/** Time to read a line before the next one appears. */
const LINE_DELAY_MS = 650;

/** Whether animations are allowed. */
const useCanAnimate = (): boolean => useContext(PreferencesContext)?.moves ?? false;

export interface RevealState {
  readonly shown: number;
  readonly skip: () => void;
}

/** How many lines are shown: those that arrive while the page is open appear one by one, unless animations are off. */
export function useLineReveal(lines: number): RevealState {
  const moves = useCanAnimate();
  const [shown, setShown] = useState(lines);
  useEffect(() => {
    if (shown >= lines) return;
    const timer = setTimeout(() => setShown(shown + 1), moves ? LINE_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [shown, lines, moves]);
  return { shown: Math.min(shown, lines), skip: () => setShown(lines) };
}

/** Keeps the end of the text visible when it grows. */
export function useScrollToEnd(length: number) {
  const moves = useCanAnimate();
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (length > 0) end.current?.scrollIntoView({ block: 'nearest', behavior: moves ? 'smooth' : 'auto' });
  }, [length, moves]);
  return end;
}
