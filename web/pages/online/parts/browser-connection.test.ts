import { deflateRawSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { browserConnectionEnv, orderedMessages } from './browser-connection.ts';

afterEach(() => vi.unstubAllGlobals());

/** As a browser gets it. */
function packed(text: string): ArrayBuffer {
  const bytes = deflateRawSync(text);
  return new Uint8Array(bytes).buffer;
}

test('packed messages are unpacked, and messages after them wait for them', async () => {
  const heard: string[] = [];
  const receive = orderedMessages((text) => heard.push(text));
  receive('first');
  expect(heard).toEqual(['first']);
  const long = 'long '.repeat(20_000);
  receive(packed(long));
  receive('third');
  receive(packed('fourth'));
  receive('fifth');
  expect(heard).toEqual(['first']);
  await expect.poll(() => heard.length).toBe(5);
  expect(heard).toEqual(['first', long, 'third', 'fourth', 'fifth']);
  receive('at once');
  expect(heard.at(-1)).toBe('at once');
});

test('a socket that is left while it connects is closed once it is open', () => {
  const made: FakeSocket[] = [];
  class FakeSocket extends EventTarget {
    static readonly CONNECTING = 0;
    readyState = 0;
    closedIn: number | null = null;
    constructor() {
      super();
      made.push(this);
    }
    close(): void {
      this.closedIn = this.readyState;
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', new URL('https://orrery.test/lobby'));
  browserConnectionEnv('/live/lobby')
    .connect(0, { onMessage: () => {}, onClosed: () => {} })
    .close();
  const [socket] = made;
  expect(socket?.closedIn).toBeNull();
  if (socket !== undefined) socket.readyState = 1;
  socket?.dispatchEvent(new Event('open'));
  expect(socket?.closedIn).toBe(1);
});
