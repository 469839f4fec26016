import { okResult } from '@orrery/kernel';
import { startPairingSchema } from '@orrery/protocol/api';
import { pairingResponseSchema } from '@orrery/protocol/schemas';
import { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { describeRoute } from '../http/describe-route.ts';
import { type ApiEnv, authedBodyRoute, authedRoute, checkRate, publicRoute, requireHuman } from '../http/handlers.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import type { Games } from '../ports.ts';
import { pairingOf, renewPairing, startPairing, stopPairing } from './pairing.ts';

/** Dependencies of the pairing routes. */
export interface PairingRoutesDeps {
  readonly context: ServerContext;
  readonly play: Games;
}

const START_RATE = { burst: 20, refillMs: 5_000 };
/** A page renews its search every second. */
const RENEW_RATE = { burst: 20, refillMs: 500 };

/** Routes for finding players for a game. */
export function pairingRoutes({ context, play }: PairingRoutesDeps): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const starting = new RateLimiter(START_RATE, context.clock);
  const renewing = new RateLimiter(RENEW_RATE, context.clock);
  app.get(
    '/pairing',
    describeRoute('Shows what the caller is looking for, and how many people look for what.', pairingResponseSchema),
    publicRoute(async (c) => okResult(await pairingOf(context, c.get('asker')?.id ?? null))),
  );
  app.post(
    '/pairing',
    describeRoute('Looks for others of similar strength to play a rated game with.', pairingResponseSchema),
    authedBodyRoute(requireHuman, startPairingSchema, async (asker, wanted) => {
      const may = checkRate(starting, asker.id);
      return may.ok ? startPairing(context, play, asker, wanted) : may;
    }),
  );
  app.post(
    '/pairing/renew',
    describeRoute('Says that the caller still looks for others; a live search ends without it.', pairingResponseSchema),
    authedRoute(requireHuman, async (asker) => {
      const may = checkRate(renewing, asker.id);
      return may.ok ? okResult(await renewPairing(context, play, asker)) : may;
    }),
  );
  app.delete(
    '/pairing',
    describeRoute('Ends the caller’s search.', pairingResponseSchema),
    authedRoute(requireHuman, async (asker) => okResult(await stopPairing(context, asker))),
  );
  return app;
}
