import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClientOptions, WebSocket, WebSocketServer } from 'ws';
import { keepAlive } from './keep-alive.ts';

const INTERVAL_MS = 30;

let server: WebSocketServer;
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** A client, and how many pings the server has had an answer to. */
async function connect(options: ClientOptions) {
  const pongs: number[] = [];
  server.once('connection', (socket) => keepAlive(socket, (ms) => pongs.push(ms), INTERVAL_MS));
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, options);
  await once(socket, 'open');
  return { socket, pongs };
}

test('a client that answers pings stays connected, and its latency is known', async () => {
  const { socket, pongs } = await connect({ autoPong: true });
  await expect.poll(() => pongs.length, { timeout: 20_000 }).toBeGreaterThan(4);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  expect(Math.min(...pongs)).toBeGreaterThanOrEqual(0);
  socket.close();
});

test('a client that does not answer pings is disconnected', async () => {
  const { socket, pongs } = await connect({ autoPong: false });
  const [code] = await once(socket, 'close');
  expect(code).toBe(1006); // without a closing handshake
  expect(pongs).toEqual([]);
});
