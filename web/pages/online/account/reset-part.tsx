import { useState } from 'react';
import { useSpeak } from '../../../texts/catalogue.ts';
import { leaveAccountLink } from '../parts/account-link.ts';
import { api } from '../parts/api.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { becomeMe } from '../parts/me.ts';
import { Part } from '../parts/part.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';

/** For whoever came by a link because a password was lost: another one. */
export function ResetPart({ token }: { readonly token: string }) {
  const say = useSpeak(ONLINE_TEXTS);
  const [password, setPassword] = useState('');
  const { isBusy, problem, run } = useDeed();
  const reset = async () => {
    const done = await run(() => api.reset(token, password));
    if (!done) return;
    leaveAccountLink();
    becomeMe(done.value);
  };
  return (
    <Part title={say('reset')}>
      <p className="muted">{say('reset.text')}</p>
      <Form className="online-credentials" onSend={reset}>
        <Field
          label={say('password.new')}
          type="password"
          required
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <Trouble problem={problem} />
        <p>
          <button type="submit" className="btn primary" aria-disabled={isBusy || undefined}>
            {say('reset.do')}
          </button>
        </p>
      </Form>
    </Part>
  );
}

/** For whoever does not know the password any more: a link by mail. It is not said whether there is such an account. */
export function ForgottenForm() {
  const say = useSpeak(ONLINE_TEXTS);
  const [who, setWho] = useState('');
  const [isSent, setSent] = useState(false);
  const { isBusy, problem, run } = useDeed();
  const send = async () => setSent((await run(() => api.askReset(who.trim()))) !== null);
  return (
    <details>
      <summary>{say('forgotten')}</summary>
      <Form className="online-credentials" onSend={send}>
        <Field
          label={say('forgotten.who')}
          type="text"
          required
          autoComplete="username"
          autoCapitalize="none"
          value={who}
          onChange={setWho}
        />
        <Trouble problem={problem} />
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
