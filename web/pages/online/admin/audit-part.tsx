import { useCallback } from 'react';
import { useRelativeTime } from '../../../app/formats.ts';
import { Link } from '../../../app/link.tsx';
import { useLoaded } from '../../../app/loaded.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';

/** The actions of administrators, newest first. */
export function AuditPart() {
  const say = useTranslate(ONLINE_TEXTS);
  const when = useRelativeTime();
  const log = useLoaded(useCallback(() => valueOrThrow(api.audit()), []));
  if (log.state !== 'ready') return null;
  return (
    <AccountSection title={say('audit')}>
      {log.value.entries.length === 0 && <p className="muted">{say('audit.none')}</p>}
      <ol className="online-rows">
        {log.value.entries.map(({ id, actor, action, about, table, details, createdAt }) => (
          <li key={id}>
            <span>
              {say('audit.line', { actor, what: say(`audit.${action}`, { name: about?.name ?? '…' }) })}{' '}
              <span className="muted">{when(createdAt)}</span>{' '}
              {table !== null && <Link to={{ page: 'join', id: table }}>{say('reports.table')}</Link>}
              <br />
              <span className="muted">{details}</span>
            </span>
          </li>
        ))}
      </ol>
    </AccountSection>
  );
}
