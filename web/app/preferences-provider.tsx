import { directionOf } from '@orrery/kernel';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { LanguageContext } from '../texts/language.ts';
import { readPreferences } from './kept-preferences.ts';
import { type Preferences, PreferencesContext } from './preferences.ts';
import { readStored, writeStored } from './storage.ts';

/** Page background for the browser's own interface (theme-color); must equal tokens.css. */
const PAGE_COLOURS = { night: '#070b17', day: '#efe6d2' } as const;

const loadPreferences = (): Preferences => readPreferences(readStored, navigator.languages);

/** A media query of the system's preferences, followed as it changes. */
function useMediaQuery(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  const watch = useCallback(
    (changed: () => void) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(watch, () => list.matches);
}

/** Resolves the preferences, stores changes, and applies them to the page. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [preferences, setPreferences] = useState(loadPreferences);
  const isDay = useMediaQuery('(prefers-color-scheme: light)');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    const elsewhere = () => setPreferences(loadPreferences());
    addEventListener('storage', elsewhere);
    return () => removeEventListener('storage', elsewhere);
  }, []);

  const change = useCallback((changes: Partial<Preferences>) => {
    for (const [name, value] of Object.entries(changes)) writeStored(name, value);
    setPreferences((before) => ({ ...before, ...changes }));
  }, []);

  const { language, theme, motion, textSize } = preferences;
  const shownTheme = theme === 'system' ? (isDay ? 'day' : 'night') : theme;
  const moves = motion === 'system' ? !isStill : motion === 'full';

  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    page.dir = directionOf(language);
    page.dataset.theme = shownTheme;
    page.dataset.motion = moves ? 'full' : 'none';
    page.dataset.textSize = textSize;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', PAGE_COLOURS[shownTheme]);
    }
  }, [language, shownTheme, moves, textSize]);

  const control = useMemo(
    () => ({ preferences, shownTheme, moves, change }) as const,
    [preferences, shownTheme, moves, change],
  );
  return (
    <PreferencesContext value={control}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </PreferencesContext>
  );
}
