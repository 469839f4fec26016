import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { StreamOutbox } from './outbox.ts';

const TEXTS = [0, 1, 125, 126, 200, 65_535, 65_536, 200_000].map((length) => 'ä'.repeat(length >> 1).padEnd(length));

test.each([false, true])(
  "messages of every length arrive unchanged and in order between the socket's own frames; packed if the client reads it: %s",
  async (packs) => {
    const server = createServer();
    const sockets = new WebSocketServer({ noServer: true });
    server.on('upgrade', (request, stream, head) => {
      sockets.handleUpgrade(request, stream, head, (socket) => {
        const outbox = new StreamOutbox(stream, { packs });
        for (const text of TEXTS) outbox.send(text);
        socket.ping();
        outbox.send('last');
        outbox.flush();
        socket.close(1000);
      });
    });
    await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
    const heard: string[] = [];
    const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    let received = 0;
    page.on('message', (data: Buffer, isBinary) => {
      received += data.length;
      heard.push((isBinary ? inflateRawSync(data) : data).toString());
    });
    const code = await new Promise((go) => page.on('close', go));
    server.close();
    expect(heard).toEqual([...TEXTS, 'last']);
    const plain = Buffer.byteLength([...TEXTS, 'last'].join(''));
    if (packs) expect(received).toBeLessThan(plain / 100);
    else expect(received).toBe(plain);
    expect(code).toBe(1000);
  },
);
