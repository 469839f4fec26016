import type { Contact, FriendsResponse, FriendsSettings } from '@orrery/protocol/api';
import { INVITATION_SOURCES } from '@orrery/protocol/api';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { LoadingPage } from '../../../app/loading-page.tsx';
import { Page } from '../../../app/page.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { InvitationList } from '../lobby/invitation-list.tsx';
import { useLobby } from '../lobby/lobby.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { ContactName } from '../parts/contact-name.tsx';
import { useIdentity } from '../parts/identity.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useLatest } from '../parts/use-latest.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';
import { FindPersonForm } from './find-person-form.tsx';
import '../parts/online.css';
import './people.css';

/** Friends, invitations, and whom the user has met: followed while the page is open. */
export function PeoplePage() {
  const say = useTranslate(ONLINE_TEXTS);
  const known = useIdentity();
  const person = known.state === 'known' ? (known.me?.person ?? null) : null;
  if (known.state === 'asking') return <LoadingPage text={say('loading')} />;
  return (
    <Page title={say('contacts')} heading={say('contacts')}>
      <div className="online-lead online-ways">
        <p className="muted">{say(person === null ? 'contacts.stranger' : 'contacts.lead')}</p>
        <Link to={{ page: 'lobby' }}>{say('lobby')}</Link>
      </div>
      {person !== null && <Contacts person={person} />}
    </Page>
  );
}

function Contacts({ person }: { readonly person: string }) {
  const say = useTranslate(ONLINE_TEXTS);
  const { peopleChanges } = useLobby(person);
  const [ownChanges, setOwnChanges] = useState(0);
  const friends = useLatest(
    useCallback(() => valueOrThrow(api.friends(), peopleChanges + ownChanges), [peopleChanges, ownChanges]),
  );
  if (friends === null) return <p role="status">{say('loading')}</p>;
  const changed = () => setOwnChanges(ownChanges + 1);
  return (
    <div className="online-parts">
      <InvitationList changes={peopleChanges} />
      <ContactList title={say('contacts.following')} people={friends.following} onChanged={changed}>
        {friends.following.length === 0 && <p className="muted">{say('contacts.none')}</p>}
      </ContactList>
      {friends.followers.length > 0 && (
        <ContactList title={say('contacts.followers')} people={friends.followers} onChanged={changed} />
      )}
      {friends.recent.length > 0 && (
        <ContactList title={say('contacts.recent')} people={friends.recent} onChanged={changed} />
      )}
      <FindPersonForm />
      <PrivacyPart key={person} friends={friends} onChanged={changed} />
    </div>
  );
}

interface ContactListProps {
  readonly title: string;
  readonly people: readonly Contact[];
  readonly onChanged: () => void;
  readonly children?: ReactNode;
}

function ContactList({ title, people, onChanged, children }: ContactListProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const { problem, run } = useServerAction();
  const turn = async ({ person, isFollowed }: Contact) => {
    if (await run(() => (isFollowed ? api.unfollow(person) : api.follow(person)))) onChanged();
  };
  return (
    <AccountSection title={title}>
      {children}
      <ul className="online-rows">
        {people.map((contact) => (
          <li key={contact.person}>
            <ContactName contact={contact} />
            <span className="page-choices">
              {contact.table !== null && (
                <Link
                  className="btn small"
                  aria-label={say('contacts.watch.name', { name: contact.name })}
                  to={{ page: 'join', id: contact.table }}
                >
                  {say('watch')}
                </Link>
              )}
              <button
                type="button"
                className="btn small"
                aria-label={say(contact.isFollowed ? 'unfollow.name' : 'follow.name', { name: contact.name })}
                onClick={() => void turn(contact)}
              >
                {say(contact.isFollowed ? 'unfollow' : 'follow')}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <ProblemText problem={problem} />
    </AccountSection>
  );
}

/** Whether others see that the user is here, and who may invite them. */
function PrivacyPart({ friends, onChanged }: { readonly friends: FriendsResponse; readonly onChanged: () => void }) {
  const say = useTranslate(ONLINE_TEXTS);
  const list = useId();
  const { problem, run } = useServerAction();
  const { isPresenceHidden, invitedBy } = friends;
  const change = async (changes: Partial<FriendsSettings>) => {
    if (await run(() => api.setFriendsSettings({ isPresenceHidden, invitedBy, ...changes }))) onChanged();
  };
  return (
    <AccountSection title={say('contacts.privacy')}>
      <p>
        <label className="check">
          <input
            type="checkbox"
            checked={isPresenceHidden}
            onChange={(event) => void change({ isPresenceHidden: event.target.checked })}
          />{' '}
          {say('contacts.hide')}
        </label>
      </p>
      <div className="field">
        <label htmlFor={list}>{say('contacts.invited-by')}</label>
        <select
          id={list}
          className="input"
          value={invitedBy}
          onChange={(event) => {
            const chosen = INVITATION_SOURCES.find((each) => each === event.target.value);
            if (chosen !== undefined) void change({ invitedBy: chosen });
          }}
        >
          {INVITATION_SOURCES.map((source) => (
            <option key={source} value={source}>
              {say(`contacts.invited-by.${source}`)}
            </option>
          ))}
        </select>
      </div>
      <ProblemText problem={problem} />
    </AccountSection>
  );
}
