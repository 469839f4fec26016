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
import { recall, remember } from './storage.ts';

/** The ground of the page, for what the system draws around it; the same as in tokens.css. */
const SKIES = { night: '#070b17', day: '#efe6d2' } as const;

const read = (): Preferences => readPreferences(recall, navigator.languages);

/** What the system wishes, followed as it changes. */
function useSystem(query: string): boolean {
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

/** Settles how the app looks and speaks, keeps what somebody chose, and tells the page. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [preferences, setPreferences] = useState(read);
  const isDay = useSystem('(prefers-color-scheme: light)');
  const isStill = useSystem('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    const elsewhere = () => setPreferences(read());
    addEventListener('storage', elsewhere);
    return () => removeEventListener('storage', elsewhere);
  }, []);

  const change = useCallback((changes: Partial<Preferences>) => {
    for (const [name, value] of Object.entries(changes)) remember(name, value);
    setPreferences((before) => ({ ...before, ...changes }));
  }, []);

  const { language, theme, motion, textSize } = preferences;
  const shownTheme = theme === 'system' ? (isDay ? 'day' : 'night') : theme;
  const moves = motion === 'system' ? !isStill : motion === 'full';

  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    page.dataset.theme = shownTheme;
    page.dataset.motion = moves ? 'full' : 'none';
    page.dataset.textSize = textSize;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', SKIES[shownTheme]);
    }
  }, [language, shownTheme, moves, textSize]);

  const desk = useMemo(
    () => ({ preferences, shownTheme, moves, change }) as const,
    [preferences, shownTheme, moves, change],
  );
  return (
    <PreferencesContext value={desk}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </PreferencesContext>
  );
}
