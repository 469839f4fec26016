import { useState } from 'react';
import { useSpeak } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';

/** Another password; whoever is signed in elsewhere is signed out there, and bots too unless they are kept. */
export function PasswordForm() {
  const say = useSpeak(ONLINE_TEXTS);
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [keepTokens, setKeepTokens] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { isBusy, problem, run } = useDeed();
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
        <Field
          label={say('password.old')}
          type="password"
          required
          autoComplete="current-password"
          value={old}
          onChange={setOld}
        />
        <Field
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
        <Trouble problem={problem} />
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
