import type { Me } from '@orrery/protocol/api';
import { useState } from 'react';
import { trimName } from '../../../app/kept-preferences.ts';
import { usePreferences } from '../../../app/preferences.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { TextField } from '../parts/field.tsx';
import { setMe } from '../parts/identity.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { CredentialsForm } from './credentials-form.tsx';

/** A new account: the user becomes a guest and then a member. */
export function RegisterPart() {
  const say = useTranslate(ONLINE_TEXTS);
  const { preferences, change } = usePreferences();
  const [name, setName] = useState(preferences.name);
  /** The guest whose login or password was refused: trying again must not create a second one. */
  const [guest, setGuest] = useState<Me | null>(null);
  const register = async (login: string, password: string) => {
    const trimmed = name.trim();
    const arrived = guest === null ? await api.becomeGuest(trimmed) : await api.changeMe({ name: trimmed });
    if (!arrived.ok) return arrived;
    setGuest(arrived.value);
    const answer = await api.signUp({ login, password });
    if (!answer.ok) return answer;
    if (preferences.name !== trimmed) change({ name: trimmed });
    setMe(answer.value);
    return answer;
  };
  return (
    <AccountSection title={say('register')}>
      <p className="muted">{say('register.text')}</p>
      <CredentialsForm submitLabel={say('register.do')} isNew onSend={register}>
        <TextField
          label={say('name')}
          type="text"
          required
          autoComplete="nickname"
          value={name}
          onChange={(text) => setName(trimName(text))}
        />
      </CredentialsForm>
    </AccountSection>
  );
}
