import { useContext, useEffect, useRef, useState } from 'react';
import { PreferencesContext } from '../../../../app/preferences.ts';

/** As long as a line is read before the next one comes. */
const BREATH = 650;

/** Whether things may move. */
const useMoves = (): boolean => useContext(PreferencesContext)?.moves ?? false;

export interface Revealed {
  readonly shown: number;
  readonly skip: () => void;
}

/** How many lines are shown: those that came while one looks are revealed one by one, unless nothing may move. */
export function useRevealed(lines: number): Revealed {
  const moves = useMoves();
  const [shown, setShown] = useState(lines);
  useEffect(() => {
    if (shown >= lines) return;
    const timer = setTimeout(() => setShown(shown + 1), moves ? BREATH : 0);
    return () => clearTimeout(timer);
  }, [shown, lines, moves]);
  return { shown: Math.min(shown, lines), skip: () => setShown(lines) };
}

/** Keeps the end of what is told in sight, whenever there is more of it. */
export function useInSight(length: number) {
  const moves = useMoves();
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (length > 0) end.current?.scrollIntoView({ block: 'nearest', behavior: moves ? 'smooth' : 'auto' });
  }, [length, moves]);
  return end;
}
