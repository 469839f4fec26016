import { LANGUAGES } from '@orrery/catalog';
import { languageName } from '@orrery/kernel';
import { Icon } from '../art/icons/icon.tsx';
import { LogoMark } from '../art/icons.tsx';
import { useTranslate } from '../texts/catalogue.ts';
import { Link } from './link.tsx';
import { usePreferences } from './preferences.ts';
import type { Route } from './route.ts';
import { APP_TEXTS } from './texts.ts';
import './masthead.css';

const SHOWN_THEMES = [
  { theme: 'night', icon: 'moon' },
  { theme: 'day', icon: 'sun' },
] as const;

/** Pages that the header leads to, with their icons and texts. */
const HEADER_LINKS = [
  { to: { page: 'almanac', game: null, entry: null }, icon: 'almanac', text: 'almanac' },
  { to: { page: 'puzzles', game: null, number: null }, icon: 'hint', text: 'puzzles' },
  { to: { page: 'companion', game: null, tool: null }, icon: 'check', text: 'companion' },
  { to: { page: 'lobby' }, icon: 'seats', text: 'lobby' },
  { to: { page: 'account' }, icon: 'person', text: 'account' },
] as const satisfies readonly { to: Route; icon: string; text: string }[];

/** The header of every page except tables: home, the main pages, language, theme, settings. */
export function Masthead() {
  const say = useTranslate(APP_TEXTS);
  const { preferences, shownTheme, change } = usePreferences();
  return (
    <header className="masthead">
      <Link to={{ page: 'home' }} className="masthead-home" aria-label={say('home')}>
        <LogoMark />
        <span className="wordmark">Orrery</span>
      </Link>
      <nav className="masthead-pages" aria-label={say('pages')}>
        {HEADER_LINKS.map(({ to, icon, text }) => (
          <Link key={text} to={to} className="btn quiet small">
            <Icon name={icon} />
            <span>{say(text)}</span>
          </Link>
        ))}
      </nav>
      <fieldset className="segments masthead-languages">
        <legend className="unseen">{say('language')}</legend>
        {LANGUAGES.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-label={languageName(each)}
            aria-pressed={each === preferences.language}
            onClick={() => change({ language: each })}
          >
            {each.toUpperCase()}
          </button>
        ))}
      </fieldset>
      <LanguageList />
      <fieldset className="segments">
        <legend className="unseen">{say('theme')}</legend>
        {SHOWN_THEMES.map(({ theme, icon }) => (
          <button
            key={theme}
            type="button"
            aria-label={say(theme)}
            aria-pressed={theme === shownTheme}
            onClick={() => change({ theme })}
          >
            <Icon name={icon} />
          </button>
        ))}
      </fieldset>
      <Link to={{ page: 'settings' }} className="icon-button framed" aria-label={say('settings')}>
        <Icon name="settings" size="l" />
      </Link>
    </header>
  );
}

/** Compact language select for narrow screens. */
function LanguageList() {
  const say = useTranslate(APP_TEXTS);
  const { preferences, change } = usePreferences();
  return (
    <span className="masthead-language">
      <Icon name="language" />
      <span aria-hidden="true">{preferences.language.toUpperCase()}</span>
      <select
        aria-label={say('language')}
        value={preferences.language}
        onChange={(event) => {
          const language = LANGUAGES.find((each) => each === event.target.value);
          if (language) change({ language });
        }}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageName(each)}
          </option>
        ))}
      </select>
    </span>
  );
}
