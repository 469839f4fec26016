import type { MailResponse } from '@orrery/protocol/api';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { TryNotice } from './try-notice.tsx';

/** The mail address for “your turn” and password resets. Only where the server sends mail. */
export function MailForm() {
  const say = useTranslate(ONLINE_TEXTS);
  const [kept, setKept] = useState<MailResponse | null>(null);
  const [mail, setMail] = useState('');
  const { isBusy, problem, run } = useServerAction();
  useEffect(() => {
    void api.mail().then((answer) => {
      if (!answer.ok) return;
      setKept(answer.value);
      setMail(answer.value.unconfirmed ?? answer.value.mail ?? '');
    });
  }, []);
  if (kept === null || !(kept.isEnabled || kept.mail !== null)) return null;
  const save = async () => {
    const done = await run(() => api.setMail(mail.trim()));
    if (done) setKept(done.value);
  };
  return (
    <>
      <Form className="online-row" noValidate onSend={save}>
        <TextField
          label={say('mail')}
          note={say('mail.note')}
          type="email"
          autoComplete="email"
          value={mail}
          onChange={setMail}
        />
        <button type="submit" className="btn" aria-disabled={isBusy || undefined}>
          {say('mail.save')}
        </button>
        <ProblemText problem={problem} />
        <p role="status" className="online-mail-state">
          <MailState kept={kept} />
        </p>
      </Form>
      {kept.isEnabled && kept.mail !== null && <TryNotice way="mail" />}
    </>
  );
}

function MailState({ kept: { mail, unconfirmed } }: { readonly kept: MailResponse }) {
  const say = useTranslate(ONLINE_TEXTS);
  if (unconfirmed !== null) return say('mail.unconfirmed', { mail: unconfirmed });
  return mail === null ? '' : say('mail.confirmed', { mail });
}
