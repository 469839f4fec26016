import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import type { Settings } from '../settings.ts';
import type { PushKeys } from './push-keys.ts';
import type { StoredPushSubscription } from './subscriptions.ts';
import { deliver } from './undelivered.ts';
import type { WebhookRequest } from './webhook-formats.ts';
import { GONE_STATUSES, sendToPublic } from './webhooks.ts';

/** The ways to reach people; null where none is configured. Each throws an UndeliveredError if it fails. */
export interface Senders {
  /** false: the browser's subscription no longer exists. */
  push(subscription: StoredPushSubscription, payload: string): Promise<boolean>;
  readonly mail: ((to: string, subject: string, text: string) => Promise<void>) | null;
  /** The host's own webhook, which is told of everybody's turns. */
  readonly webhook: ((said: object) => Promise<void>) | null;
  /** The webhook of a person. false: there is no such webhook any more. */
  personWebhook(request: WebhookRequest): Promise<boolean>;
}

const PUSH_TTL_S = 86_400;
const SEND_TIMEOUT_MS = 10_000;

function makeMailSender({ server, from }: NonNullable<Settings['mail']>): NonNullable<Senders['mail']> {
  const transport = createTransport(server);
  return async (to, subject, text) => {
    await deliver(() => transport.sendMail({ from, to, subject, text }));
  };
}

const makeWebhookSender =
  (address: string): NonNullable<Senders['webhook']> =>
  (said) =>
    deliver(async () => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(said),
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
        redirect: 'error',
      });
      if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
    });

/** The senders that the settings configure, over the network. */
export function makeSenders({ mail, webhook, origin }: Settings, keys: PushKeys): Senders {
  const subject = origin?.startsWith('https:') ? origin : 'mailto:nobody@localhost';
  return {
    push: (subscription, payload) =>
      deliver(async () => {
        try {
          await webPush.sendNotification(subscription, payload, {
            vapidDetails: { subject, ...keys },
            TTL: PUSH_TTL_S,
            timeout: SEND_TIMEOUT_MS,
          });
          return true;
        } catch (error) {
          if (error instanceof webPush.WebPushError && GONE_STATUSES.has(error.statusCode)) return false;
          throw error;
        }
      }),
    mail: mail === null ? null : makeMailSender(mail),
    webhook: webhook === null ? null : makeWebhookSender(webhook),
    personWebhook: (request) => deliver(() => sendToPublic(request)),
  };
}
