import { MAIL_PACES } from '@orrery/protocol';
import type { MailPace, MailResponse } from '@orrery/protocol/api';
import { useEffect, useState } from 'react';
import { Segments } from '../../../app/segments.tsx';
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
      {kept.isEnabled && kept.mail !== null && (
        <>
          <MailPaceField kept={kept} onKept={setKept} />
          <TryNotice way="mail" />
        </>
      )}
    </>
  );
}

/** Seven in the morning where the user is, as an hour in UTC. */
const morningHourUtc = (): number => new Date(2000, 0, 1, 7).getUTCHours();

interface MailPaceFieldProps {
  readonly kept: MailResponse;
  readonly onKept: (kept: MailResponse) => void;
}

function MailPaceField({ kept, onKept }: MailPaceFieldProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const { problem, run } = useServerAction();
  const choose = async (pace: MailPace) => {
    const done = await run(() => api.setMailPace(pace, morningHourUtc()));
    if (done) onKept(done.value);
  };
  return (
    <div className="field online-choice">
      <span className="label" aria-hidden="true">
        {say('mail.pace')}
      </span>
      <Segments
        name={say('mail.pace')}
        values={MAIL_PACES}
        chosen={kept.pace}
        label={(pace) => say(`mail.pace.${pace}`)}
        onChoose={(pace) => void choose(pace)}
      />
      {kept.pace === 'daily' && <p className="note">{say('mail.pace.note')}</p>}
      <ProblemText problem={problem} />
    </div>
  );
}

function MailState({ kept: { mail, unconfirmed } }: { readonly kept: MailResponse }) {
  const say = useTranslate(ONLINE_TEXTS);
  if (unconfirmed !== null) return say('mail.unconfirmed', { mail: unconfirmed });
  return mail === null ? '' : say('mail.confirmed', { mail });
}
