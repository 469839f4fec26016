import { useSpeak } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { becomeMe } from '../parts/me.ts';
import { Part } from '../parts/part.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { proveByPasskey } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { ForgottenForm } from './reset-part.tsx';

/** For those who were here before, on another device. */
export function SignInPart() {
  const say = useSpeak(ONLINE_TEXTS);
  const { isBusy, problem, run } = useDeed();
  const byKey = async () => {
    const done = await run(() => proveByPasskey('sign-in'));
    if (done) becomeMe(done.value);
  };
  return (
    <Part title={say('sign-in')}>
      <p className="muted">{say('sign-in.text')}</p>
      <PasskeyButton deed={say('passkey.use')} isBusy={isBusy} onPress={() => void byKey()} />
      <Trouble problem={problem} />
      <CredentialsForm
        deed={say('sign-in.do')}
        isNew={false}
        onSend={async (login, password) => {
          const answer = await api.signIn({ login, password });
          if (answer.ok) becomeMe(answer.value);
          return answer;
        }}
      />
      <ForgottenForm />
    </Part>
  );
}
