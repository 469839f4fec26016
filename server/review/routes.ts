import { okResult, type Result } from '@orrery/kernel';
import type { ReviewResponse } from '@orrery/protocol/api';
import {
  reviewBranchChangeSchema,
  reviewBranchRequestSchema,
  reviewLeaderSchema,
  reviewNoteRequestSchema,
  reviewPositionRequestSchema,
} from '@orrery/protocol/api';
import { reviewResponseSchema } from '@orrery/protocol/schemas';
import { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { describeRoute } from '../http/describe-route.ts';
import {
  type ApiContext,
  type ApiEnv,
  authedBodyRoute,
  authedRoute,
  checkRate,
  idParam,
  publicRoute,
  requireAnyone,
} from '../http/handlers.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import type { Person, PersonLookup, Tables } from '../ports.ts';
import { textFailure } from '../texts.ts';
import { readReview } from './read-review.ts';
import type { ReviewService } from './review-service.ts';

/** Dependencies of the review routes. */
export interface ReviewRoutesDeps {
  readonly context: ServerContext;
  readonly tables: Pick<Tables, 'find'>;
  readonly persons: Pick<PersonLookup, 'mutedBy'>;
  readonly reviews: ReviewService;
}

/** A leader who goes through a game by key presses many positions. */
const SHOW_RATE = { burst: 60, refillMs: 100 };
const CHANGE_RATE = { burst: 30, refillMs: 1_000 };

const numberParam = (c: ApiContext, name: string): number => {
  const text = c.req.param(name) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
};

/** Routes for reviewing a game together when it is over. */
export function reviewRoutes({ context, tables, persons, reviews }: ReviewRoutesDeps): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const showing = new RateLimiter(SHOW_RATE, context.clock);
  const changing = new RateLimiter(CHANGE_RATE, context.clock);

  async function state(id: string, asker: Person | null): Promise<Result<ReviewResponse>> {
    const table = await tables.find(id);
    if (table === null) return textFailure('table.unknown');
    if (table.state !== 'over') return textFailure('review.not-over');
    const { here } = await reviews.presence(id);
    const muted = asker === null ? new Set<string>() : await persons.mutedBy(asker.id);
    return okResult({ review: await readReview(context.db, table, here, { person: asker?.id ?? null, muted }) });
  }

  /** Changes a review and returns its new state. */
  async function doing(
    c: ApiContext,
    asker: Person,
    limiter: RateLimiter,
    work: (id: string) => Promise<Result<null>>,
  ) {
    const may = checkRate(limiter, asker.id);
    if (!may.ok) return may;
    const done = await work(idParam(c));
    return done.ok ? state(idParam(c), asker) : done;
  }

  app.get(
    '/tables/:id/review',
    describeRoute('Shows the review of a game that is over.', reviewResponseSchema),
    publicRoute((c) => state(idParam(c), c.get('asker'))),
  );
  app.put(
    '/tables/:id/review/leader',
    describeRoute('Takes the lead of a review, hands it over, or gives it up.', reviewResponseSchema),
    authedBodyRoute(requireAnyone, reviewLeaderSchema, (asker, { person }, c) =>
      doing(c, asker, changing, (id) => reviews.setLeader(id, asker, person)),
    ),
  );
  app.put(
    '/tables/:id/review/position',
    describeRoute('Shows another position to everybody who follows; for the leader.', reviewResponseSchema),
    authedBodyRoute(requireAnyone, reviewPositionRequestSchema, (asker, position, c) =>
      doing(c, asker, showing, (id) => reviews.show(id, asker, position)),
    ),
  );
  app.post(
    '/tables/:id/review/branches',
    describeRoute('Tries other moves after an entry of the game; for the leader.', reviewResponseSchema),
    authedBodyRoute(requireAnyone, reviewBranchRequestSchema, (asker, branch, c) =>
      doing(c, asker, changing, (id) => reviews.addBranch(id, asker, branch)),
    ),
  );
  app.put(
    '/tables/:id/review/branches/:branch',
    describeRoute('Changes the moves of a branch; for the leader.', reviewResponseSchema),
    authedBodyRoute(requireAnyone, reviewBranchChangeSchema, (asker, change, c) =>
      doing(c, asker, changing, (id) => reviews.changeBranch(id, asker, numberParam(c, 'branch'), change)),
    ),
  );
  app.delete(
    '/tables/:id/review/branches/:branch',
    describeRoute('Removes a branch with its notes; for the leader.', reviewResponseSchema),
    authedRoute(requireAnyone, (asker, c) =>
      doing(c, asker, changing, (id) => reviews.removeBranch(id, asker, numberParam(c, 'branch'))),
    ),
  );
  app.post(
    '/tables/:id/review/notes',
    describeRoute('Writes a note about a position; for players and the leader.', reviewResponseSchema),
    authedBodyRoute(requireAnyone, reviewNoteRequestSchema, (asker, { position, text }, c) =>
      doing(c, asker, changing, (id) => reviews.addNote(id, asker, position, text)),
    ),
  );
  app.delete(
    '/tables/:id/review/notes/:note',
    describeRoute('Removes a note; for its author, the host of the table and administrators.', reviewResponseSchema),
    authedRoute(requireAnyone, (asker, c) =>
      doing(c, asker, changing, (id) => reviews.removeNote(id, asker, numberParam(c, 'note'))),
    ),
  );
  return app;
}
