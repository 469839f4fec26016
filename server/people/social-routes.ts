import { good, type Result } from '@orrery/kernel';
import type { TokensAnswer } from '@orrery/protocol/api';
import { reportSchema, tokenSchema } from '@orrery/protocol/api';
import { Hono } from 'hono';
import type { Desk } from '../desk.ts';
import { type Asked, anybodyAsks, asks, human, idIn, limited, member, says, somebody } from '../http/answer.ts';
import { Limiter } from '../http/limits.ts';
import { profileOf } from './profile.ts';
import { report, shutBy, shutOut } from './shutting.ts';
import { addToken, listTokens, revokeToken } from './tokens.ts';

const REPORTS = { burst: 5, each: 600_000 };

/** What people are to one another, and their bots. */
export function socialRoutes(desk: Desk): Hono<Asked> {
  const app = new Hono<Asked>();
  const reports = new Limiter(REPORTS, desk.clock);

  app.get(
    '/people/shut',
    asks(somebody, async ({ id }) => good(await shutBy(desk, id))),
  );
  app.get(
    '/people/:id',
    anybodyAsks((c) => profileOf(desk, idIn(c), c.get('asker')?.id ?? null)),
  );
  for (const kind of ['mute', 'block'] as const) {
    app.put(
      `/people/:id/${kind}`,
      asks(somebody, ({ id }, c) => shutOut(desk, id, idIn(c), kind)),
    );
    app.delete(
      `/people/:id/${kind}`,
      asks(somebody, ({ id }, c) => shutOut(desk, id, idIn(c), null)),
    );
  }
  app.post(
    '/people/:id/report',
    says(human, reportSchema, async ({ id }, said, c) => {
      const may = limited(reports, id);
      return may.ok ? report(desk, id, idIn(c), said) : may;
    }),
  );

  const tokensOf = async (owner: string): Promise<TokensAnswer> => ({ tokens: await listTokens(desk, owner) });
  app.get(
    '/tokens',
    asks(member, async ({ id }) => good(await tokensOf(id))),
  );
  app.post(
    '/tokens',
    says(member, tokenSchema, async ({ id }, { name }): Promise<Result<TokensAnswer>> => {
      const token = await addToken(desk, id, name);
      return token.ok ? good({ ...(await tokensOf(id)), token: token.value }) : token;
    }),
  );
  app.delete(
    '/tokens/:id',
    asks(member, ({ id }, c) => revokeToken(desk, id, idIn(c))),
  );
  return app;
}
