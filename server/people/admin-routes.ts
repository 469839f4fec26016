import { okResult } from '@orrery/kernel';
import { findPeopleQuerySchema, updatePersonSchema } from '@orrery/protocol/api';
import {
  adminStatsResponseSchema,
  brokenGamesResponseSchema,
  emptyResponseSchema,
  peopleResponseSchema,
  reportsResponseSchema,
} from '@orrery/protocol/schemas';
import { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { describeRoute } from '../http/describe-route.ts';
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
    describeRoute('Shows the state of the server.', adminStatsResponseSchema),
    authedRoute(requireAdmin, async () => okResult(await adminStats(context))),
  );
  app.get(
    '/admin/people',
    describeRoute('Finds people by name or login.', peopleResponseSchema, { query: findPeopleQuerySchema }),
    authedRoute(requireAdmin, async (_, c) => okResult(await searchPeople(context, c.req.query('find') ?? ''))),
  );
  app.patch(
    '/admin/people/:id',
    describeRoute('Changes a person’s role or name.', emptyResponseSchema),
    authedBodyRoute(requireAdmin, updatePersonSchema, (asker, changes, c) =>
      updatePerson(context, asker, idParam(c), changes),
    ),
  );
  app.get(
    '/admin/reports',
    describeRoute('Lists the reports about people.', reportsResponseSchema),
    authedRoute(requireAdmin, async () => okResult(await listReports(context))),
  );
  app.post(
    '/admin/reports/:id/resolve',
    describeRoute('Closes a report.', emptyResponseSchema),
    authedRoute(requireAdmin, (asker, c) => closeReport(context, asker, idParam(c))),
  );
  app.get(
    '/admin/games',
    describeRoute('Lists running games that cannot continue.', brokenGamesResponseSchema),
    authedRoute(requireAdmin, async () => okResult(await listBrokenGames(context))),
  );
  app.post(
    '/admin/games/:id/end',
    describeRoute('Ends a game that cannot continue.', emptyResponseSchema),
    authedRoute(requireAdmin, (asker, c) => endBrokenGame(context, asker, idParam(c))),
  );
  app.post(
    '/admin/games/:id/restore',
    describeRoute('Tries again to continue a game.', emptyResponseSchema),
    authedRoute(requireAdmin, (asker, c) => restoreBrokenGame(context, play, asker, idParam(c))),
  );
  return app;
}
