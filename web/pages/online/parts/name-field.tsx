import { asName } from '../../../app/kept-preferences.ts';
import { usePreferences } from '../../../app/preferences.ts';
import { useSpeak } from '../../../texts/catalogue.ts';
import { Field } from './field.tsx';
import { ONLINE_TEXTS } from './texts.ts';

/** What one is called at tables; kept on the device like everywhere else in the app. */
export function NameField() {
  const say = useSpeak(ONLINE_TEXTS);
  const { preferences, change } = usePreferences();
  return (
    <Field
      className="online-name"
      label={say('name')}
      note={say('name.note')}
      type="text"
      required
      value={preferences.name}
      autoComplete="nickname"
      onChange={(text) => change({ name: asName(text) })}
    />
  );
}
