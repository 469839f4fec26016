import { Hono } from 'hono';
import type { Doorkeeper } from '../doorkeeper.ts';
import type { Doorway } from '../doorway.ts';
import type { Asked } from '../http/answer.ts';
import type { BotDesk, NoSeat } from './bot-desk.ts';
import { LineStream } from './line-stream.ts';

const STATUS: Readonly<Record<NoSeat | 'full' | 'rubbish', 400 | 403 | 404 | 409 | 429>> = {
  unknown: 404,
  'not-seated': 403,
  'not-playing': 409,
  edition: 409,
  unplayable: 409,
  full: 429,
  rubbish: 400,
};
const NDJSON = 'application/x-ndjson; charset=utf-8';

/** What lets programs in. */
export interface ProgramDoor {
  readonly desk: BotDesk;
  readonly doorway: Doorway;
  readonly doorkeeper: Pick<Doorkeeper, 'letIn'>;
}

/** The bot protocol over HTTP: lines are read from one answer that does not end, and said one by one. */
export function botRoutes({ desk, doorway, doorkeeper }: ProgramDoor): Hono<Asked> {
  const app = new Hono<Asked>();
  app.get('/bots/:id', async (c) => {
    const asker = c.get('asker');
    const leaving: (() => void)[] = [];
    const leave = () => {
      for (const each of leaving.splice(0)) each();
    };
    const lines = new LineStream(leave);
    const refuse = (why: NoSeat | 'full') => {
      lines.end();
      return c.json({ why }, STATUS[why]);
    };
    const admitted = [doorway.admit(c.get('from')), doorkeeper.letIn(asker?.id ?? '', () => lines.end())];
    leaving.push(...admitted.filter((each) => each !== null));
    if (leaving.length < admitted.length) return refuse('full');
    const found = await desk.sit(c.req.param('id'), asker, lines).catch((error: unknown) => {
      lines.end();
      throw error;
    });
    if (typeof found === 'string') return refuse(found);
    leaving.push(found.leave);
    found.seat.open().catch(() => lines.end());
    return c.body(lines.readable, 200, { 'Content-Type': NDJSON });
  });
  app.post('/bots/:id', async (c) => {
    const wrong = await desk.answer(c.req.param('id'), c.get('asker'), await c.req.text());
    if (wrong === null) return c.json({ type: 'ack' });
    if (typeof wrong === 'string') return c.json({ why: wrong }, STATUS[wrong]);
    return c.json({ type: 'refused', refusals: wrong }, 409);
  });
  return app;
}
