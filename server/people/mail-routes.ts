import { okResult, type Result } from '@orrery/kernel';
import type { MeResponse, ResetLinkResponse } from '@orrery/protocol/api';
import {
  linkTokenSchema,
  mailPaceSchema,
  mailSchema,
  requestResetSchema,
  resetPasswordSchema,
} from '@orrery/protocol/api';
import {
  emptyResponseSchema,
  mailConfirmedResponseSchema,
  mailResponseSchema,
  meResponseSchema,
  resetLinkResponseSchema,
} from '@orrery/protocol/schemas';
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
  publicBodyRoute,
  requireAdmin,
  requireHuman,
} from '../http/handlers.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import { textFailure } from '../texts.ts';
import { canonicalize } from './logins.ts';
import { type MailService, resetLinkFor } from './mail-service.ts';
import type { Passwords } from './passwords.ts';

const MINUTE_MS = 60_000;

interface MailRoutesDeps {
  readonly context: ServerContext;
  readonly mailService: MailService;
  readonly passwords: Passwords;
  readonly openSession: (c: ApiContext, proved: Result<string>) => Promise<Result<MeResponse>>;
}

/** Routes for mail addresses and lost passwords. */
export function mailRoutes({ context, mailService, passwords, openSession }: MailRoutesDeps): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  // Each request may send a mail to a person who did not ask for it, so both the sender's address and the recipient
  // are limited.
  const mails = new RateLimiter({ burst: 5, refillMs: 10 * MINUTE_MS }, context.clock);
  const wanted = new RateLimiter({ burst: 3, refillMs: 20 * MINUTE_MS }, context.clock);
  const guesses = new RateLimiter({ burst: 20, refillMs: MINUTE_MS / 2 }, context.clock);

  app.get(
    '/mail',
    describeRoute('Shows the caller’s mail address.', mailResponseSchema),
    authedRoute(requireHuman, async ({ id }) => okResult(await mailService.mailOf(id))),
  );
  app.put(
    '/mail',
    describeRoute('Sets the mail address and sends a link that confirms it.', mailResponseSchema),
    authedBodyRoute(requireHuman, mailSchema, async (asker, { mail }, c) => {
      const may = mail === '' ? [] : [checkRate(mails, c.get('from')), checkRate(wanted, canonicalize(mail))];
      return may.find((each) => !each.ok) ?? mailService.setMail(asker, mail);
    }),
  );
  app.put(
    '/mail/pace',
    describeRoute('Sets how often mails are sent.', mailResponseSchema),
    authedBodyRoute(requireHuman, mailPaceSchema, ({ id }, { pace, hour }) => mailService.setPace(id, pace, hour)),
  );
  app.post(
    '/mail/confirm',
    describeRoute('Confirms a mail address by the token of the link.', mailConfirmedResponseSchema),
    publicBodyRoute(linkTokenSchema, async ({ token }, c) => {
      const may = checkRate(guesses, c.get('from'));
      return may.ok ? mailService.confirm(token) : may;
    }),
  );
  app.post(
    '/password-reset/request',
    describeRoute('Sends a link for a new password, if the login or address is known.', emptyResponseSchema),
    publicBodyRoute(requestResetSchema, async ({ loginOrMail }, c) => {
      const may = [checkRate(mails, c.get('from')), checkRate(wanted, canonicalize(loginOrMail))];
      return may.find((each) => !each.ok) ?? mailService.requestReset(loginOrMail);
    }),
  );
  app.post(
    '/password-reset',
    describeRoute('Sets a new password by the token of the link, and signs in.', meResponseSchema),
    publicBodyRoute(resetPasswordSchema, async ({ token, password }, c) => {
      const may = checkRate(guesses, c.get('from'));
      return may.ok ? openSession(c, await mailService.reset(token, password, c.get('from'))) : may;
    }),
  );
  app.post(
    '/admin/people/:id/password-reset',
    describeRoute('Creates a link for a new password, to hand over.', resetLinkResponseSchema),
    authedRoute(requireAdmin, async (_, c): Promise<Result<ResetLinkResponse>> => {
      if ((await passwords.loginOf(idParam(c))) === null) return textFailure('account.none');
      return okResult({ path: await resetLinkFor(context, idParam(c)) });
    }),
  );
  return app;
}
