import { okResult, type Result } from '@orrery/kernel';
import type { TournamentResponse } from '@orrery/protocol/api';
import { createTournamentSchema, listTournamentsQuerySchema } from '@orrery/protocol/api';
import { tournamentResponseSchema, tournamentsResponseSchema } from '@orrery/protocol/schemas';
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
  requireHuman,
} from '../http/handlers.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import type { Person } from '../ports.ts';
import { textFailure } from '../texts.ts';
import { createTournament } from './create-tournament.ts';
import { cancelTournament, enterTournament, startTournament, withdrawFromTournament } from './entering.ts';
import { openTournaments, tournamentResponse, tournamentsOf } from './listing.ts';
import { readTournament } from './store.ts';
import type { TournamentService } from './tournament-service.ts';

/** Dependencies of the tournament routes. */
export interface TournamentRoutesDeps {
  readonly context: ServerContext;
  readonly tournaments: Pick<TournamentService, 'advance'>;
}

const CREATE_RATE = { burst: 20, refillMs: 60_000 };
const CHANGE_RATE = { burst: 30, refillMs: 1_000 };

/** Routes for creating, finding and entering tournaments. */
export function tournamentRoutes({ context, tournaments }: TournamentRoutesDeps): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const making = new RateLimiter(CREATE_RATE, context.clock);
  const changing = new RateLimiter(CHANGE_RATE, context.clock);

  async function show(id: string, asker: string | null): Promise<Result<TournamentResponse>> {
    const found = await readTournament(context.db, id);
    return found === null
      ? textFailure('tournament.unknown')
      : okResult(tournamentResponse(found, asker, context.clock()));
  }

  /** Changes a tournament and returns its new state. */
  async function doing(c: ApiContext, asker: Person, work: (id: string) => Promise<Result<null>>) {
    const may = checkRate(changing, asker.id);
    if (!may.ok) return may;
    const done = await work(idParam(c));
    if (!done.ok) return done;
    await tournaments.advance(idParam(c));
    return show(idParam(c), asker.id);
  }

  app.get(
    '/tournaments',
    describeRoute('Lists tournaments: those that anybody can find, or the caller’s own.', tournamentsResponseSchema, {
      query: listTournamentsQuerySchema,
    }),
    publicRoute(async (c) => {
      const asker = c.get('asker');
      if (c.req.query('list') !== 'mine') return okResult(await openTournaments(context));
      return asker === null ? textFailure('api.unauthenticated') : okResult(await tournamentsOf(context, asker.id));
    }),
  );
  app.post(
    '/tournaments',
    describeRoute('Creates a tournament. The caller is its host and does not take part yet.', tournamentResponseSchema),
    authedBodyRoute(requireHuman, createTournamentSchema, async (asker, wished) => {
      const may = checkRate(making, asker.id);
      if (!may.ok) return may;
      const made = await createTournament(context, asker, wished);
      return made.ok ? show(made.value, asker.id) : made;
    }),
  );
  app.get(
    '/tournaments/:id',
    describeRoute('Shows a tournament: its entrants, rounds and standings.', tournamentResponseSchema),
    publicRoute((c) => show(idParam(c), c.get('asker')?.id ?? null)),
  );
  app.post(
    '/tournaments/:id/enter',
    describeRoute('Enters, or comes back after having withdrawn.', tournamentResponseSchema),
    authedRoute(requireAnyone, (asker, c) => doing(c, asker, (id) => enterTournament(context, id, asker))),
  );
  app.post(
    '/tournaments/:id/withdraw',
    describeRoute('Withdraws from all rounds to come.', tournamentResponseSchema),
    authedRoute(requireAnyone, (asker, c) => doing(c, asker, (id) => withdrawFromTournament(context, id, asker))),
  );
  app.post(
    '/tournaments/:id/start',
    describeRoute('Begins the tournament now; for its host.', tournamentResponseSchema),
    authedRoute(requireHuman, (asker, c) => doing(c, asker, (id) => startTournament(context, id, asker))),
  );
  app.post(
    '/tournaments/:id/cancel',
    describeRoute('Cancels the tournament; for its host.', tournamentResponseSchema),
    authedRoute(requireHuman, (asker, c) => doing(c, asker, (id) => cancelTournament(context, id, asker))),
  );
  return app;
}
