import { LANGUAGES, languageName } from '@orrery/kernel';
import { type ReactNode, useId } from 'react';
import { trimName } from '../../app/kept-preferences.ts';
import {
  COACH_LEVELS,
  MOTIONS,
  PACES,
  type Preferences,
  SOUND_SETTINGS,
  TEXT_SIZES,
  THEMES,
  usePreferences,
} from '../../app/preferences.ts';
import { Segments } from '../../app/segments.tsx';
import { VolumeSlider } from '../../app/volume-slider.tsx';
import { useTranslate } from '../../texts/catalogue.ts';
import { SETTINGS_TEXTS } from './texts.ts';
import './settings.css';

/** All preferences; changes apply at once. Used on a page and in a table's menu. */
export function SettingsPanel() {
  const say = useTranslate(SETTINGS_TEXTS);
  return (
    <div className="settings">
      <NameField />
      <SettingRow of="language" name={say('language')} values={LANGUAGES} label={languageName} />
      <SettingRow of="theme" name={say('theme')} values={THEMES} label={(value) => say(`theme.${value}`)} />
      <SettingRow
        of="textSize"
        name={say('textSize')}
        values={TEXT_SIZES}
        label={(value) => say('textSize.percent', { size: value })}
      />
      <SettingRow
        of="motion"
        name={say('motion')}
        note={say('motion.note')}
        values={MOTIONS}
        label={(value) => say(`motion.${value}`)}
      />
      <SettingRow of="sound" name={say('sound')} values={SOUND_SETTINGS} label={(value) => say(`sound.${value}`)} />
      <VolumeSlider label={say('volume')} />
      <SettingRow
        of="pace"
        name={say('pace')}
        note={say('pace.note')}
        values={PACES}
        label={(value) => say(`pace.${value}`)}
      />
      <SettingRow
        of="coach"
        name={say('coach')}
        note={say('coach.note')}
        values={COACH_LEVELS}
        label={(value) => say(`coach.${value}`)}
      />
    </div>
  );
}

interface SettingRowProps<K extends keyof Preferences> {
  readonly of: K;
  readonly name: string;
  readonly note?: string;
  readonly values: readonly Preferences[K][];
  readonly label: (value: Preferences[K]) => ReactNode;
}

function SettingRow<K extends keyof Preferences>({ of, name, note, values, label }: SettingRowProps<K>) {
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
  const say = useTranslate(SETTINGS_TEXTS);
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
        onChange={(event) => change({ name: trimName(event.target.value) })}
      />
      <p className="note" id={`${field}-note`}>
        {say('name.note')}
      </p>
    </div>
  );
}
