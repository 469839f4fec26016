import { botAckSchema, botRefusalSchema, chooseMessageSchema, hostMessageSchema } from '@orrery/protocol/schemas';
import { Hono } from 'hono';
import type { ConnectionLimiter } from '../connection-limiter.ts';
import type { ConnectionRegistry } from '../connection-registry.ts';
import { describeRoute } from '../http/describe-route.ts';
import type { ApiEnv } from '../http/handlers.ts';
import { onResponseEnd } from '../http/response-end.ts';
import type { ExternalBots, SeatRefusal } from './external-bots.ts';
import { LineStream } from './line-stream.ts';

const STATUS_BY_REASON: Readonly<
  Record<SeatRefusal | 'too-many-connections' | 'invalid-message', 400 | 403 | 404 | 409 | 429>
> = {
  'unknown-table': 404,
  'not-seated': 403,
  'not-playing': 409,
  'unknown-edition': 409,
  unplayable: 409,
  'too-many-connections': 429,
  'invalid-message': 400,
};
const NDJSON = 'application/x-ndjson; charset=utf-8';

/** Dependencies of the routes for external bots. */
export interface BotRoutesDeps {
  readonly bots: ExternalBots;
  readonly connectionLimiter: ConnectionLimiter;
  readonly connections: Pick<ConnectionRegistry, 'letIn'>;
}

/** The bot protocol over HTTP: the bot reads lines from one streaming response, and posts its answers one by one. */
export function botRoutes({ bots, connectionLimiter, connections }: BotRoutesDeps): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get(
    '/bots/:id',
    describeRoute('Streams the bot protocol to a program, one message a line.', hostMessageSchema, {
      mediaType: 'application/x-ndjson',
      refusal: botRefusalSchema,
    }),
    async (c) => {
      const asker = c.get('asker');
      const leaving: (() => void)[] = [];
      const leave = () => {
        for (const each of leaving.splice(0)) each();
      };
      const lines = new LineStream(leave);
      onResponseEnd(c.env, () => lines.end());
      const refuse = (reason: SeatRefusal | 'too-many-connections') => {
        lines.end();
        return c.json({ reason }, STATUS_BY_REASON[reason]);
      };
      const admitted = [connectionLimiter.admit(c.get('from')), connections.letIn(asker?.id ?? '', () => lines.end())];
      leaving.push(...admitted.filter((each) => each !== null));
      if (leaving.length < admitted.length) return refuse('too-many-connections');
      const found = await bots.sit(c.req.param('id'), asker, lines).catch((error: unknown) => {
        lines.end();
        throw error;
      });
      if (typeof found === 'string') return refuse(found);
      leaving.push(found.leave);
      if (lines.isClosed)
        leave(); // disconnected while its seat was looked up
      else found.seat.open().catch(() => lines.end());
      return c.body(lines.readable, 200, { 'Content-Type': NDJSON });
    },
  );
  app.post(
    '/bots/:id',
    describeRoute('Answers a request of the bot protocol.', botAckSchema, {
      body: chooseMessageSchema,
      refusal: botRefusalSchema,
    }),
    async (c) => {
      const wrong = await bots.answer(c.req.param('id'), c.get('asker'), await c.req.text());
      if (wrong === null) return c.json({ type: 'ack' });
      if (typeof wrong === 'string') return c.json({ reason: wrong }, STATUS_BY_REASON[wrong]);
      return c.json({ type: 'refused', refusals: wrong }, 409);
    },
  );
  return app;
}
