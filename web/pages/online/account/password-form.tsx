import { useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';

/** Changes the password; other sessions are signed out, and bots too unless they are kept. */
export function PasswordForm() {
  const say = useTranslate(ONLINE_TEXTS);
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [keepTokens, setKeepTokens] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { isBusy, problem, run } = useServerAction();
  const change = async () => {
    const done = await run(() => api.changePassword(old, password, keepTokens));
    setChanged(done !== null);
    if (done === null) return;
    setOld('');
    setPassword('');
  };
  return (
    <details>
      <summary>{say('password.change')}</summary>
      <Form className="online-credentials" onSend={change}>
        <TextField
          label={say('password.old')}
          type="password"
          required
          autoComplete="current-password"
          value={old}
          onChange={setOld}
        />
        <TextField
          label={say('password.new')}
          type="password"
          required
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <label>
          <input type="checkbox" checked={keepTokens} onChange={(event) => setKeepTokens(event.target.checked)} />{' '}
          {say('password.tokens')}
        </label>
        <ProblemText problem={problem} />
        <p>
          <button type="submit" className="btn" aria-disabled={isBusy || undefined}>
            {say('password.change')}
          </button>
        </p>
        <p role="status">{isChanged && say('password.changed')}</p>
      </Form>
    </details>
  );
}
