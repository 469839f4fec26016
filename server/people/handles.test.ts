import type { FriendsResponse, HandleResponse, ProfileResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.end());

type Player = TestBrowser & { readonly id: string };

const choose = (player: Player, handle: string) => player.ask<HandleResponse>('PUT', '/me/handle', { handle });
const refused = (player: Player, handle: string) => player.refused('PUT', '/me/handle', { handle });

test('a member has a handle by which others find them, however it is typed', async () => {
  const [ada, ben] = [await server.member('Ada'), await server.member('Ben')];
  expect(await ada.ask('GET', '/me/handle')).toEqual({ handle: null });
  expect(await choose(ada, ' @Ada-of-London ')).toEqual({ handle: 'ada-of-london' });
  for (const typed of ['@ada-of-london', '@Ada-of-London'])
    expect(await ben.ask<ProfileResponse>('GET', `/people/${typed}`)).toMatchObject({
      person: ada.id,
      handle: 'ada-of-london',
    });
  expect(await ben.refused('GET', '/people/@nobody')).toBe('404 people.unknown');
  await ben.ask('PUT', `/people/${ada.id}/follow`);
  expect((await ben.ask<FriendsResponse>('GET', '/friends')).following).toMatchObject([{ handle: 'ada-of-london' }]);
});

test('nobody has a handle that looks like another, is reserved, or has no proper form', async () => {
  const [cleo, eve] = [await server.member('Cleo'), await server.member('Eve')];
  await choose(cleo, 'moorland-0');
  for (const handle of ['moorland-0', 'rnoorland-o', 'MOORLAND-O', 'moor1and-0'])
    expect(await refused(eve, handle), handle).toBe('409 handle.taken');
  for (const handle of ['admin', 'adrnin', 'orrery'])
    expect(await refused(eve, handle), handle).toBe('409 handle.taken');
  for (const handle of ['ab', '-abc', 'a--b', 'a b c', 'äbc', 'x'.repeat(21)])
    expect(await refused(eve, handle), handle).toBe('400 handle.form');
});

test('a handle that was given up or whose account was deleted goes to nobody else', async () => {
  const [fay, gus] = [await server.member('Fay'), await server.member('Gus')];
  await choose(fay, 'first-one');
  await choose(fay, 'second-one');
  expect(await refused(gus, 'first-one')).toBe('409 handle.taken');
  expect(await choose(fay, 'first-one')).toEqual({ handle: 'first-one' });
  for (const handle of ['third-one', 'fourth-one']) await choose(fay, handle);
  expect(await refused(fay, 'fifth-one')).toBe('409 handle.too-many');
  await fay.ask('DELETE', '/me');
  expect(await refused(gus, 'first-one')).toBe('409 handle.taken');
  const [row] = await server.db.query('SELECT handle FROM persons WHERE id = $1', [fay.id]);
  expect(row).toEqual({ handle: null });
});

test('guests have no handle, and of two who choose the same one at a time only one gets it', async () => {
  expect(await refused(await server.guest('Guest'), 'some-guest')).toBe('403 members.only');
  const both = [await server.member('One'), await server.member('Two')];
  const answers = await Promise.all(both.map((each) => each.send('PUT', '/me/handle', '{"handle":"the-same"}')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
