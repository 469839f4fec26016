import webPush from 'web-push';
import type { Database } from '../storage/db.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const VAPID_KEY_NAME = 'vapid';

/** The server's web push keys: created at the first start and the same on every node from then on. */
export async function loadPushKeys(db: Database): Promise<PushKeys> {
  const fresh = JSON.stringify(webPush.generateVAPIDKeys());
  await db.query('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [VAPID_KEY_NAME, fresh]);
  const [row] = await db.query<{ value: string }>('SELECT value FROM secrets WHERE name = $1', [VAPID_KEY_NAME]);
  return JSON.parse(row?.value ?? fresh) as PushKeys; // only this function writes it
}
