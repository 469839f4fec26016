import { WebSocket, WebSocketServer } from 'ws';
import type { CrowdFigures } from './crowd.ts';

/** About the size of a move and its answer on the wire. */
const ECHO_MESSAGE = 'x'.repeat(400);

/** A server that echoes what it receives: the limit of WebSockets on this machine. */
export function echoServer(): Promise<number> {
  return new Promise((open) => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false }, () => {
      const address = server.address();
      open(typeof address === 'object' && address !== null ? address.port : 0);
    });
    server.on('connection', (socket) => socket.on('message', (data) => socket.send(data, { binary: false })));
  });
}

/** Echoes with this number of sockets, each with one message under way. */
export async function measureEchoes(
  port: number,
  sockets: number,
  seconds: number,
): Promise<Pick<CrowdFigures, 'perSecond' | 'p99'>> {
  const times: number[] = [];
  let isOn = true;
  const all = await Promise.all(
    Array.from({ length: sockets }, () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
      return new Promise<WebSocket>((open) => socket.on('open', () => open(socket)));
    }),
  );
  for (const socket of all) {
    let begun = performance.now();
    socket.on('message', () => {
      times.push(performance.now() - begun);
      begun = performance.now();
      if (isOn) socket.send(ECHO_MESSAGE);
    });
    socket.send(ECHO_MESSAGE);
  }
  await new Promise((go) => setTimeout(go, seconds * 1000));
  isOn = false;
  for (const socket of all) socket.terminate();
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  return { perSecond: Math.round(times.length / seconds), p99: Math.round(p99 * 10) / 10 };
}
