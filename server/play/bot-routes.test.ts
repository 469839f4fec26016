import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ConnectionLimiter } from '../connection-limiter.ts';
import type { ApiEnv } from '../http/handlers.ts';
import { botRoutes } from './bot-routes.ts';
import type { ExternalBots } from './external-bots.ts';

test('a program that is sent away while its seat is looked for does not stay on it', async () => {
  const ends: (() => void)[] = [];
  let left = 0;
  // Only the part that the route uses: the program was disconnected while its seat was looked up.
  const bots = {
    sit: async () => {
      for (const end of ends) end();
      return { seat: { open: async () => {} }, leave: () => left++ };
    },
  } as unknown as ExternalBots;
  const letIn = (_: string, end: () => void) => {
    ends.push(end);
    return () => {};
  };
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('from', '192.0.2.1');
    c.set('asker', null);
    await next();
  });
  app.route('/', botRoutes({ bots, connectionLimiter: new ConnectionLimiter(0), connections: { letIn } }));
  const answer = await app.request('/bots/table');
  expect(await answer.text()).toBe('');
  expect(left).toBe(1);
});
