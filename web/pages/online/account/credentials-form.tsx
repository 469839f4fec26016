import type { Result } from '@orrery/kernel';
import { useState } from 'react';
import { useSpeak } from '../../../texts/catalogue.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';

interface CredentialsFormProps {
  readonly deed: string;
  /** Whether the password is a new one, for those who keep passwords. */
  readonly isNew: boolean;
  readonly onSend: (login: string, password: string) => Promise<Result<unknown>>;
}

/** A login and a password. */
export function CredentialsForm({ deed, isNew, onSend }: CredentialsFormProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, problem, run } = useDeed();
  return (
    <Form className="online-credentials" onSend={() => run(() => onSend(login.trim(), password))}>
      <Field
        label={say('login')}
        type="text"
        required
        autoComplete="username"
        autoCapitalize="none"
        value={login}
        onChange={setLogin}
      />
      <Field
        label={say('password')}
        type="password"
        required
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={password}
        onChange={setPassword}
      />
      <Trouble problem={problem} />
      <p>
        <button type="submit" className="btn primary" aria-disabled={isBusy || undefined}>
          {deed}
        </button>
      </p>
    </Form>
  );
}
