import { okResult } from '@orrery/kernel';
import type { PushKeyResponse } from '@orrery/protocol/api';
import { pushSubscribeSchema, pushUnsubscribeSchema } from '@orrery/protocol/api';
import { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { type ApiEnv, authedBodyRoute, publicRoute, requireHuman } from '../http/handlers.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

/** Routes by which browsers subscribe to notices. */
export function pushRoutes(context: ServerContext, publicKey: string): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get(
    '/push/key',
    publicRoute(async () => okResult({ key: publicKey } satisfies PushKeyResponse)),
  );
  app.put(
    '/push',
    authedBodyRoute(requireHuman, pushSubscribeSchema, ({ id }, subscription) => subscribe(context, id, subscription)),
  );
  app.delete(
    '/push',
    authedBodyRoute(requireHuman, pushUnsubscribeSchema, async ({ id }, { endpoint }) => {
      await unsubscribe(context, id, endpoint);
      return okResult(null);
    }),
  );
  return app;
}
