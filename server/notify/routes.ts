import { okResult, type Result } from '@orrery/kernel';
import type { NoticeWay, PushKeyResponse, WebhookResponse } from '@orrery/protocol/api';
import { pushSubscribeSchema, pushUnsubscribeSchema, tryNoticeSchema, webhookSchema } from '@orrery/protocol/api';
import { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { type ApiEnv, authedBodyRoute, authedRoute, checkRate, publicRoute, requireHuman } from '../http/handlers.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';
import { deleteWebhook, setWebhook, webhookOf } from './webhooks.ts';

const MINUTE_MS = 60_000;

export interface NotifyRoutesDeps {
  readonly context: ServerContext;
  readonly pushKey: string;
  readonly notifier: {
    /** Sends a person a notice by one way, to show that it arrives. */
    tryNotice(person: string, way: NoticeWay): Promise<Result<null>>;
  };
}

/** Routes by which people choose how they are told of a turn, and try it. */
export function notifyRoutes({ context, pushKey, notifier }: NotifyRoutesDeps): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  // Each of them calls somebody else's server.
  const trials = new RateLimiter({ burst: 5, refillMs: MINUTE_MS }, context.clock);
  app.get(
    '/push/key',
    publicRoute(async () => okResult({ key: pushKey } satisfies PushKeyResponse)),
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
  const show = async (person: string): Promise<Result<WebhookResponse>> =>
    okResult({ webhook: await webhookOf(context, person) });
  app.get(
    '/webhook',
    authedRoute(requireHuman, ({ id }) => show(id)),
  );
  app.put(
    '/webhook',
    authedBodyRoute(requireHuman, webhookSchema, async ({ id }, webhook) => {
      const set = await setWebhook(context, id, webhook);
      return set.ok ? show(id) : set;
    }),
  );
  app.delete(
    '/webhook',
    authedRoute(requireHuman, async ({ id }) => {
      await deleteWebhook(context, id);
      return okResult(null);
    }),
  );
  app.post(
    '/notify/try',
    authedBodyRoute(requireHuman, tryNoticeSchema, async ({ id }, { way }) => {
      const may = checkRate(trials, id);
      return may.ok ? notifier.tryNotice(id, way) : may;
    }),
  );
  return app;
}
