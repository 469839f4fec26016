import { useEffect, useState } from 'react';
import { usePreferences } from '../../../app/preferences.ts';

/** As long as a line is read before the next one comes. */
const BREATH = 650;

export interface Revealed {
  readonly shown: number;
  readonly skip: () => void;
}

/** How many lines are shown: those that came while one looks are revealed one by one, unless nothing may move. */
export function useRevealed(lines: number): Revealed {
  const { moves } = usePreferences();
  const [shown, setShown] = useState(lines);
  useEffect(() => {
    if (shown >= lines) return;
    const timer = setTimeout(() => setShown(shown + 1), moves ? BREATH : 0);
    return () => clearTimeout(timer);
  }, [shown, lines, moves]);
  return { shown: Math.min(shown, lines), skip: () => setShown(lines) };
}
