import { ECDH } from 'node:crypto';
import { okResult, type Result } from '@orrery/kernel';
import type { ServerContext } from '../context.ts';
import { textFailure } from '../texts.ts';

/**
 * The push services of browsers. The server sends to no other host: an address from a client must not make it call
 * arbitrary hosts.
 */
const PUSH_SERVICE_HOSTS = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];
const MAX_SUBSCRIPTIONS_PER_PERSON = 10;
/** The curve of the key that a browser makes for push messages (RFC 8291). */
const PUSH_CURVE = 'prime256v1';
const PUBLIC_KEY_BYTES = 65;
const MIN_AUTH_BYTES = 16;

export interface StoredPushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port, username } = new URL(endpoint);
  const isKnown = PUSH_SERVICE_HOSTS.some((name) =>
    name.startsWith('.') ? hostname.endsWith(name) : hostname === name,
  );
  return protocol === 'https:' && port === '' && username === '' && isKnown;
}

/** Whether messages can be encrypted with these keys: the public key is a point of the curve. */
function hasUsableKeys({ p256dh, auth }: StoredPushSubscription['keys']): boolean {
  const publicKey = Buffer.from(p256dh, 'base64url');
  if (publicKey.length !== PUBLIC_KEY_BYTES || Buffer.from(auth, 'base64url').length < MIN_AUTH_BYTES) return false;
  try {
    ECDH.convertKey(publicKey, PUSH_CURVE);
    return true;
  } catch {
    return false;
  }
}

/** Stores a browser's push subscription; the oldest ones of the person are dropped. */
export async function subscribe(
  { db }: ServerContext,
  person: string,
  { endpoint, keys }: StoredPushSubscription,
): Promise<Result<null>> {
  if (!isPushService(endpoint)) return textFailure('push.address');
  if (!hasUsableKeys(keys)) return textFailure('push.keys');
  await db.transaction(async (query) => {
    await query.query(
      `INSERT INTO push_subscriptions (endpoint, person, p256dh, auth) VALUES ($1, $2, $3, $4)
       ON CONFLICT (endpoint) DO UPDATE SET person = $2, p256dh = $3, auth = $4, made = now()`,
      [endpoint, person, keys.p256dh, keys.auth],
    );
    await query.query(
      `DELETE FROM push_subscriptions WHERE person = $1 AND endpoint NOT IN
         (SELECT endpoint FROM push_subscriptions WHERE person = $1 ORDER BY made DESC LIMIT $2)`,
      [person, MAX_SUBSCRIPTIONS_PER_PERSON],
    );
  });
  return okResult(null);
}

export async function unsubscribe({ db }: ServerContext, person: string, endpoint: string): Promise<void> {
  await db.query('DELETE FROM push_subscriptions WHERE endpoint = $1 AND person = $2', [endpoint, person]);
}

export async function subscriptionsOf(
  { db }: ServerContext,
  person: string,
): Promise<readonly StoredPushSubscription[]> {
  const rows = await db.query<{ endpoint: string; p256dh: string; auth: string }>(
    'SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE person = $1',
    [person],
  );
  return rows.map(({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }));
}
