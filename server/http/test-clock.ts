import { Hono } from 'hono';
import { z } from 'zod';
import type { Query } from '../storage/db.ts';
import { TIME_CHANNEL, type Time } from '../time.ts';

const YEAR_MS = 366 * 86_400_000;
const moveSchema = z.strictObject({ ahead: z.number().int().min(0).max(YEAR_MS) });

/** For tests alone (`TEST_CLOCK`): `PUT /test/clock {"ahead": 86400000}` moves the time of all nodes to a day ahead. */
export function testClockRoutes(db: Query, time: Time): Hono {
  const app = new Hono();
  app.put('/test/clock', async (c) => {
    const asked = moveSchema.safeParse(await c.req.json().catch(() => null));
    if (!asked.success || !time.moveTo(asked.data.ahead)) return c.json({ now: time.clock() }, 400);
    await db.query('SELECT pg_notify($1, $2)', [TIME_CHANNEL, String(asked.data.ahead)]);
    return c.json({ now: time.clock() });
  });
  return app;
}
