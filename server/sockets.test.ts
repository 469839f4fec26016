import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ConnectionLimiter } from './connection-limiter.ts';
import { handleUpgrades } from './sockets.ts';

let server: ReturnType<typeof createServer>;
let errors: unknown[];

beforeEach(async () => {
  errors = [];
  server = createServer();
  handleUpgrades(server, {
    people: { personOf: async () => null },
    routes: [
      {
        matches: () => true,
        open(socket) {
          socket.on('message', (data) => {
            if (data.toString() === 'bad') throw new Error('cannot be handled');
            socket.send('fine');
          });
        },
        async drain() {},
      },
    ],
    origin: null,
    proxies: 0,
    connectionLimiter: new ConnectionLimiter(0),
    upgradeLimiter: null,
    reportError: (error) => errors.push(error),
  });
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
});

afterEach(() => server.close());

const opened = async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await once(socket, 'open');
  return socket;
};

test('an error while a message is handled closes that socket alone, and is reported', async () => {
  const [bad, good] = [await opened(), await opened()];
  bad.send('bad');
  const [code] = await once(bad, 'close');
  expect(code).toBe(1011);
  expect(errors).toEqual([new Error('cannot be handled')]);
  good.send('good');
  expect(String((await once(good, 'message'))[0])).toBe('fine');
  good.close();
});
