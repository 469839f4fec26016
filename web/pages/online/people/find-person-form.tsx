import { useState } from 'react';
import { navigate } from '../../../app/route.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';

/** Finds somebody by their handle. */
export function FindPersonForm() {
  const say = useTranslate(ONLINE_TEXTS);
  const [handle, setHandle] = useState('');
  const { isBusy, problem, run } = useServerAction();
  const find = async () => {
    const found = await run(() => api.person(`@${handle.trim().replace(/^@/, '')}`));
    if (found) navigate({ page: 'person', id: found.value.person, table: null });
  };
  return (
    <AccountSection title={say('handle.find')}>
      <Form className="online-row" onSend={find}>
        <TextField
          label={say('handle.field')}
          type="search"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={handle}
          onChange={setHandle}
        />
        <button type="submit" className="btn" aria-disabled={isBusy || undefined}>
          {say('handle.find.go')}
        </button>
        <ProblemText problem={problem} />
      </Form>
    </AccountSection>
  );
}
