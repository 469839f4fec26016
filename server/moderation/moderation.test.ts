import type { AuditResponse, ModeratedTableResponse, ReportsResponse, TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteExpired } from '../ops/delete-expired.ts';
import { TEST_TABLE_TERMS } from '../testing/terms.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;
let boss: Awaited<ReturnType<TestServer['admin']>>;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
let bosses = 0;
beforeEach(async () => {
  boss = await server.admin(`Boss${++bosses}`); // the second factor of one would have ended with the hours that pass
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.end();
});

const impose = (person: string, kind: string, hours: number | null, reason = 'he swears') =>
  boss.ask('POST', `/admin/people/${person}/sanctions`, { kind, hours, reason });
/** The code of the problem, or null. */
async function talk(table: string, person: { id: string }): Promise<string | null> {
  const [row] = await server.db.query<{ name: string }>('SELECT name FROM persons WHERE id = $1', [person.id]);
  const said = await server.tables.say(
    table,
    { id: person.id, name: row?.name ?? '', kind: 'guest', role: 'player', language: 'en' },
    'hello',
  );
  return said.ok ? null : said.problem.code;
}

test('a mute keeps a person from talking until it ends or is lifted, and from nothing else', async () => {
  const ada = await server.guest('Ada');
  const { table } = await ada.ask<TableResponse>('POST', '/tables', TEST_TABLE_TERMS);
  expect(await talk(table.id, ada)).toBeNull();
  await impose(ada.id, 'mute', 1);
  expect(await talk(table.id, ada)).toBe('chat.muted');
  await ada.ask('POST', '/tables', TEST_TABLE_TERMS);
  server.clock.pass(HOUR_MS - 1);
  expect(await talk(table.id, ada)).toBe('chat.muted');
  server.clock.pass(1);
  expect(await talk(table.id, ada)).toBeNull();
  await impose(ada.id, 'mute', null);
  const mine = await ada.ask<{ sanctions: { id: string; isInForce: boolean; reason: string }[] }>(
    'GET',
    '/me/sanctions',
  );
  expect(mine.sanctions.map(({ isInForce }) => isInForce)).toEqual([true, false]);
  await boss.ask('POST', `/admin/sanctions/${mine.sanctions[0]?.id}/lift`);
  expect(await talk(table.id, ada)).toBeNull();
  expect(await boss.refused('POST', `/admin/sanctions/${mine.sanctions[0]?.id}/lift`)).toBe('404 sanction.unknown');
});

test('a time-out keeps a person from talking and from beginning games', async () => {
  const ben = await server.guest('Ben');
  const cleo = await server.guest('Cleo');
  const { table } = await cleo.ask<TableResponse>('POST', '/tables', TEST_TABLE_TERMS);
  await impose(ben.id, 'time-out', 24, 'leaves games');
  expect(await ben.refused('POST', '/tables', TEST_TABLE_TERMS)).toBe('403 people.time-out');
  expect(await ben.refused('POST', `/tables/${table.id}/sit`, { seat: 1 })).toBe('403 people.time-out');
  expect(await ben.refused('POST', '/pairing', { game: 'duel', seats: 2, pace: 'rapid' })).toMatch(
    /people.time-out|400/,
  );
  const { body } = await ben.send('POST', '/tables', JSON.stringify(TEST_TABLE_TERMS));
  expect(JSON.stringify(body)).toMatch(/until 2026-11-\d\d \d\d:\d\d UTC. Reason: leaves games/);
  server.clock.pass(24 * HOUR_MS);
  await ben.ask('POST', `/tables/${table.id}/sit`, { seat: 1 });
});

test('a barred person is signed out, learns why when signing in, and may come in again when it has ended', async () => {
  const dirk = await server.member('Dirk');
  const signIn = { login: 'Dirk-login', password: 'Dirk horse staple' };
  await impose(dirk.id, 'bar', 48, 'cheats');
  expect(await dirk.refused('GET', '/tables?list=mine')).toBe('401 api.unauthenticated');
  expect(await server.browser().refused('POST', '/sign-in', signIn)).toBe('403 sign-in.barred');
  expect(await server.browser().refused('POST', '/sign-in', { ...signIn, password: 'wrong' })).toBe(
    '401 sign-in.failed',
  );
  server.clock.pass(48 * HOUR_MS);
  await server.browser().ask('POST', '/sign-in', signIn);
  boss = await server.admin('Later');
  await impose(dirk.id, 'bar', 1);
  await boss.ask('PATCH', `/admin/people/${dirk.id}`, { role: 'player' });
  await server.browser().ask('POST', '/sign-in', signIn);
});

test('the bar of a guest ends by itself as well', async () => {
  const eve = await server.guest('Eve');
  await impose(eve.id, 'bar', 1);
  const role = async () => (await server.db.query('SELECT role FROM persons WHERE id = $1', [eve.id]))[0]?.role;
  await deleteExpired({ db: server.db, clock: server.clock.read });
  expect(await role()).toBe('barred');
  server.clock.pass(HOUR_MS);
  await deleteExpired({ db: server.db, clock: server.clock.read });
  expect(await role()).toBe('player');
});

test('a report names the message, and an administrator sees what was said at the table', async () => {
  const [fay, gus] = [await server.guest('Fay'), await server.guest('Gus')];
  const { table } = await fay.ask<TableResponse>('POST', '/tables', TEST_TABLE_TERMS);
  await talk(table.id, fay);
  const about = { text: 'rude', table: table.id, message: 1 };
  await gus.ask('POST', `/people/${fay.id}/report`, about);
  await gus.ask('POST', `/people/${fay.id}/report`, { ...about, text: 'no such message', message: 7 });
  const { reports } = await boss.ask<ReportsResponse>('GET', '/admin/reports');
  expect(reports.find(({ text }) => text === 'rude')).toMatchObject({ table: table.id, message: 'hello' });
  expect(reports.find(({ text }) => text === 'no such message')).toMatchObject({ message: null });
  const shown = await boss.ask<ModeratedTableResponse>('GET', `/admin/tables/${table.id}`);
  expect(shown).toMatchObject({ state: 'gathering', log: null, messages: [{ name: 'Fay', text: 'hello' }] });
});

test('only administrators decide, not about each other, and every deed is recorded', async () => {
  const hal = await server.guest('Hal');
  const mute = { kind: 'mute', hours: 1, reason: 'noise' };
  expect(await hal.refused('POST', `/admin/people/${boss.id}/sanctions`, mute)).toBe('403 admin.only');
  expect(await hal.refused('GET', '/admin/audit')).toBe('403 admin.only');
  const other = await server.admin('Other');
  expect(await boss.refused('POST', `/admin/people/${other.id}/sanctions`, mute)).toBe('403 sanction.admin');
  expect(await boss.refused('POST', `/admin/people/${boss.id}/sanctions`, mute)).toMatch(/people.self/);
  expect(await boss.refused('POST', `/admin/people/${hal.id}/sanctions`, { ...mute, reason: ' ' })).toMatch(
    /sanction.reason/,
  );
  await boss.ask('POST', `/admin/people/${hal.id}/sanctions`, mute);
  await boss.ask('PATCH', `/admin/people/${hal.id}`, { name: 'Harry' });
  const { entries } = await boss.ask<AuditResponse>('GET', '/admin/audit');
  expect(entries.slice(0, 2)).toMatchObject([
    { actor: `Boss${bosses}`, action: 'rename', about: { name: 'Harry' }, details: 'Harry' },
    { actor: `Boss${bosses}`, action: 'mute', about: { person: hal.id }, details: '1 h: noise' },
  ]);
});
