import { okResult } from '@orrery/kernel';
import { imposeSanctionSchema } from '@orrery/protocol/api';
import {
  auditResponseSchema,
  emptyResponseSchema,
  moderatedTableResponseSchema,
  sanctionsResponseSchema,
} from '@orrery/protocol/schemas';
import { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { describeRoute } from '../http/describe-route.ts';
import { type ApiEnv, authedBodyRoute, authedRoute, idParam, requireAdmin, requireAnyone } from '../http/handlers.ts';
import type { Games, Tables } from '../ports.ts';
import { listActions } from './audit.ts';
import { moderatedTable } from './moderated-table.ts';
import { imposeSanction, liftSanction, sanctionsOf } from './sanctions.ts';

interface ModerationRoutesDeps {
  readonly context: ServerContext;
  readonly tables: Pick<Tables, 'find' | 'chatMessages'>;
  readonly play: Pick<Games, 'logOf'>;
}

/** Routes for sanctions and the audit log, and for people to read their own sanctions. */
export function moderationRoutes({ context, tables, play }: ModerationRoutesDeps): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get(
    '/me/sanctions',
    describeRoute('Lists what administrators decided about the caller.', sanctionsResponseSchema),
    authedRoute(requireAnyone, async ({ id }) => okResult(await sanctionsOf(context, id))),
  );
  app.get(
    '/admin/people/:id/sanctions',
    describeRoute('Lists what administrators decided about a person.', sanctionsResponseSchema),
    authedRoute(requireAdmin, async (_, c) => okResult(await sanctionsOf(context, idParam(c)))),
  );
  app.post(
    '/admin/people/:id/sanctions',
    describeRoute('Mutes, times out or bars a person, with a reason, for hours or for good.', emptyResponseSchema),
    authedBodyRoute(requireAdmin, imposeSanctionSchema, (asker, wish, c) =>
      imposeSanction(context, asker, idParam(c), wish),
    ),
  );
  app.post(
    '/admin/sanctions/:id/lift',
    describeRoute('Ends a sanction before its time.', emptyResponseSchema),
    authedRoute(requireAdmin, (asker, c) => liftSanction(context, asker, idParam(c))),
  );
  app.get(
    '/admin/tables/:id',
    describeRoute('Shows what was said at a table, and its log once the game is over.', moderatedTableResponseSchema),
    authedRoute(requireAdmin, (asker, c) => moderatedTable(context, tables, play, asker, idParam(c))),
  );
  app.get(
    '/admin/audit',
    describeRoute('Lists what administrators did.', auditResponseSchema),
    authedRoute(requireAdmin, async () => okResult(await listActions(context))),
  );
  return app;
}
