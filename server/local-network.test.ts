import { request } from 'node:http';
import type { NetworkResponse, TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ClusterUser, InProcessCluster } from './testing/in-process-cluster.ts';
import { TEST_TABLE_TERMS } from './testing/terms.ts';

/** A second address of this machine that only this machine reaches: it stands for one in the local network. */
const NETWORK_ADDRESS = '127.0.0.2';
const localAddresses = () => [NETWORK_ADDRESS];

let server: InProcessCluster;
beforeAll(async () => {
  server = await InProcessCluster.start();
}, 180_000);
afterAll(() => server.end());

const start = (env: Record<string, string> = {}) => server.node(env, undefined, { localAddresses });
const stateAt = (url: string) => new ClusterUser().ask<NetworkResponse>(url, 'GET', '/network');
const openAt = (url: string) => new ClusterUser().ask<NetworkResponse>(url, 'POST', '/network/open', {});
const CLOSED: NetworkResponse = { mayOpen: false, origins: [] };

/** What a server answers at a path to a request with this Host. */
const statusFor = (url: string, path: string, host: string): Promise<string> =>
  new Promise((settle, fail) => {
    const asked = request(`${url}/api${path}`, { headers: { host } }, (answer) => {
      answer.setEncoding('utf8').on('data', settle);
    });
    asked.on('error', fail).end();
  });

test('after a plain start only this computer reaches the server, until a person at it opens it to the network', async () => {
  const { url } = await start();
  const there = url.replace('127.0.0.1', NETWORK_ADDRESS);
  await expect(fetch(there)).rejects.toThrow();
  expect(await stateAt(url)).toEqual({ mayOpen: true, origins: [] });

  expect(await openAt(url)).toEqual({ mayOpen: false, origins: [there] });
  expect(await stateAt(url)).toEqual({ mayOpen: false, origins: [there] });
  const [ada, ben] = [new ClusterUser(), new ClusterUser()];
  await ada.ask(url, 'POST', '/me', { name: 'Ada' });
  await ben.ask(there, 'POST', '/me', { name: 'Ben' });
  const { table } = await ada.ask<TableResponse>(url, 'POST', '/tables', TEST_TABLE_TERMS);
  expect((await ben.ask<TableResponse>(there, 'POST', `/tables/${table.id}/sit`, {})).seat).toBe(1);
  const page = ben.openSocket<{ type: string }>(there, `/live/${table.id}?since=0`);
  await expect.poll(() => page.heard[0]?.type).toBe('hello');
  page.socket.close();
});

test('a request by another host name or through a proxy cannot open the server to the network or learn its addresses', async () => {
  const { url } = await start();
  expect(JSON.parse(await statusFor(url, '/network', 'attacker.example'))).toEqual(CLOSED);
  const proxied = await start({ TRUSTED_PROXIES: '1' });
  expect(await openAt(proxied.url)).toEqual(CLOSED);
  const named = await start({ ORIGIN: 'http://127.0.0.1:3999' });
  expect(await stateAt(named.url)).toEqual(CLOSED);
});

test('a server that closes also releases its addresses in the network', async () => {
  const { node, url } = await start();
  await openAt(url);
  await server.close(node);
  await expect(fetch(url.replace('127.0.0.1', NETWORK_ADDRESS))).rejects.toThrow();
});
