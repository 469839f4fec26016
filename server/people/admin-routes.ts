import { okResult } from '@orrery/kernel';
import { updatePersonSchema } from '@orrery/protocol/api';
import { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { type ApiEnv, authedBodyRoute, authedRoute, idParam, requireAdmin } from '../http/handlers.ts';
import type { Games } from '../ports.ts';
import { endBrokenGame, listBrokenGames, restoreBrokenGame } from '../tables/broken-games.ts';
import { adminStats, closeReport, listReports, searchPeople, updatePerson } from './admin.ts';

/** Routes for administrators. */
export function adminRoutes({
  context,
  play,
}: {
  readonly context: ServerContext;
  readonly play: Games;
}): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get(
    '/admin',
    authedRoute(requireAdmin, async () => okResult(await adminStats(context))),
  );
  app.get(
    '/admin/people',
    authedRoute(requireAdmin, async (_, c) => okResult(await searchPeople(context, c.req.query('find') ?? ''))),
  );
  app.patch(
    '/admin/people/:id',
    authedBodyRoute(requireAdmin, updatePersonSchema, (asker, changes, c) =>
      updatePerson(context, asker, idParam(c), changes),
    ),
  );
  app.get(
    '/admin/reports',
    authedRoute(requireAdmin, async () => okResult(await listReports(context))),
  );
  app.post(
    '/admin/reports/:id/resolve',
    authedRoute(requireAdmin, (asker, c) => closeReport(context, asker, idParam(c))),
  );
  app.get(
    '/admin/games',
    authedRoute(requireAdmin, async () => okResult(await listBrokenGames(context))),
  );
  app.post(
    '/admin/games/:id/end',
    authedRoute(requireAdmin, (_, c) => endBrokenGame(context, idParam(c))),
  );
  app.post(
    '/admin/games/:id/restore',
    authedRoute(requireAdmin, (_, c) => restoreBrokenGame(context, play, idParam(c))),
  );
  return app;
}
