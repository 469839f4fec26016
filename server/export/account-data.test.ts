import { okResult } from '@orrery/kernel';
import type { TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PersonService } from '../people/person-service.ts';
import { TEST_TABLE_TERMS } from '../testing/terms.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { accountFiles } from './account-data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.end());

/** The files of a person's export, by name. */
async function exportOf(id: string): Promise<Readonly<Record<string, string>>> {
  const context = { db: server.db, clock: server.clock.read };
  const person = await new PersonService(context).find(id);
  if (person === null) throw new Error('no such person');
  const files: Record<string, string> = {};
  const play = { logOf: async (table: string) => okResult(`the log of ${table}`) };
  for await (const { name, text } of accountFiles(context, play, person)) files[name] = text;
  return files;
}

test('an export holds what is stored about a person and the logs of games that are over, and no secret', async () => {
  const ada = await server.member('Ada');
  const ben = await server.member('Ben');
  const made: string[] = [];
  for (const state of ['over', 'playing']) {
    const { table } = await ada.ask<TableResponse>('POST', '/tables', TEST_TABLE_TERMS);
    await ben.ask('POST', `/tables/${table.id}/sit`, { seat: 1 });
    await server.db.query('UPDATE tables SET state = $2 WHERE id = $1', [table.id, state]);
    made.push(table.id);
    server.clock.pass(1);
  }
  await ada.ask('PUT', `/people/${ben.id}/mute`);
  await ben.ask('POST', `/people/${ada.id}/report`, { text: 'Ben reports Ada' });
  const files = await exportOf(ada.id);
  expect(Object.keys(files)).toEqual(['account.json', 'games.json', `games/${made[0]}.log`]);
  expect(files[`games/${made[0]}.log`]).toBe(`the log of ${made[0]}`);
  const account = JSON.parse(files['account.json'] ?? '');
  expect(account.person).toMatchObject([{ id: ada.id, name: 'Ada', kind: 'member' }]);
  expect(account.login).toMatchObject([{ login: 'ada-login' }]);
  expect(account.blocks).toMatchObject([{ other: ben.id, name: 'Ben', kind: 'mute' }]);
  expect(account.reports).toEqual([]);
  expect(JSON.parse(files['games.json'] ?? '')).toMatchObject([
    { id: made[0], seat: 0, names: ['Ada', 'Ben'] },
    { id: made[1], seat: 0 },
  ]);
  const secrets = await server.db.query<{ secret: string }>(
    `SELECT token_hash AS secret FROM sessions UNION SELECT hash FROM passwords UNION SELECT server_seed FROM tables`,
  );
  expect(secrets.length).toBeGreaterThan(3);
  for (const { secret } of secrets) expect(Object.values(files).join('')).not.toContain(secret);
  expect(Object.values(files).join('')).not.toContain('Ben reports Ada');
});

test('everybody gets their own archive, now and then', async () => {
  const cleo = await server.guest('Cleo');
  const first = await cleo.send('GET', '/me/export');
  expect(first.headers.get('content-type')).toBe('application/zip');
  expect(String(first.body)).toMatch(/^PK/);
  for (let n = 0; n < 2; n++) await cleo.ask('GET', '/me/export');
  expect(await cleo.refused('GET', '/me/export')).toBe('429 api.rate-limit');
  expect(await server.browser().refused('GET', '/me/export')).toBe('401 api.unauthenticated');
});
