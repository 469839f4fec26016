import type { TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_TABLE_TERMS } from '../testing/terms.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let house: TestServer;
beforeAll(async () => {
  house = await startTestServer();
}, 120_000);
afterAll(async () => {
  expect(house.faults).toEqual([]);
  await house.end();
});

type Player = Awaited<ReturnType<TestServer['guest']>>;

/** Who hears what a person says, or the code of the refusal. */
async function say(table: string, { id }: Player, text = 'hello'): Promise<string> {
  const person = { id, name: 'A name', kind: 'guest', role: 'player', language: 'en' } as const;
  const said = await house.tables.say(table, person, text);
  return said.ok ? said.value.audience : said.problem.code;
}

async function begin(host: Player): Promise<string> {
  const { table } = await host.ask<TableResponse>('POST', '/tables', { ...TEST_TABLE_TERMS, seats: 2 });
  await host.ask('POST', `/tables/${table.id}/bot`, { seat: 1, level: 'cadet' });
  await host.ask('POST', `/tables/${table.id}/start`);
  return table.id;
}

test('the table chooses how much later spectators see the game, until it begins', async () => {
  const host = await house.guest('Host');
  const terms = { ...TEST_TABLE_TERMS, spectatorDelayMs: 60_000 };
  const { table } = await host.ask<TableResponse>('POST', '/tables', terms);
  expect(table.spectatorDelayMs).toBe(60_000);
  const { game: _game, ...changed } = { ...terms, spectatorDelayMs: 300_000 };
  const after = await host.ask<TableResponse>('PUT', `/tables/${table.id}/terms`, changed);
  expect(after.table.spectatorDelayMs).toBe(300_000);
  expect(await host.refused('POST', '/tables', { ...terms, spectatorDelayMs: -1 })).toMatch(/^400/);
  expect(await host.refused('POST', '/tables', { ...terms, spectatorDelayMs: 3_600_001 })).toMatch(/^400/);
});

test('a person without a seat talks to spectators once the game runs, and to nobody before', async () => {
  const [host, eve] = [await house.guest('Host'), await house.guest('Eve')];
  const { table } = await host.ask<TableResponse>('POST', '/tables', TEST_TABLE_TERMS);
  expect(await say(table.id, eve)).toBe('chat.not-seated');
  const id = await begin(host);
  expect(await say(id, eve)).toBe('spectators');
  expect(await say(id, host)).toBe('table');
});

test('spectators are muted and limited like players', async () => {
  const [host, eve, fay] = [await house.guest('Host'), await house.guest('Eve'), await house.guest('Fay')];
  const boss = await house.admin('Boss');
  const id = await begin(host);
  await boss.ask('POST', `/admin/people/${eve.id}/sanctions`, { kind: 'mute', hours: 1, reason: 'noise' });
  expect(await say(id, eve)).toBe('chat.muted');
  for (let i = 0; i < 5; i++) expect(await say(id, fay)).toBe('spectators');
  expect(await say(id, fay)).toBe('chat.rate-limit');
  await host.ask('POST', `/people/${fay.id}/report`, { text: 'rude', table: id, message: 1 });
});
