import { WEBHOOK_FORMATS } from '@orrery/protocol';
import type { Webhook, WebhookFormat } from '@orrery/protocol/api';
import { useCallback, useEffect, useId, useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { TryNotice } from './try-notice.tsx';

/** An address of another service that is told when it is the user's turn. */
export function WebhookForm() {
  const say = useTranslate(ONLINE_TEXTS);
  const select = useId();
  const [saved, setSaved] = useState<Webhook | null>(null);
  const [format, setFormat] = useState<WebhookFormat>('discord');
  const [address, setAddress] = useState('');
  const { isBusy, problem, run } = useServerAction();
  const show = useCallback((webhook: Webhook | null) => {
    setSaved(webhook);
    setAddress(webhook?.address ?? '');
    if (webhook !== null) setFormat(webhook.format);
  }, []);
  useEffect(() => {
    void api.webhook().then((answer) => {
      if (answer.ok) show(answer.value);
    });
  }, [show]);
  const save = async () => {
    const text = address.trim();
    if (text !== '') {
      const done = await run(() => api.setWebhook({ format, address: text }));
      if (done) show(done.value);
    } else if (await run(api.deleteWebhook)) show(null);
  };
  return (
    <>
      <Form className="online-row" noValidate onSend={save}>
        <div className="field">
          <label htmlFor={select}>{say('webhook.format')}</label>
          <select
            id={select}
            value={format}
            onChange={({ target }) => setFormat(WEBHOOK_FORMATS.find((each) => each === target.value) ?? format)}
          >
            {WEBHOOK_FORMATS.map((each) => (
              <option key={each} value={each}>
                {say(`webhook.${each}`)}
              </option>
            ))}
          </select>
        </div>
        <TextField
          label={say('webhook.address')}
          note={say('webhook.note')}
          type="url"
          autoComplete="off"
          value={address}
          onChange={setAddress}
        />
        <button type="submit" className="btn" aria-disabled={isBusy || undefined}>
          {say('webhook.save')}
        </button>
        <ProblemText problem={problem} />
      </Form>
      {saved !== null && <TryNotice way="webhook" />}
    </>
  );
}
