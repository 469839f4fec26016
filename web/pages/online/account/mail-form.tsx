import type { MailAnswer } from '@orrery/protocol/api';
import { useEffect, useState } from 'react';
import { useSpeak } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';

/** Where mail goes: “your turn”, and the way to a new password. Only where the server sends any. */
export function MailForm() {
  const say = useSpeak(ONLINE_TEXTS);
  const [kept, setKept] = useState<MailAnswer | null>(null);
  const [mail, setMail] = useState('');
  const { isBusy, problem, run } = useDeed();
  useEffect(() => {
    void api.mail().then((answer) => {
      if (!answer.ok) return;
      setKept(answer.value);
      setMail(answer.value.waiting ?? answer.value.mail ?? '');
    });
  }, []);
  if (kept === null || !(kept.sends || kept.mail !== null)) return null;
  const save = async () => {
    const done = await run(() => api.setMail(mail.trim()));
    if (done) setKept(done.value);
  };
  return (
    <Form className="online-row" noValidate onSend={save}>
      <Field
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
      <Trouble problem={problem} />
      <p role="status" className="online-mail-state">
        <MailState kept={kept} />
      </p>
    </Form>
  );
}

function MailState({ kept: { mail, waiting } }: { readonly kept: MailAnswer }) {
  const say = useSpeak(ONLINE_TEXTS);
  if (waiting !== null) return say('mail.waiting', { mail: waiting });
  return mail === null ? '' : say('mail.confirmed', { mail });
}
