import { LANGUAGES } from '@orrery/catalog';
import { type ReactNode, useId } from 'react';
import { asName } from '../../app/kept-preferences.ts';
import { OWN_NAMES } from '../../app/masthead.tsx';
import {
  COACHES,
  MOTIONS,
  type Preferences,
  SOUNDS,
  TEXT_SIZES,
  THEMES,
  usePreferences,
} from '../../app/preferences.ts';
import { Segments } from '../../app/segments.tsx';
import { useSpeak } from '../../texts/catalogue.ts';
import { SETTINGS_TEXTS } from './texts.ts';
import './settings.css';

/** Everything somebody can choose about the app; it works at once. On a page, or in a table's menu. */
export function SettingsPanel() {
  const say = useSpeak(SETTINGS_TEXTS);
  return (
    <div className="settings">
      <NameField />
      <Setting of="language" name={say('language')} values={LANGUAGES} label={(value) => OWN_NAMES[value]} />
      <Setting of="theme" name={say('theme')} values={THEMES} label={(value) => say(`theme.${value}`)} />
      <Setting
        of="textSize"
        name={say('textSize')}
        values={TEXT_SIZES}
        label={(value) => say('textSize.percent', { size: value })}
      />
      <Setting
        of="motion"
        name={say('motion')}
        note={say('motion.note')}
        values={MOTIONS}
        label={(value) => say(`motion.${value}`)}
      />
      <Setting of="sound" name={say('sound')} values={SOUNDS} label={(value) => say(`sound.${value}`)} />
      <Setting
        of="coach"
        name={say('coach')}
        note={say('coach.note')}
        values={COACHES}
        label={(value) => say(`coach.${value}`)}
      />
    </div>
  );
}

interface SettingProps<K extends keyof Preferences> {
  readonly of: K;
  readonly name: string;
  readonly note?: string;
  readonly values: readonly Preferences[K][];
  readonly label: (value: Preferences[K]) => ReactNode;
}

function Setting<K extends keyof Preferences>({ of, name, note, values, label }: SettingProps<K>) {
  const { preferences, change } = usePreferences();
  return (
    <div className="setting">
      <p className="label" aria-hidden="true">
        {name}
      </p>
      <Segments
        name={name}
        values={values}
        chosen={preferences[of]}
        label={label}
        onChoose={(value) => change({ [of]: value })}
      />
      {note && <p className="note">{note}</p>}
    </div>
  );
}

function NameField() {
  const say = useSpeak(SETTINGS_TEXTS);
  const { preferences, change } = usePreferences();
  const field = useId();
  return (
    <div className="setting field">
      <label className="label" htmlFor={field}>
        {say('name')}
      </label>
      <input
        id={field}
        type="text"
        value={preferences.name}
        placeholder={say('name.empty')}
        autoComplete="nickname"
        aria-describedby={`${field}-note`}
        onChange={(event) => change({ name: asName(event.target.value) })}
      />
      <p className="note" id={`${field}-note`}>
        {say('name.note')}
      </p>
    </div>
  );
}
