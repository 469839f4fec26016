import { safeParse } from '@orrery/protocol/schemas';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Queryable } from '../storage/db.ts';
import { type NodeTime, TIME_CHANNEL } from '../time.ts';

const YEAR_MS = 366 * 86_400_000;
const setClockSchema = z.strictObject({ ahead: z.number().int().min(0).max(YEAR_MS) });

/** For tests only (`TEST_CLOCK`): `PUT /test/clock {"ahead": 86400000}` moves the time of all nodes a day ahead. */
export function testClockRoutes(db: Queryable, time: NodeTime): Hono {
  const app = new Hono();
  app.put('/test/clock', async (c) => {
    const asked = safeParse(setClockSchema, await c.req.json().catch(() => null));
    if (!asked.success || !time.advanceTo(asked.data.ahead)) return c.json({ now: time.clock() }, 400);
    await db.query('SELECT pg_notify($1, $2)', [TIME_CHANNEL, String(asked.data.ahead)]);
    return c.json({ now: time.clock() });
  });
  return app;
}
