import { TestGuest } from '../guest.ts';
import { TEST_TABLE_TERMS } from '../terms.ts';

/** The existing people, tables and programs that an attack refers to. */
export interface AttackTargets {
  readonly url: string;
  readonly guests: readonly TestGuest[];
  /** Cookies of existing people, and none. */
  readonly cookies: readonly string[];
  readonly tables: readonly string[];
  readonly tokens: readonly string[];
  readonly persons: readonly string[];
}

const PASSWORD = 'correct horse staple';
const TABLE_COUNT = 4;

interface MadeTable {
  readonly table: { readonly id: string };
}

/** Creates people at tables: two guests play at each, and at the last one sits a program. */
export async function createTargets(url: string): Promise<AttackTargets> {
  const guests: TestGuest[] = [];
  const [tables, persons, tokens]: [string[], string[], string[]] = [[], [], []];
  const arrive = async (): Promise<TestGuest> => {
    const guest = await new TestGuest(url).arrive();
    const { me } = await guest.ask<{ me: { person: string } }>('GET', '/me');
    persons.push(me.person);
    guests.push(guest);
    return guest;
  };
  for (let i = 0; i < TABLE_COUNT; i++) {
    const [host, other] = [await arrive(), await arrive()];
    const { table } = await host.ask<MadeTable>('POST', '/tables', TEST_TABLE_TERMS);
    tables.push(table.id);
    await other.ask('POST', `/tables/${table.id}/sit`, {});
    await other.ask('POST', `/tables/${table.id}/ready`, { ready: true });
    await host.ask('POST', `/tables/${table.id}/start`, {});
  }
  const owner = await arrive();
  await owner.ask('POST', '/account', { login: `owner-${persons.at(-1)}`, password: PASSWORD });
  const { token } = await owner.ask<{ token: string }>('POST', '/tokens', { name: 'Program' });
  tokens.push(token);
  const { table } = await owner.ask<MadeTable>('POST', '/tables', TEST_TABLE_TERMS);
  for (const [action, body] of [
    ['sit', {}],
    ['ready', { ready: true }],
  ] as const) {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Forwarded-For': '10.9.9.9',
    };
    await fetch(`${url}/api/tables/${table.id}/${action}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }
  await owner.ask('POST', `/tables/${table.id}/start`, {});
  await owner.ask('POST', `/tables/${table.id}/substitute`, { level: 'cadet' });
  tables.push(table.id);
  return { url, guests, cookies: ['', ...guests.map(({ headers }) => headers.cookie ?? '')], tables, tokens, persons };
}
