import { good, type Result } from '@orrery/kernel';
import type { MeAnswer, ResetAnswer } from '@orrery/protocol/api';
import { mailSchema, resetAskSchema, resetSchema, tokenLinkSchema } from '@orrery/protocol/api';
import { Hono } from 'hono';
import type { Desk } from '../desk.ts';
import { type Ask, type Asked, admin, anybodySays, asks, human, idIn, limited, says } from '../http/answer.ts';
import { Limiter } from '../http/limits.ts';
import { refusal } from '../texts.ts';
import { canonical } from './logins.ts';
import type { Passwords } from './passwords.ts';
import { linkFor, type Post } from './post.ts';

const MINUTE = 60_000;

interface PostHouse {
  readonly desk: Desk;
  readonly post: Post;
  readonly passwords: Passwords;
  readonly letIn: (c: Ask, proved: Result<string>) => Promise<Result<MeAnswer>>;
}

/** Mail addresses, and passwords that were lost. */
export function postRoutes({ desk, post, passwords, letIn }: PostHouse): Hono<Asked> {
  const app = new Hono<Asked>();
  // Each may send a mail to somebody who did not ask for it: few from one address, and few to one.
  const mails = new Limiter({ burst: 5, each: 10 * MINUTE }, desk.clock);
  const wanted = new Limiter({ burst: 3, each: 20 * MINUTE }, desk.clock);
  const guesses = new Limiter({ burst: 20, each: MINUTE / 2 }, desk.clock);

  app.get(
    '/mail',
    asks(human, async ({ id }) => good(await post.mailOf(id))),
  );
  app.put(
    '/mail',
    says(human, mailSchema, async (asker, { mail }, c) => {
      const may = mail === '' ? [] : [limited(mails, c.get('from')), limited(wanted, canonical(mail))];
      return may.find((each) => !each.ok) ?? post.setMail(asker, mail);
    }),
  );
  app.post(
    '/mail/confirm',
    anybodySays(tokenLinkSchema, async ({ token }, c) => {
      const may = limited(guesses, c.get('from'));
      return may.ok ? post.confirm(token) : may;
    }),
  );
  app.post(
    '/reset/ask',
    anybodySays(resetAskSchema, async ({ who }, c) => {
      const may = [limited(mails, c.get('from')), limited(wanted, canonical(who))];
      return may.find((each) => !each.ok) ?? post.askReset(who);
    }),
  );
  app.post(
    '/reset',
    anybodySays(resetSchema, async ({ token, password }, c) => {
      const may = limited(guesses, c.get('from'));
      return may.ok ? letIn(c, await post.reset(token, password, c.get('from'))) : may;
    }),
  );
  app.post(
    '/admin/people/:id/reset',
    asks(admin, async (_, c): Promise<Result<ResetAnswer>> => {
      if ((await passwords.loginOf(idIn(c))) === null) return refusal('account.none');
      return good({ address: await linkFor(desk, idIn(c)) });
    }),
  );
  return app;
}
