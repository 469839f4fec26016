import { type Desk, moment } from '../desk.ts';
import { TABLES_CHANNEL } from '../seams.ts';

const DAY_MS = 86_400_000;
const OPEN_DAYS = 2;
const LINK_DAYS = 30;
const GUEST_DAYS = 200;

/** Takes away what is over: sessions, challenges, tokens, tables where nobody started, guests who never played. */
export async function sweep({ db, clock }: Desk): Promise<void> {
  const now = clock();
  for (const table of ['sessions', 'challenges', 'tokens', 'links']) {
    await db.query(`DELETE FROM ${table} WHERE expires < ${moment(1)}`, [now]);
  }
  await db.query(
    `WITH stale AS (UPDATE tables SET state = 'abandoned', ended = ${moment(1)} WHERE state = 'gathering'
       AND made < CASE door WHEN 'open' THEN ${moment(2)} ELSE ${moment(3)} END RETURNING id)
     SELECT pg_notify($4, id) FROM stale`,
    [now, now - OPEN_DAYS * DAY_MS, now - LINK_DAYS * DAY_MS, TABLES_CHANNEL],
  );
  await db.query(
    `DELETE FROM persons WHERE kind = 'guest' AND role = 'player' AND seen < ${moment(1)}
       AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = persons.id)
       AND NOT EXISTS (SELECT 1 FROM chairs WHERE person = persons.id)
       AND NOT EXISTS (SELECT 1 FROM tables WHERE host = persons.id)
       AND NOT EXISTS (SELECT 1 FROM remarks WHERE person = persons.id)`,
    [now - GUEST_DAYS * DAY_MS],
  );
}
