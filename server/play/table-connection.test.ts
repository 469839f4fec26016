import { EventEmitter } from 'node:events';
import type { ServerMessage } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { jsonOf, storedJson } from '../json-text.ts';
import { type ConnectionHandler, TableConnection } from './table-connection.ts';

/** A socket whose other end reads nothing unless the test allows it. */
class StuckSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  isTerminated = false;

  send(text: string): void {
    this.sent.push(text);
    this.bufferedAmount += text.length;
  }

  ping(): void {}

  close(): void {}

  terminate(): void {
    this.isTerminated = true;
    this.emit('close');
  }
}

const LONG = storedJson<ServerMessage>('x'.repeat(100_000));

function makeConnection() {
  const socket = new StuckSocket();
  const resynced: number[] = [];
  const host: ConnectionHandler = {
    choose: async () => ({ ok: true }),
    undo: async () => ({ ok: true }),
    say: async () => ({ ok: true }),
    resync: (connection) => resynced.push(connection.seq),
    visibilityChanged: () => {},
    disconnected: () => {},
  };
  // The parts of a WebSocket that a TableConnection uses.
  const connection = new TableConnection(
    socket as unknown as WebSocket,
    { person: null, outbox: { send: (text) => socket.send(text), flush: () => {} } },
    { rate: { burst: 10, perSecond: 10 }, clock: Date.now },
    host,
  );
  return { socket, connection, resynced };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a slow socket is sent nothing more, and gets what it missed when it has caught up', () => {
  const { socket, connection, resynced } = makeConnection();
  for (let seq = 1; seq <= 10; seq++) connection.receive(LONG, seq);
  expect(socket.sent).toHaveLength(3);
  vi.advanceTimersByTime(5000);
  expect(resynced).toEqual([]);
  socket.bufferedAmount = 0;
  vi.advanceTimersByTime(500);
  expect(resynced).toEqual([3]);
  const news = jsonOf<ServerMessage>({ type: 'ack', id: 11 });
  connection.receive(news, 11);
  expect(socket.sent.at(-1)).toBe(news);
});

test('a socket that stays slow is closed after a time', () => {
  const { socket, connection } = makeConnection();
  for (let seq = 1; seq <= 10; seq++) connection.receive(LONG, seq);
  socket.emit('pong');
  vi.advanceTimersByTime(15_000);
  expect(socket.isTerminated).toBe(false);
  socket.emit('pong');
  vi.advanceTimersByTime(16_000);
  expect(socket.isTerminated).toBe(true);
});

test('a socket that does not answer pings is closed', () => {
  const { socket } = makeConnection();
  vi.advanceTimersByTime(45_000);
  expect(socket.isTerminated).toBe(true);
});
