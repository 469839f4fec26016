import type { Me } from '@orrery/protocol';
import { useState } from 'react';
import { asName } from '../../../app/kept-preferences.ts';
import { Link } from '../../../app/link.tsx';
import { usePreferences } from '../../../app/preferences.ts';
import { useSpeak } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { becomeMe } from '../parts/me.ts';
import { Part } from '../parts/part.tsx';
import { Sure } from '../parts/sure.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useDeed } from '../parts/use-deed.ts';

/** What one is called, and the way out. */
export function WhoPart({ me }: { readonly me: Me }) {
  const say = useSpeak(ONLINE_TEXTS);
  const { preferences, change } = usePreferences();
  const [name, setName] = useState(me.name);
  const { isBusy, problem, run } = useDeed();
  const rename = async () => {
    const done = await run(() => api.changeMe({ name: name.trim() }));
    if (!done) return;
    becomeMe(done.value);
    if (preferences.name !== name.trim()) change({ name: name.trim() });
  };
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    const done = await run(api.signOut);
    if (done) becomeMe(null);
  };
  return (
    <Part title={say(me.kind === 'guest' ? 'who.guest' : 'who.member')}>
      {me.kind === 'guest' && <p className="muted">{say('who.guest.text')}</p>}
      <Form className="online-row" onSend={rename}>
        <Field
          label={say('name')}
          type="text"
          required
          autoComplete="nickname"
          value={name}
          onChange={(text) => setName(asName(text))}
        />
        <button type="submit" className="btn" aria-disabled={isBusy || name.trim() === me.name || undefined}>
          {say('rename')}
        </button>
      </Form>
      <Trouble problem={problem} />
      <p className="page-choices">
        <Link className="btn" to={{ page: 'person', id: me.person }}>
          {say('profile.own')}
        </Link>
        <button
          type="button"
          className="btn quiet"
          onClick={() => (me.kind === 'guest' ? setLeaving(true) : void leave())}
        >
          {say('sign-out')}
        </button>
      </p>
      {isLeaving && (
        <Sure
          question={say('sign-out.guest')}
          deed={say('sign-out')}
          onYes={() => void leave()}
          onDone={() => setLeaving(false)}
        />
      )}
    </Part>
  );
}
