import { good } from '@orrery/kernel';
import type { PushKeyAnswer } from '@orrery/protocol/api';
import { pushEndSchema, pushSchema } from '@orrery/protocol/api';
import { Hono } from 'hono';
import type { Desk } from '../desk.ts';
import { type Asked, anybodyAsks, human, says } from '../http/answer.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

/** How browsers ask to be told. */
export function pushRoutes(desk: Desk, publicKey: string): Hono<Asked> {
  const app = new Hono<Asked>();
  app.get(
    '/push/key',
    anybodyAsks(async () => good({ key: publicKey } satisfies PushKeyAnswer)),
  );
  app.put(
    '/push',
    says(human, pushSchema, ({ id }, subscription) => subscribe(desk, id, subscription)),
  );
  app.delete(
    '/push',
    says(human, pushEndSchema, async ({ id }, { endpoint }) => {
      await unsubscribe(desk, id, endpoint);
      return good(null);
    }),
  );
  return app;
}
