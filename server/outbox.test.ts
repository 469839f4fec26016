import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { StreamOutbox } from './outbox.ts';

test("messages of every length arrive unchanged and in order between the socket's own frames", async () => {
  const texts = [0, 1, 125, 126, 200, 65_535, 65_536, 200_000].map((length) => 'ä'.repeat(length >> 1).padEnd(length));
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const outbox = new StreamOutbox(stream);
      for (const text of texts) outbox.send(text);
      socket.ping();
      outbox.send('last');
      outbox.flush();
      socket.close(1000);
    });
  });
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  const heard: string[] = [];
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  page.on('message', (data) => heard.push(data.toString()));
  const code = await new Promise((go) => page.on('close', go));
  server.close();
  expect(heard).toEqual([...texts, 'last']);
  expect(code).toBe(1000);
});
