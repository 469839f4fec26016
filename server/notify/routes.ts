import { okResult, type Result } from '@orrery/kernel';
import type { NoticeWay, PushKeyResponse, WebhookResponse } from '@orrery/protocol/api';
import { pushSubscribeSchema, pushUnsubscribeSchema, tryNoticeSchema, webhookSchema } from '@orrery/protocol/api';
import { emptyResponseSchema, pushKeyResponseSchema, webhookResponseSchema } from '@orrery/protocol/schemas';
import { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { describeRoute } from '../http/describe-route.ts';
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
    describeRoute('Shows the key that browsers need for push messages.', pushKeyResponseSchema),
    publicRoute(async () => okResult({ key: pushKey } satisfies PushKeyResponse)),
  );
  app.put(
    '/push',
    describeRoute('Subscribes a browser to push messages.', emptyResponseSchema),
    authedBodyRoute(requireHuman, pushSubscribeSchema, ({ id }, subscription) => subscribe(context, id, subscription)),
  );
  app.delete(
    '/push',
    describeRoute('Ends a subscription.', emptyResponseSchema),
    authedBodyRoute(requireHuman, pushUnsubscribeSchema, async ({ id }, { endpoint }) => {
      await unsubscribe(context, id, endpoint);
      return okResult(null);
    }),
  );
  const show = async (person: string): Promise<Result<WebhookResponse>> =>
    okResult({ webhook: await webhookOf(context, person) });
  app.get(
    '/webhook',
    describeRoute('Shows the caller’s webhook.', webhookResponseSchema),
    authedRoute(requireHuman, ({ id }) => show(id)),
  );
  app.put(
    '/webhook',
    describeRoute('Sets the caller’s webhook.', webhookResponseSchema),
    authedBodyRoute(requireHuman, webhookSchema, async ({ id }, webhook) => {
      const set = await setWebhook(context, id, webhook);
      return set.ok ? show(id) : set;
    }),
  );
  app.delete(
    '/webhook',
    describeRoute('Removes the caller’s webhook.', emptyResponseSchema),
    authedRoute(requireHuman, async ({ id }) => {
      await deleteWebhook(context, id);
      return okResult(null);
    }),
  );
  app.post(
    '/notify/try',
    describeRoute('Sends the caller a notice, as a trial.', emptyResponseSchema),
    authedBodyRoute(requireHuman, tryNoticeSchema, async ({ id }, { way }) => {
      const may = checkRate(trials, id);
      return may.ok ? notifier.tryNotice(id, way) : may;
    }),
  );
  return app;
}
