import { Guest } from '../guest.ts';
import { TERMS } from '../terms.ts';

/** The people, tables and programs that an attack knows by their right names. */
export interface Town {
  readonly url: string;
  readonly guests: readonly Guest[];
  /** Cookies of those who are known, and none. */
  readonly cookies: readonly string[];
  readonly tables: readonly string[];
  readonly tokens: readonly string[];
  readonly persons: readonly string[];
}

const PASSWORD = 'correct horse staple';
const TABLES = 4;

interface Made {
  readonly table: { readonly id: string };
}

/** Settles some people at tables: at each two guests play, and at the last one sits a program. */
export async function settle(url: string): Promise<Town> {
  const guests: Guest[] = [];
  const [tables, persons, tokens]: [string[], string[], string[]] = [[], [], []];
  const arrive = async (): Promise<Guest> => {
    const guest = await new Guest(url).arrive();
    const { me } = await guest.ask<{ me: { person: string } }>('GET', '/me');
    persons.push(me.person);
    guests.push(guest);
    return guest;
  };
  for (let i = 0; i < TABLES; i++) {
    const [host, other] = [await arrive(), await arrive()];
    const { table } = await host.ask<Made>('POST', '/tables', TERMS);
    tables.push(table.id);
    await other.ask('POST', `/tables/${table.id}/sit`, {});
    await other.ask('POST', `/tables/${table.id}/ready`, { ready: true });
    await host.ask('POST', `/tables/${table.id}/start`, {});
  }
  const owner = await arrive();
  await owner.ask('POST', '/account', { login: `owner-${persons.at(-1)}`, password: PASSWORD });
  const { token } = await owner.ask<{ token: string }>('POST', '/tokens', { name: 'Program' });
  tokens.push(token);
  const { table } = await owner.ask<Made>('POST', '/tables', TERMS);
  for (const [deed, body] of [
    ['sit', {}],
    ['ready', { ready: true }],
  ] as const) {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Forwarded-For': '10.9.9.9',
    };
    await fetch(`${url}/api/tables/${table.id}/${deed}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }
  await owner.ask('POST', `/tables/${table.id}/start`, {});
  await owner.ask('POST', `/tables/${table.id}/stand-in`, { level: 'cadet' });
  tables.push(table.id);
  return { url, guests, cookies: ['', ...guests.map(({ headers }) => headers.cookie ?? '')], tables, tokens, persons };
}
