import { GAMES, LANGUAGES, type Language } from '@orrery/catalog';
import { Icon } from '../art/icons/icon.tsx';
import { Mark } from '../art/icons.tsx';
import { useSpeak } from '../texts/catalogue.ts';
import { Link } from './link.tsx';
import { hasAlmanac } from './playable.ts';
import { usePreferences } from './preferences.ts';
import { APP_TEXTS } from './texts.ts';
import './masthead.css';

/** Each language names itself, so that whoever needs it can read it. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', nl: 'Nederlands' };

const SHOWN_THEMES = [
  { theme: 'night', icon: 'moon' },
  { theme: 'day', icon: 'sun' },
] as const;

/** The game whose almanac is opened by those who have named none. */
const FIRST = GAMES.find(hasAlmanac)?.id;

/** The head of every page but the tables: the way home, the almanac, language, theme, settings. */
export function Masthead() {
  const say = useSpeak(APP_TEXTS);
  const { preferences, shownTheme, change } = usePreferences();
  return (
    <header className="masthead">
      <Link to={{ page: 'home' }} className="masthead-home" aria-label={say('home')}>
        <Mark />
        <span className="wordmark">Orrery</span>
      </Link>
      {FIRST && (
        <Link to={{ page: 'almanac', game: FIRST, entry: null }} className="btn quiet small masthead-almanac">
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
            aria-label={OWN_NAMES[each]}
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

/** The languages where there is no room for all of them. */
function LanguageList() {
  const say = useSpeak(APP_TEXTS);
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
            {OWN_NAMES[each]}
          </option>
        ))}
      </select>
    </span>
  );
}
