import { request } from 'node:https';
import { isIP } from 'node:net';
import { okResult, type Result } from '@orrery/kernel';
import type { Webhook, WebhookFormat } from '@orrery/protocol/api';
import type { ServerContext } from '../context.ts';
import { isPublicAddress, lookupPublic } from '../http/public-address.ts';
import { textFailure } from '../texts.ts';
import type { WebhookRequest } from './webhook-formats.ts';

const SEND_TIMEOUT_MS = 10_000;
const MAX_SUCCESS_STATUS = 299;
/** The service knows no such subscription or webhook any more. */
export const GONE_STATUSES: ReadonlySet<number> = new Set([404, 410]);
const TOPIC_PATH = /^\/(.+\/)?[\w-]+\/?$/;

/** Whether an address may be called for a person: by https, at its usual port, without a password, and public. */
function isAllowed(address: URL): boolean {
  const { protocol, port, username, hostname } = address;
  const host = hostname.replace(/^\[|\]$/g, '');
  const isHidden = isIP(host) !== 0 ? !isPublicAddress(host) : !host.includes('.');
  return protocol === 'https:' && port === '' && username === '' && !isHidden;
}

const hasForm = (format: WebhookFormat, { pathname }: URL): boolean => format !== 'ntfy' || TOPIC_PATH.test(pathname);

/** Where a person wants to be told; null: nowhere. */
export async function webhookOf({ db }: ServerContext, person: string): Promise<Webhook | null> {
  const [row] = await db.query<{ format: WebhookFormat; address: string }>(
    'SELECT format, address FROM webhooks WHERE person = $1',
    [person],
  );
  return row ?? null;
}

export async function setWebhook(
  { db }: ServerContext,
  person: string,
  { format, address }: Webhook,
): Promise<Result<null>> {
  const url = new URL(address);
  if (!isAllowed(url)) return textFailure('webhook.address');
  if (!hasForm(format, url)) return textFailure('webhook.topic');
  await db.query(
    `INSERT INTO webhooks (person, format, address) VALUES ($1, $2, $3)
     ON CONFLICT (person) DO UPDATE SET format = $2, address = $3, made = now()`,
    [person, format, url.href],
  );
  return okResult(null);
}

export async function deleteWebhook({ db }: ServerContext, person: string): Promise<void> {
  await db.query('DELETE FROM webhooks WHERE person = $1', [person]);
}

/**
 * Calls an address of the public internet, follows no redirect and reads nothing of the answer but its status. false:
 * there is no such webhook any more.
 */
export function sendToPublic({ address, body }: WebhookRequest): Promise<boolean> {
  if (!isAllowed(address)) return Promise.reject(new Error('the webhook is not a public address'));
  return new Promise((resolve, reject) => {
    const sent = request(address, {
      method: 'POST',
      lookup: lookupPublic,
      headers: { 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.destroy();
      const { statusCode = 0 } = answer;
      if (statusCode <= MAX_SUCCESS_STATUS) resolve(true);
      else if (GONE_STATUSES.has(statusCode)) resolve(false);
      else reject(new Error(`the webhook answered ${statusCode}`));
    });
    sent.end(JSON.stringify(body));
  });
}
