import { LANGUAGES, type Language } from '@orrery/catalog';
import { Mark, MoonIcon, SunIcon } from '../art/icons.tsx';
import { useTexts } from '../texts/language.ts';

export const THEMES = ['night', 'day'] as const;
export type Theme = (typeof THEMES)[number];

/** Each language names itself, so that whoever needs it can read it. */
const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', nl: 'Nederlands' };

export interface TopBarProps {
  readonly theme: Theme;
  readonly onLanguage: (language: Language) => void;
  readonly onTheme: (theme: Theme) => void;
}

export function TopBar({ theme, onLanguage, onTheme }: TopBarProps) {
  const { language, messages } = useTexts();
  return (
    <header className="top-bar">
      <Mark />
      <span className="wordmark">Orrery</span>
      <fieldset className="segments">
        <legend className="unseen">{messages.language}</legend>
        {LANGUAGES.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-label={OWN_NAMES[each]}
            aria-pressed={each === language}
            onClick={() => onLanguage(each)}
          >
            {each.toUpperCase()}
          </button>
        ))}
      </fieldset>
      <fieldset className="segments">
        <legend className="unseen">{messages.theme}</legend>
        {THEMES.map((each) => (
          <button
            key={each}
            type="button"
            aria-label={messages[each]}
            aria-pressed={each === theme}
            onClick={() => onTheme(each)}
          >
            {each === 'night' ? <MoonIcon /> : <SunIcon />}
          </button>
        ))}
      </fieldset>
    </header>
  );
}
