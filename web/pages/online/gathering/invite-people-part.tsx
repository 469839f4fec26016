import type { Contact, FriendsResponse, InvitedResponse } from '@orrery/protocol/api';
import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { ContactName } from '../parts/contact-name.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useLatest } from '../parts/use-latest.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';

/** Poll interval for declined invitations and for who is here. */
const REFRESH_INTERVAL_MS = 8_000;

type Invited = InvitedResponse['people'];

/** The people whom the user follows, who follow them, and with whom they have played lately: invited by one press. */
export function InvitePeoplePart({ table, seated }: { readonly table: string; readonly seated: readonly string[] }) {
  const say = useTranslate(ONLINE_TEXTS);
  const [asked, setAsked] = useState(0);
  const [answered, setAnswered] = useState<Invited | null>(null);
  const friends = useLatest(useCallback(() => valueOrThrow(api.friends(), asked), [asked]));
  const read = useLatest(useCallback(() => valueOrThrow(api.invited(table), asked), [table, asked]));
  const { isBusy, problem, run } = useServerAction();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      setAnswered(null);
      setAsked((before) => before + 1);
    }, REFRESH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  const invited = answered ?? read?.people ?? [];
  const contacts = contactsOf(friends).filter(({ person }) => !seated.includes(person));
  const again = (friends?.lastGame ?? []).filter(
    (id) => !seated.includes(id) && !invited.some(({ person }) => person === id),
  );
  const invite = async (people: readonly string[]) => {
    for (const person of people) {
      const done = await run(() => api.invite(table, person));
      if (!done) return;
      setAnswered(done.value.people);
    }
  };
  return (
    <AccountSection title={say('invited')}>
      {friends !== null && contacts.length === 0 && <p className="muted">{say('invited.nobody')}</p>}
      {again.length > 0 && (
        <p>
          <button type="button" className="btn" aria-disabled={isBusy || undefined} onClick={() => void invite(again)}>
            {say('invited.again')}
          </button>
        </p>
      )}
      <ul className="online-rows">
        {contacts.map((contact) => (
          <li key={contact.person}>
            <ContactName contact={contact} />
            <InviteButton contact={contact} invited={invited} onInvite={() => void invite([contact.person])} />
          </li>
        ))}
      </ul>
      <ProblemText problem={problem} />
    </AccountSection>
  );
}

/** Those who are here first, as the server lists them; who was met lately comes last. */
const contactsOf = (friends: FriendsResponse | null): readonly Contact[] =>
  friends === null
    ? []
    : [...friends.following, ...friends.followers, ...friends.recent].toSorted(
        (a, b) => Number(b.isHere) - Number(a.isHere),
      );

interface InviteButtonProps {
  readonly contact: Contact;
  readonly invited: Invited;
  readonly onInvite: () => void;
}

function InviteButton({ contact: { person, name }, invited, onInvite }: InviteButtonProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const known = invited.find((each) => each.person === person);
  if (known !== undefined)
    return <span className="muted">{say(known.isDeclined ? 'invited.declined' : 'invited.done')}</span>;
  return (
    <button type="button" className="btn small" aria-label={say('contacts.invite.name', { name })} onClick={onInvite}>
      {say('contacts.invite')}
    </button>
  );
}
