import { useEffect, useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';

/** The unique name of a member, by which others find them. */
export function HandlePart() {
  const say = useTranslate(ONLINE_TEXTS);
  const [kept, setKept] = useState<string | null>(null);
  const [handle, setHandle] = useState('');
  const { isBusy, problem, run } = useServerAction();
  useEffect(() => {
    void api.handle().then((answer) => {
      if (!answer.ok || answer.value.handle === null) return;
      setKept(answer.value.handle);
      setHandle(answer.value.handle);
    });
  }, []);
  const save = async () => {
    const done = await run(() => api.setHandle(handle));
    if (!done) return;
    setKept(done.value.handle);
    setHandle(done.value.handle ?? '');
  };
  return (
    <AccountSection title={say('handle')}>
      <p className="muted">{say('handle.text')}</p>
      <Form className="online-row" onSend={save}>
        <TextField
          label={say('handle.field')}
          type="text"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={handle}
          onChange={setHandle}
        />
        <button type="submit" className="btn" aria-disabled={isBusy || handle === kept || undefined}>
          {say('handle.save')}
        </button>
        <ProblemText problem={problem} />
        <p role="status" className="online-mail-state">
          {kept !== null && say('handle.kept', { handle: kept })}
        </p>
      </Form>
    </AccountSection>
  );
}
