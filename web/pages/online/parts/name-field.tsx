import { trimName } from '../../../app/kept-preferences.ts';
import { usePreferences } from '../../../app/preferences.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { TextField } from './field.tsx';
import { ONLINE_TEXTS } from './texts.ts';

/** The user's name at tables; stored on the device like everywhere else in the app. */
export function NameField() {
  const say = useTranslate(ONLINE_TEXTS);
  const { preferences, change } = usePreferences();
  return (
    <TextField
      className="online-name"
      label={say('name')}
      note={say('name.note')}
      type="text"
      required
      value={preferences.name}
      autoComplete="nickname"
      onChange={(text) => change({ name: trimName(text) })}
    />
  );
}
