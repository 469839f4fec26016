import { good, type Result } from '@orrery/kernel';
import type { Desk } from '../desk.ts';
import { refusal } from '../texts.ts';

/** The services browsers use. We send to nobody else: an address from outside must not make us call whomever it names. */
const SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];
const MOST = 10;

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

function isService(endpoint: string): boolean {
  const { protocol, hostname, port, username } = new URL(endpoint);
  const isKnown = SERVICES.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name));
  return protocol === 'https:' && port === '' && username === '' && isKnown;
}

/** Notes where a browser of somebody's can be reached; the oldest make room. */
export async function subscribe({ db }: Desk, person: string, { endpoint, keys }: Subscription): Promise<Result<null>> {
  if (!isService(endpoint)) return refusal('push.address');
  await db.within(async (query) => {
    await query.query(
      `INSERT INTO push_subscriptions (endpoint, person, p256dh, auth) VALUES ($1, $2, $3, $4)
       ON CONFLICT (endpoint) DO UPDATE SET person = $2, p256dh = $3, auth = $4, made = now()`,
      [endpoint, person, keys.p256dh, keys.auth],
    );
    await query.query(
      `DELETE FROM push_subscriptions WHERE person = $1 AND endpoint NOT IN
         (SELECT endpoint FROM push_subscriptions WHERE person = $1 ORDER BY made DESC LIMIT $2)`,
      [person, MOST],
    );
  });
  return good(null);
}

export async function unsubscribe({ db }: Desk, person: string, endpoint: string): Promise<void> {
  await db.query('DELETE FROM push_subscriptions WHERE endpoint = $1 AND person = $2', [endpoint, person]);
}

export async function subscriptionsOf({ db }: Desk, person: string): Promise<readonly Subscription[]> {
  const rows = await db.query<{ endpoint: string; p256dh: string; auth: string }>(
    'SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE person = $1',
    [person],
  );
  return rows.map(({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }));
}
