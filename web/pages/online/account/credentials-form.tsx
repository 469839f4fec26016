import type { Result } from '@orrery/kernel';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';

interface CredentialsFormProps {
  readonly submitLabel: string;
  /** Whether the password is a new one, for password managers. */
  readonly isNew: boolean;
  /** Fields before the login. */
  readonly children?: ReactNode;
  readonly onSend: (login: string, password: string) => Promise<Result<unknown>>;
}

/** A login and a password. */
export function CredentialsForm({ submitLabel, isNew, children, onSend }: CredentialsFormProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, problem, run } = useServerAction();
  return (
    <Form className="online-credentials" onSend={() => run(() => onSend(login.trim(), password))}>
      {children}
      <TextField
        label={say('login')}
        type="text"
        required
        autoComplete="username"
        autoCapitalize="none"
        value={login}
        onChange={setLogin}
      />
      <TextField
        label={say('password')}
        type="password"
        required
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={password}
        onChange={setPassword}
      />
      <ProblemText problem={problem} />
      <p>
        <button type="submit" className="btn primary" aria-disabled={isBusy || undefined}>
          {submitLabel}
        </button>
      </p>
    </Form>
  );
}
