import type { Me } from '@orrery/protocol/api';
import { useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { clearAccountLink } from '../parts/account-link.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { setMe } from '../parts/identity.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';

/** For the link that the server prints at its start: makes one member an administrator. */
export function ClaimAdminPart({ token, me }: { readonly token: string; readonly me: Me | null }) {
  const say = useTranslate(ONLINE_TEXTS);
  const { isBusy, problem, run } = useServerAction();
  const [name, setName] = useState('');
  const begin = async () => {
    const done = await run(() => api.becomeGuest(name.trim()));
    if (done) setMe(done.value);
  };
  const take = async () => {
    const done = await run(() => api.claimAdmin(token));
    if (!done) return;
    clearAccountLink();
    setMe(done.value);
  };
  return (
    <AccountSection title={say('admin')}>
      <p>{say(me?.kind === 'member' ? 'claim-admin.text' : 'claim-admin.member')}</p>
      {me === null && (
        <Form className="online-row" onSend={begin}>
          <TextField label={say('name')} type="text" required autoComplete="nickname" value={name} onChange={setName} />
          <button type="submit" className="btn" aria-disabled={isBusy || undefined}>
            {say('claim-admin.name')}
          </button>
        </Form>
      )}
      <ProblemText problem={problem} />
      {me?.kind === 'member' && (
        <p>
          <button type="button" className="btn primary" aria-disabled={isBusy || undefined} onClick={() => void take()}>
            {say('claim-admin')}
          </button>
        </p>
      )}
    </AccountSection>
  );
}
