import type { Me } from '@orrery/protocol';
import { useCallback } from 'react';
import { useWhen } from '../../../app/listing.ts';
import { useSpeak } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { becomeMe } from '../parts/me.ts';
import { Part } from '../parts/part.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';
import { useLatest } from '../parts/use-latest.ts';
import { value } from '../parts/value.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { proveByPasskey } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordForm } from './password-form.tsx';

/** How one proves who one is: passkeys and a password. With either, a guest becomes a member. */
export function KeysPart({ me }: { readonly me: Me }) {
  const say = useSpeak(ONLINE_TEXTS);
  const when = useWhen();
  // Anew when somebody has become a member, or has another key.
  const load = useCallback(() => value(api.sessions(), me), [me]);
  const proofs = useLatest(load);
  const { isBusy, problem, run } = useDeed();
  if (proofs === null) return null;
  const { login, passkeys } = proofs;
  const addKey = async () => {
    const done = await run(() => proveByPasskey('register'));
    if (done) becomeMe(done.value);
  };
  const dropKey = async (id: string) => {
    const done = await run(() => api.removePasskey(id));
    if (done) becomeMe({ ...me });
  };
  return (
    <Part title={say(me.kind === 'guest' ? 'keys.become' : 'keys')}>
      {me.kind === 'guest' && <p className="muted">{say('keys.become.text')}</p>}
      {passkeys.length > 0 && (
        <ul className="online-rows">
          {passkeys.map(({ id, made, used }) => (
            <li key={id}>
              <span>
                {say('passkey.made', { when: when(made) })}{' '}
                <span className="muted">{used === null ? '' : say('passkey.used', { when: when(used) })}</span>
              </span>
              <button type="button" className="btn small" onClick={() => void dropKey(id)}>
                {say('passkey.drop')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <PasskeyButton deed={say('passkey.add')} isBusy={isBusy} onPress={() => void addKey()} />
      <Trouble problem={problem} />
      {login === null ? (
        <details>
          <summary>{say('password.add')}</summary>
          <CredentialsForm
            deed={say('password.save')}
            isNew
            onSend={async (name, password) => {
              const answer = await api.signUp({ login: name, password });
              if (answer.ok) becomeMe(answer.value);
              return answer;
            }}
          />
        </details>
      ) : (
        <>
          <p>{say('login.is', { login })}</p>
          <PasswordForm />
        </>
      )}
    </Part>
  );
}
