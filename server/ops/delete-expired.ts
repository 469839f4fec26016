import { type ServerContext, timestampParam } from '../context.ts';
import { endExpiredBars } from '../moderation/sanctions.ts';
import { TABLES_CHANNEL } from '../ports.ts';

const DAY_MS = 86_400_000;
const OPEN_TABLE_DAYS = 2;
const UNLISTED_TABLE_DAYS = 30;
const IDLE_PAIRING_DAYS = 14;
const IDLE_GUEST_DAYS = 200;

/** Deletes what has expired: sessions, challenges, tokens, tables that never started, guests who never played. */
export async function deleteExpired({ db, clock }: ServerContext): Promise<void> {
  const now = clock();
  await endExpiredBars(db, now);
  for (const table of ['sessions', 'challenges', 'tokens', 'links']) {
    await db.query(`DELETE FROM ${table} WHERE expires < ${timestampParam(1)}`, [now]);
  }
  await db.query(`DELETE FROM pairings WHERE seen < ${timestampParam(1)}`, [now - IDLE_PAIRING_DAYS * DAY_MS]);
  await db.query(
    `WITH stale AS (UPDATE tables SET state = 'abandoned', ended = ${timestampParam(1)} WHERE state = 'gathering' AND tournament IS NULL
       AND made < CASE visibility WHEN 'public' THEN ${timestampParam(2)} ELSE ${timestampParam(3)} END RETURNING id)
     SELECT pg_notify($4, id) FROM stale`,
    [now, now - OPEN_TABLE_DAYS * DAY_MS, now - UNLISTED_TABLE_DAYS * DAY_MS, TABLES_CHANNEL],
  );
  await db.query(
    `DELETE FROM persons WHERE kind = 'guest' AND role = 'player' AND seen < ${timestampParam(1)}
       AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = persons.id)
       AND NOT EXISTS (SELECT 1 FROM chairs WHERE person = persons.id)
       AND NOT EXISTS (SELECT 1 FROM tables WHERE host = persons.id)
       AND NOT EXISTS (SELECT 1 FROM tournaments WHERE host = persons.id)
       AND NOT EXISTS (SELECT 1 FROM entrants WHERE person = persons.id)
       AND NOT EXISTS (SELECT 1 FROM chat_messages WHERE person = persons.id)
       AND NOT EXISTS (SELECT 1 FROM review_branches WHERE person = persons.id)
       AND NOT EXISTS (SELECT 1 FROM review_notes WHERE person = persons.id)`,
    [now - IDLE_GUEST_DAYS * DAY_MS],
  );
}
