import type { Me } from '@orrery/protocol/api';
import { useState } from 'react';
import { trimName } from '../../../app/kept-preferences.ts';
import { Link } from '../../../app/link.tsx';
import { usePreferences } from '../../../app/preferences.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { setMe } from '../parts/identity.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';

/** The user's name, and signing out. */
export function NamePart({ me }: { readonly me: Me }) {
  const say = useTranslate(ONLINE_TEXTS);
  const { preferences, change } = usePreferences();
  const [name, setName] = useState(me.name);
  const { isBusy, problem, run } = useServerAction();
  const rename = async () => {
    const done = await run(() => api.changeMe({ name: name.trim() }));
    if (!done) return;
    setMe(done.value);
    if (preferences.name !== name.trim()) change({ name: name.trim() });
  };
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    const done = await run(api.signOut);
    if (done) setMe(null);
  };
  return (
    <AccountSection title={say(me.kind === 'guest' ? 'who.guest' : 'who.member')}>
      {me.kind === 'guest' && <p className="muted">{say('who.guest.text')}</p>}
      <Form className="online-row" onSend={rename}>
        <TextField
          label={say('name')}
          type="text"
          required
          autoComplete="nickname"
          value={name}
          onChange={(text) => setName(trimName(text))}
        />
        <button type="submit" className="btn" aria-disabled={isBusy || name.trim() === me.name || undefined}>
          {say('rename')}
        </button>
      </Form>
      <ProblemText problem={problem} />
      <p className="page-choices">
        <Link className="btn" to={{ page: 'person', id: me.person, table: null }}>
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
        <ConfirmDialog
          question={say('sign-out.guest')}
          confirmLabel={say('sign-out')}
          onYes={() => void leave()}
          onDone={() => setLeaving(false)}
        />
      )}
    </AccountSection>
  );
}
