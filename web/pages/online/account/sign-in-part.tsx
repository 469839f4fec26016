import { useTranslate } from '../../../texts/catalogue.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { setMe } from '../parts/identity.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { signInWithPasskey } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { ForgottenForm } from './reset-part.tsx';

/** Sign-in for people with an account, on a new device. */
export function SignInPart() {
  const say = useTranslate(ONLINE_TEXTS);
  const { isBusy, problem, run } = useServerAction();
  const byKey = async () => {
    const done = await run(() => signInWithPasskey('sign-in'));
    if (done) setMe(done.value);
  };
  return (
    <AccountSection title={say('sign-in')}>
      <p className="muted">{say('sign-in.text')}</p>
      <PasskeyButton label={say('passkey.use')} isBusy={isBusy} onPress={() => void byKey()} />
      <ProblemText problem={problem} />
      <CredentialsForm
        submitLabel={say('sign-in.do')}
        isNew={false}
        onSend={async (login, password) => {
          const answer = await api.signIn({ login, password });
          if (answer.ok) setMe(answer.value);
          return answer;
        }}
      />
      <ForgottenForm />
    </AccountSection>
  );
}
