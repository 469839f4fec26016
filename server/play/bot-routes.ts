import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { Asked } from '../http/answer.ts';
import type { BotDesk, NoSeat } from './bot-desk.ts';

const STATUS: Readonly<Record<NoSeat, 403 | 404 | 409>> = {
  unknown: 404,
  'not-seated': 403,
  'not-playing': 409,
  edition: 409,
};
const NDJSON = 'application/x-ndjson; charset=utf-8';
const NOBODY = { write: () => {}, end: () => {} };

/** The bot protocol over HTTP: lines are read from one answer that does not end, and said one by one. */
export function botRoutes(desk: BotDesk): Hono<Asked> {
  const app = new Hono<Asked>();
  app.get('/tables/:id/bot', async (c) => {
    const lines = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: 1024 });
    const writer = lines.writable.getWriter();
    const utf8 = new TextEncoder();
    const found = await desk.sit(c.req.param('id'), c.get('asker'), {
      write: (line) => void writer.write(utf8.encode(line)).catch(() => {}),
      end: () => void writer.close().catch(() => {}),
    });
    if (typeof found === 'string') return c.json({ why: found }, STATUS[found]);
    c.header('Content-Type', NDJSON);
    return stream(c, async (body) => {
      body.onAbort(found.leave);
      found.seat.open().catch(() => void writer.abort());
      await body.pipe(lines.readable);
      found.leave();
    });
  });
  app.post('/tables/:id/bot', async (c) => {
    const found = await desk.sit(c.req.param('id'), c.get('asker'), NOBODY);
    if (typeof found === 'string') return c.json({ why: found }, STATUS[found]);
    const wrong = await found.seat.answer(await c.req.text()).finally(found.leave);
    if (wrong === null) return c.json({ type: 'ack' });
    return wrong === 'rubbish' ? c.json({ why: wrong }, 400) : c.json({ type: 'refused', refusals: wrong }, 409);
  });
  return app;
}
