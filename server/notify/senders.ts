import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import type { Settings } from '../settings.ts';
import type { PushKeys } from './keys.ts';
import type { Subscription } from './subscriptions.ts';

/** The ways to reach people; null where nobody has set one up. */
export interface Senders {
  /** false: the browser is not there any more. */
  push(subscription: Subscription, payload: string): Promise<boolean>;
  readonly mail: ((to: string, subject: string, text: string) => Promise<void>) | null;
  readonly webhook: ((said: object) => Promise<void>) | null;
}

const DAY_S = 86_400;
const PATIENCE_MS = 10_000;
const GONE = new Set([404, 410]);

function mailTo({ server, from }: NonNullable<Settings['mail']>): NonNullable<Senders['mail']> {
  const transport = createTransport(server);
  return async (to, subject, text) => {
    await transport.sendMail({ from, to, subject, text });
  };
}

const callWebhook =
  (address: string): NonNullable<Senders['webhook']> =>
  async (said) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(said),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  };

/** The ways that the settings name, over the network. */
export function makeSenders({ mail, webhook, origin }: Settings, keys: PushKeys): Senders {
  const subject = origin?.startsWith('https:') ? origin : 'mailto:nobody@localhost';
  return {
    async push(subscription, payload) {
      try {
        await webPush.sendNotification(subscription, payload, {
          vapidDetails: { subject, ...keys },
          TTL: DAY_S,
          timeout: PATIENCE_MS,
        });
        return true;
      } catch (error) {
        if (error instanceof webPush.WebPushError && GONE.has(error.statusCode)) return false;
        throw error;
      }
    },
    mail: mail === null ? null : mailTo(mail),
    webhook: webhook === null ? null : callWebhook(webhook),
  };
}
