import { okResult, type Result } from '@orrery/kernel';
import type { HandleResponse, TokensResponse } from '@orrery/protocol/api';
import { createTokenSchema, handleSchema, reportSchema } from '@orrery/protocol/api';
import {
  blocksResponseSchema,
  emptyResponseSchema,
  handleResponseSchema,
  leaderboardResponseSchema,
  profileResponseSchema,
  tokensResponseSchema,
} from '@orrery/protocol/schemas';
import { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { describeRoute } from '../http/describe-route.ts';
import {
  type ApiEnv,
  authedBodyRoute,
  authedRoute,
  checkRate,
  idParam,
  publicRoute,
  requireAnyone,
  requireHuman,
  requireMember,
} from '../http/handlers.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import { listBlocks, reportPerson, setBlock } from './blocks.ts';
import { handleOf, setHandle } from './handles.ts';
import { leaderboardOf } from './leaderboard.ts';
import { profileOf } from './profile.ts';
import { createToken, listTokens, revokeToken } from './tokens.ts';

/** Who tries many handles learns which are taken. */
const HANDLE_RATE = { burst: 20, refillMs: 60_000 };
const REPORT_RATE = { burst: 5, refillMs: 600_000 };

/** Routes for profiles, blocks and reports, and for the tokens of a person's bots. */
export function socialRoutes(context: ServerContext): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const handles = new RateLimiter(HANDLE_RATE, context.clock);
  const reports = new RateLimiter(REPORT_RATE, context.clock);

  app.get(
    '/blocks',
    describeRoute('Lists the people whom the caller has muted or blocked.', blocksResponseSchema),
    authedRoute(requireAnyone, async ({ id }) => okResult(await listBlocks(context, id))),
  );
  app.get(
    '/leaderboard/:game/:seats',
    describeRoute('Lists the members with the highest ratings at a game.', leaderboardResponseSchema),
    publicRoute((c) => leaderboardOf(context, c.req.param('game') ?? '', Number(c.req.param('seats')))),
  );
  const showHandle = async (id: string): Promise<Result<HandleResponse>> =>
    okResult({ handle: await handleOf(context, id) });
  app.get(
    '/me/handle',
    describeRoute('Shows the caller’s handle.', handleResponseSchema),
    authedRoute(requireHuman, ({ id }) => showHandle(id)),
  );
  app.put(
    '/me/handle',
    describeRoute('Chooses the caller’s handle.', handleResponseSchema),
    authedBodyRoute(requireMember, handleSchema, async (asker, { handle }) => {
      const may = checkRate(handles, asker.id);
      if (!may.ok) return may;
      const chosen = await setHandle(context, asker, handle);
      return chosen.ok ? showHandle(asker.id) : chosen;
    }),
  );
  app.get(
    '/people/:id',
    describeRoute('Shows a person’s profile.', profileResponseSchema),
    publicRoute((c) => profileOf(context, idParam(c), c.get('asker')?.id ?? null)),
  );
  for (const kind of ['mute', 'block'] as const) {
    app.put(
      `/people/:id/${kind}`,
      describeRoute(`Makes the caller ${kind} a person.`, emptyResponseSchema),
      authedRoute(requireAnyone, ({ id }, c) => setBlock(context, id, idParam(c), kind)),
    );
    app.delete(
      `/people/:id/${kind}`,
      describeRoute(`Ends the caller’s ${kind} of a person.`, emptyResponseSchema),
      authedRoute(requireAnyone, ({ id }, c) => setBlock(context, id, idParam(c), null)),
    );
  }
  app.post(
    '/people/:id/report',
    describeRoute('Reports a person to the administrators.', emptyResponseSchema),
    authedBodyRoute(requireHuman, reportSchema, async ({ id }, said, c) => {
      const may = checkRate(reports, id);
      return may.ok ? reportPerson(context, id, idParam(c), said) : may;
    }),
  );

  const tokensOf = async (owner: string): Promise<TokensResponse> => ({ tokens: await listTokens(context, owner) });
  app.get(
    '/tokens',
    describeRoute('Lists the caller’s bots.', tokensResponseSchema),
    authedRoute(requireMember, async ({ id }) => okResult(await tokensOf(id))),
  );
  app.post(
    '/tokens',
    describeRoute('Creates a bot of the caller’s own, and the token with which it plays.', tokensResponseSchema),
    authedBodyRoute(requireMember, createTokenSchema, async ({ id }, { name }): Promise<Result<TokensResponse>> => {
      const token = await createToken(context, id, name);
      return token.ok ? okResult({ ...(await tokensOf(id)), token: token.value }) : token;
    }),
  );
  app.delete(
    '/tokens/:id',
    describeRoute('Revokes a token.', emptyResponseSchema),
    authedRoute(requireMember, ({ id }, c) => revokeToken(context, id, idParam(c))),
  );
  return app;
}
