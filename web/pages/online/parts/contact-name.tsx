import type { Contact } from '@orrery/protocol/api';
import { Link } from '../../../app/link.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from './texts.ts';

/** Somebody whom the user may invite: whether they are here, and whether they follow the user. */
export function ContactName({
  contact: { person, name, handle, isHere, followsMe, isFollowed },
}: {
  readonly contact: Contact;
}) {
  const say = useTranslate(ONLINE_TEXTS);
  return (
    <span className="online-contact">
      <span className={isHere ? 'presence here' : 'presence'} aria-hidden="true" />
      <Link to={{ page: 'person', id: person, table: null }}>{name}</Link>{' '}
      <span className="muted">
        {[handle && `@${handle}`, isHere && say('contacts.here'), isFollowed && followsMe && say('contacts.mutual')]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );
}
