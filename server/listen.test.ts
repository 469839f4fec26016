import { createServer, type Server } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';

function makeServer(): Server {
  const server = createServer();
  onTestFinished(() => void server.close());
  return server;
}

/** A port of this machine that stays in use for the length of the test. */
async function takenPort(): Promise<number> {
  const opened = await listen(makeServer(), { host: '127.0.0.1', ports: [0] });
  if (typeof opened === 'string') throw new Error(opened);
  return Number(new URL(opened.url).port);
}

test('a port in use is skipped when there are others', async () => {
  const taken = await takenPort();
  const opened = await listen(makeServer(), { host: '127.0.0.1', ports: [taken, 0] });
  expect(opened).toEqual({ url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
  expect(opened).not.toEqual({ url: `http://127.0.0.1:${taken}` });
});

test('a port in use is an error with a clear sentence when it was the only one', async () => {
  const taken = await takenPort();
  expect(await listen(makeServer(), { host: '127.0.0.1', ports: [taken] })).toBe(
    `127.0.0.1:${taken} is taken by another program; set HOST or PORT to choose another.`,
  );
});

test('an address that is not ours is an error with a clear sentence', async () => {
  expect(await listen(makeServer(), { host: '192.0.2.1', ports: [0, 0] })).toMatch(
    /^192\.0\.2\.1:0 is no address of this machine; /,
  );
});
