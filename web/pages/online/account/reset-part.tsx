import { useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { clearAccountLink } from '../parts/account-link.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { setMe } from '../parts/identity.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';

/** For the link of a password reset: sets a new password. */
export function ResetPart({ token }: { readonly token: string }) {
  const say = useTranslate(ONLINE_TEXTS);
  const [password, setPassword] = useState('');
  const { isBusy, problem, run } = useServerAction();
  const reset = async () => {
    const done = await run(() => api.reset(token, password));
    if (!done) return;
    clearAccountLink();
    setMe(done.value);
  };
  return (
    <AccountSection title={say('reset')}>
      <p className="muted">{say('reset.text')}</p>
      <Form className="online-credentials" onSend={reset}>
        <TextField
          label={say('password.new')}
          type="password"
          required
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <ProblemText problem={problem} />
        <p>
          <button type="submit" className="btn primary" aria-disabled={isBusy || undefined}>
            {say('reset.do')}
          </button>
        </p>
      </Form>
    </AccountSection>
  );
}

/** Requests a reset link by mail. The answer does not reveal whether the account exists. */
export function ForgottenForm() {
  const say = useTranslate(ONLINE_TEXTS);
  const [who, setWho] = useState('');
  const [isSent, setSent] = useState(false);
  const { isBusy, problem, run } = useServerAction();
  const send = async () => setSent((await run(() => api.requestReset(who.trim()))) !== null);
  return (
    <details>
      <summary>{say('forgotten')}</summary>
      <Form className="online-credentials" onSend={send}>
        <TextField
          label={say('forgotten.who')}
          type="text"
          required
          autoComplete="username"
          autoCapitalize="none"
          value={who}
          onChange={setWho}
        />
        <ProblemText problem={problem} />
        <p>
          <button type="submit" className="btn" aria-disabled={isBusy || undefined}>
            {say('forgotten.send')}
          </button>
        </p>
        <p role="status">{isSent && say('forgotten.sent')}</p>
      </Form>
    </details>
  );
}
