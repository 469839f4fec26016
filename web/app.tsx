import { LANGUAGES } from '@orrery/catalog';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useChoice } from './choice.ts';
import { Home } from './home/home.tsx';
import { THEMES } from './home/top-bar.tsx';
import { LanguageContext, preferredLanguage } from './texts/language.ts';

const systemTheme = matchMedia('(prefers-color-scheme: light)');

function watchSystemTheme(changed: () => void) {
  systemTheme.addEventListener('change', changed);
  return () => systemTheme.removeEventListener('change', changed);
}

/** Language and theme: the reader's choice, else what browser and system prefer. */
export function App() {
  const [chosenLanguage, chooseLanguage] = useChoice('language', LANGUAGES);
  const [chosenTheme, chooseTheme] = useChoice('theme', THEMES);
  const isDay = useSyncExternalStore(watchSystemTheme, () => systemTheme.matches);
  const language = chosenLanguage ?? preferredLanguage(navigator.languages);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    if (chosenTheme !== null) document.documentElement.dataset.theme = chosenTheme;
  }, [language, chosenTheme]);

  return (
    <LanguageContext value={language}>
      <Home theme={chosenTheme ?? (isDay ? 'day' : 'night')} onLanguage={chooseLanguage} onTheme={chooseTheme} />
    </LanguageContext>
  );
}
