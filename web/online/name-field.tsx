import { useId } from 'react';
import { asName } from '../app/kept-preferences.ts';
import { usePreferences } from '../app/preferences.ts';
import { useSpeak } from '../texts/catalogue.ts';
import { ONLINE_TEXTS } from './texts.ts';

/** What one is called at tables; kept on the device like everywhere else in the app. */
export function NameField() {
  const say = useSpeak(ONLINE_TEXTS);
  const { preferences, change } = usePreferences();
  const field = useId();
  return (
    <div className="field online-name">
      <label htmlFor={field}>{say('name')}</label>
      <input
        id={field}
        type="text"
        required
        value={preferences.name}
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
