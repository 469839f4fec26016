import { useCallback, useState } from 'react';
import { useRelativeTime } from '../../../app/formats.ts';
import { Link } from '../../../app/link.tsx';
import { useLoaded } from '../../../app/loaded.ts';
import { NotFoundPage } from '../../../app/notice-page.tsx';
import { Page } from '../../../app/page.tsx';
import { useFocusRetention } from '../../../table/use-dom.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { FactorPart } from '../account/factor-part.tsx';
import { AccountSection } from '../parts/account-section.tsx';
import { api } from '../parts/api.ts';
import { TextField } from '../parts/field.tsx';
import { useIdentity } from '../parts/identity.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useLatest } from '../parts/use-latest.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';
import { AuditPart } from './audit-part.tsx';
import { BrokenGamesPart } from './broken-games-part.tsx';
import { PersonActions } from './person-actions.tsx';
import { TableChatDialog } from './table-chat-dialog.tsx';
import '../parts/online.css';

/** For administrators: the state of the server, reports, and people. */
export function AdminPage() {
  const say = useTranslate(ONLINE_TEXTS);
  const known = useIdentity();
  if (known.state === 'asking') return <p role="status">{say('loading')}</p>;
  if (known.state === 'known' && known.me?.needsSecondFactor) {
    return (
      <Page title={say('admin')} heading={say('admin')}>
        <FactorPart me={known.me} />
      </Page>
    );
  }
  if (known.state !== 'known' || !known.me?.isAdmin) return <NotFoundPage />;
  return (
    <Page title={say('admin')} heading={say('admin')}>
      <div className="online-admin">
        <div className="online-column">
          <ServerStats />
          <BrokenGamesPart />
          <ReportList />
          <AuditPart />
        </div>
        <PeopleSearch me={known.me.person} />
      </div>
    </Page>
  );
}

function ServerStats() {
  const say = useTranslate(ONLINE_TEXTS);
  const stats = useLoaded(useCallback(() => valueOrThrow(api.adminStats()), []));
  if (stats.state !== 'ready') return null;
  const { people, members, tables, openReports } = stats.value;
  const figures = [
    [say('server.people'), people],
    [say('server.members'), members],
    [say('server.gathering'), tables.gathering],
    [say('server.playing'), tables.playing],
    [say('server.over'), tables.over],
    [say('server.reports'), openReports],
  ] as const;
  return (
    <AccountSection title={say('server')}>
      <dl className="online-terms figures">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </AccountSection>
  );
}

function ReportList() {
  const say = useTranslate(ONLINE_TEXTS);
  const when = useRelativeTime();
  const [attempt, setAttempt] = useState(0);
  const list = useLatest(useCallback(() => valueOrThrow(api.reports(), attempt), [attempt]));
  const { problem, run } = useServerAction();
  const settle = async (id: string) => {
    const done = await run(() => api.closeReport(id));
    if (done) setAttempt(attempt + 1);
  };
  const [shownTable, showTable] = useState<string | null>(null);
  const open = list?.reports.filter(({ resolvedAt }) => resolvedAt === null) ?? [];
  const rows = useFocusRetention<HTMLUListElement>();
  return (
    <AccountSection title={say('reports')}>
      {open.length === 0 && <p className="muted">{say(list === null ? 'loading' : 'reports.none')}</p>}
      <ul ref={rows} tabIndex={-1} className="online-rows">
        {open.map(({ id, reporter, about, table, message, text, createdAt }) => (
          <li key={id}>
            <span>
              <Link to={{ page: 'person', id: about.person, table: null }}>{about.name}</Link>{' '}
              <span className="muted">{say('reports.by', { name: reporter.name, when: when(createdAt) })}</span>
              <br />
              {text} {table !== null && <Link to={{ page: 'join', id: table }}>{say('reports.table')}</Link>}
              {message !== null && <q className="muted online-quote">{message}</q>}
            </span>
            {table !== null && (
              <button type="button" className="btn small quiet" onClick={() => showTable(table)}>
                {say('table-chat')}
              </button>
            )}
            <button type="button" className="btn small" onClick={() => void settle(id)}>
              {say('reports.settle')}
            </button>
          </li>
        ))}
      </ul>
      <ProblemText problem={problem} />
      {shownTable !== null && <TableChatDialog table={shownTable} onDone={() => showTable(null)} />}
    </AccountSection>
  );
}

function PeopleSearch({ me }: { readonly me: string }) {
  const say = useTranslate(ONLINE_TEXTS);
  const when = useRelativeTime();
  const [find, setFind] = useState('');
  const [attempt, setAttempt] = useState(0);
  const list = useLatest(useCallback(() => valueOrThrow(api.findPeople(find), attempt), [find, attempt]));
  const [way, setWay] = useState<{ readonly name: string; readonly address: string } | null>(null);
  const { problem, run } = useServerAction();
  const change = async (id: string, changes: Parameters<typeof api.changePerson>[1]) => {
    const done = await run(() => api.changePerson(id, changes));
    if (done) setAttempt(attempt + 1);
  };
  const help = async (id: string, name: string) => {
    const done = await run(() => api.resetFor(id));
    if (done) setWay({ name, address: new URL(done.value.path, location.href).href });
  };
  const people = list?.people ?? [];
  return (
    <AccountSection title={say('people')}>
      <TextField label={say('people.find')} type="search" value={find} onChange={setFind} />
      {way !== null && (
        <div className="online-made" role="status">
          <p>{say('people.way', { name: way.name })}</p>
          <code>{way.address}</code>
        </div>
      )}
      {list !== null && people.length === 0 && <p className="muted">{say('people.none')}</p>}
      <ul className="online-rows">
        {people.map(({ person, name, kind, role, lastSeenAt }) => (
          <li key={person}>
            <span>
              <Link to={{ page: 'person', id: person, table: null }}>{name}</Link>{' '}
              <span className="muted">{say('people.seen', { kind: say(`kind.${kind}`), when: when(lastSeenAt) })}</span>{' '}
              {role !== 'player' && <span className="tag warn">{say(`role.${role}`)}</span>}
            </span>
            {kind === 'member' && (
              <button
                type="button"
                className="btn small quiet"
                aria-label={say('people.reset.name', { name })}
                onClick={() => void help(person, name)}
              >
                {say('people.reset')}
              </button>
            )}
            <PersonActions
              listed={{ person, name, kind, role }}
              me={me}
              onChange={(changes) => change(person, changes)}
              onRestricted={() => setAttempt(attempt + 1)}
            />
          </li>
        ))}
      </ul>
      <ProblemText problem={problem} />
    </AccountSection>
  );
}
