import webPush from 'web-push';
import type { Db } from '../storage/db.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const NAME = 'vapid';

/** The keys of this server for web push: made at its first start, the same on every node ever after. */
export async function pushKeys(db: Db): Promise<PushKeys> {
  const fresh = JSON.stringify(webPush.generateVAPIDKeys());
  await db.query('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [NAME, fresh]);
  const [row] = await db.query<{ value: string }>('SELECT value FROM secrets WHERE name = $1', [NAME]);
  return JSON.parse(row?.value ?? fresh) as PushKeys; // written by nobody but us
}
