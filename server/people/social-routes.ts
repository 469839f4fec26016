import { okResult, type Result } from '@orrery/kernel';
import type { TokensResponse } from '@orrery/protocol/api';
import { createTokenSchema, reportSchema } from '@orrery/protocol/api';
import { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
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
import { profileOf } from './profile.ts';
import { createToken, listTokens, revokeToken } from './tokens.ts';

const REPORT_RATE = { burst: 5, refillMs: 600_000 };

/** Routes for profiles, blocks and reports, and for the tokens of a person's bots. */
export function socialRoutes(context: ServerContext): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const reports = new RateLimiter(REPORT_RATE, context.clock);

  app.get(
    '/blocks',
    authedRoute(requireAnyone, async ({ id }) => okResult(await listBlocks(context, id))),
  );
  app.get(
    '/people/:id',
    publicRoute((c) => profileOf(context, idParam(c), c.get('asker')?.id ?? null)),
  );
  for (const kind of ['mute', 'block'] as const) {
    app.put(
      `/people/:id/${kind}`,
      authedRoute(requireAnyone, ({ id }, c) => setBlock(context, id, idParam(c), kind)),
    );
    app.delete(
      `/people/:id/${kind}`,
      authedRoute(requireAnyone, ({ id }, c) => setBlock(context, id, idParam(c), null)),
    );
  }
  app.post(
    '/people/:id/report',
    authedBodyRoute(requireHuman, reportSchema, async ({ id }, said, c) => {
      const may = checkRate(reports, id);
      return may.ok ? reportPerson(context, id, idParam(c), said) : may;
    }),
  );

  const tokensOf = async (owner: string): Promise<TokensResponse> => ({ tokens: await listTokens(context, owner) });
  app.get(
    '/tokens',
    authedRoute(requireMember, async ({ id }) => okResult(await tokensOf(id))),
  );
  app.post(
    '/tokens',
    authedBodyRoute(requireMember, createTokenSchema, async ({ id }, { name }): Promise<Result<TokensResponse>> => {
      const token = await createToken(context, id, name);
      return token.ok ? okResult({ ...(await tokensOf(id)), token: token.value }) : token;
    }),
  );
  app.delete(
    '/tokens/:id',
    authedRoute(requireMember, ({ id }, c) => revokeToken(context, id, idParam(c))),
  );
  return app;
}
