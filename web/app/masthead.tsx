import { GAMES, LANGUAGES } from '@orrery/catalog';
import { languageName } from '@orrery/kernel';
import { Icon } from '../art/icons/icon.tsx';
import { LogoMark } from '../art/icons.tsx';
import { useTranslate } from '../texts/catalogue.ts';
import { Link } from './link.tsx';
import { hasAlmanac } from './playable.ts';
import { usePreferences } from './preferences.ts';
import { APP_TEXTS } from './texts.ts';
import './masthead.css';

const SHOWN_THEMES = [
  { theme: 'night', icon: 'moon' },
  { theme: 'day', icon: 'sun' },
] as const;

/** The game whose almanac opens when none is named. */
const FIRST_ALMANAC_GAME = GAMES.find(hasAlmanac)?.id;

/** The header of every page except tables: home, almanac, language, theme, settings. */
export function Masthead() {
  const say = useTranslate(APP_TEXTS);
  const { preferences, shownTheme, change } = usePreferences();
  return (
    <header className="masthead">
      <Link to={{ page: 'home' }} className="masthead-home" aria-label={say('home')}>
        <LogoMark />
        <span className="wordmark">Orrery</span>
      </Link>
      {FIRST_ALMANAC_GAME && (
        <Link
          to={{ page: 'almanac', game: FIRST_ALMANAC_GAME, entry: null }}
          className="btn quiet small masthead-almanac"
        >
          <Icon name="almanac" />
          <span>{say('almanac')}</span>
        </Link>
      )}
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
