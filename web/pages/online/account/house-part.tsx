import type { Me } from '@orrery/protocol';
import { useState } from 'react';
import { useSpeak } from '../../../texts/catalogue.ts';
import { leaveAccountLink } from '../parts/account-link.ts';
import { api } from '../parts/api.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { becomeMe } from '../parts/me.ts';
import { Part } from '../parts/part.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';

/** For whoever came by the link that the server said when it started: one member comes to run the house. */
export function HousePart({ token, me }: { readonly token: string; readonly me: Me | null }) {
  const say = useSpeak(ONLINE_TEXTS);
  const { isBusy, problem, run } = useDeed();
  const [name, setName] = useState('');
  const begin = async () => {
    const done = await run(() => api.becomeGuest(name.trim()));
    if (done) becomeMe(done.value);
  };
  const take = async () => {
    const done = await run(() => api.takeHouse(token));
    if (!done) return;
    leaveAccountLink();
    becomeMe(done.value);
  };
  return (
    <Part title={say('admin')}>
      <p>{say(me?.kind === 'member' ? 'house.take.text' : 'house.take.member')}</p>
      {me === null && (
        <Form className="online-row" onSend={begin}>
          <Field label={say('name')} type="text" required autoComplete="nickname" value={name} onChange={setName} />
          <button type="submit" className="btn" aria-disabled={isBusy || undefined}>
            {say('house.take.name')}
          </button>
        </Form>
      )}
      <Trouble problem={problem} />
      {me?.kind === 'member' && (
        <p>
          <button type="button" className="btn primary" aria-disabled={isBusy || undefined} onClick={() => void take()}>
            {say('house.take')}
          </button>
        </p>
      )}
    </Part>
  );
}
