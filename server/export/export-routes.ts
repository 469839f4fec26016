import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { z } from 'zod';
import type { ServerContext } from '../context.ts';
import { describeRoute } from '../http/describe-route.ts';
import { type ApiEnv, checkRate, problemResponse, requireHuman } from '../http/handlers.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import type { Games } from '../ports.ts';
import { accountFiles } from './account-data.ts';
import { zipArchive } from './zip.ts';

/** A low limit, because every game of the person is read. */
const EXPORT_RATE = { burst: 3, refillMs: 600_000 };

/** The route by which people export their data. */
export function exportRoutes(context: ServerContext, play: Pick<Games, 'logOf'>): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const limiter = new RateLimiter(EXPORT_RATE, context.clock);
  app.get(
    '/me/export',
    describeRoute('Sends everything that is stored about the caller, and all their games, as a ZIP file.', z.string(), {
      mediaType: 'application/zip',
    }),
    async (c) => {
      const asker = requireHuman(c);
      if (!asker.ok) return problemResponse(c, asker.problem);
      const may = checkRate(limiter, asker.value.id);
      if (!may.ok) return problemResponse(c, may.problem);
      const archive = Readable.toWeb(Readable.from(zipArchive(accountFiles(context, play, asker.value))));
      return new Response(archive, {
        headers: { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="orrery.zip"' },
      });
    },
  );
  return app;
}
