import type { Me } from '@orrery/protocol/api';
import { useCallback } from 'react';
import { useRelativeTime } from '../../../app/formats.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { setMe } from '../parts/identity.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useLatest } from '../parts/use-latest.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { signInWithPasskey } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordForm } from './password-form.tsx';

/** Sign-in methods: passkeys and a password. With either, a guest becomes a member. */
export function SignInMethodsPart({ me }: { readonly me: Me }) {
  const say = useTranslate(ONLINE_TEXTS);
  const when = useRelativeTime();
  // Reloaded when a guest has become a member, or a key has been added.
  const load = useCallback(() => valueOrThrow(api.sessions(), me), [me]);
  const proofs = useLatest(load);
  const { isBusy, problem, run } = useServerAction();
  if (proofs === null) return null;
  const { login, passkeys } = proofs;
  const addKey = async () => {
    const done = await run(() => signInWithPasskey('register'));
    if (done) setMe(done.value);
  };
  const dropKey = async (id: string) => {
    const done = await run(() => api.removePasskey(id));
    if (done) setMe({ ...me });
  };
  return (
    <AccountSection title={say(me.kind === 'guest' ? 'sign-in-methods.become' : 'sign-in-methods')}>
      {me.kind === 'guest' && <p className="muted">{say('sign-in-methods.become.text')}</p>}
      {passkeys.length > 0 && (
        <ul className="online-rows">
          {passkeys.map(({ id, createdAt, lastUsedAt }) => (
            <li key={id}>
              <span>
                {say('passkey.made', { when: when(createdAt) })}{' '}
                <span className="muted">
                  {lastUsedAt === null ? '' : say('passkey.used', { when: when(lastUsedAt) })}
                </span>
              </span>
              <button type="button" className="btn small" onClick={() => void dropKey(id)}>
                {say('passkey.drop')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <PasskeyButton label={say('passkey.add')} isBusy={isBusy} onPress={() => void addKey()} />
      <ProblemText problem={problem} />
      {login === null ? (
        <details>
          <summary>{say('password.add')}</summary>
          <CredentialsForm
            submitLabel={say('password.save')}
            isNew
            onSend={async (name, password) => {
              const answer = await api.signUp({ login: name, password });
              if (answer.ok) setMe(answer.value);
              return answer;
            }}
          />
        </details>
      ) : (
        <>
          <p>{say('login.current', { login })}</p>
          <PasswordForm />
        </>
      )}
    </AccountSection>
  );
}
