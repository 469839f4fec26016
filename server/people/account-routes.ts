import { okResult, type Result } from '@orrery/kernel';
import type { MeResponse, SessionsResponse } from '@orrery/protocol/api';
import {
  changePasswordSchema,
  createGuestSchema,
  credentialsSchema,
  linkTokenSchema,
  passkeyResponseSchema,
  totpCodeSchema,
  updateMeSchema,
} from '@orrery/protocol/api';
import {
  emptyResponseSchema,
  factorStatusResponseSchema,
  meResponseSchema,
  newFactorResponseSchema,
  passkeyChallengeResponseSchema,
  sessionsResponseSchema,
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
  publicRoute,
  requireAnyone,
  requireHuman,
  requireMember,
  requireUnconfirmedAdmin,
} from '../http/handlers.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import type { Senders } from '../notify/senders.ts';
import type { Person } from '../ports.ts';
import { textFailure } from '../texts.ts';
import { claimFirstAdmin } from './admin.ts';
import { canonicalize } from './logins.ts';
import { mailRoutes } from './mail-routes.ts';
import { MailService } from './mail-service.ts';
import { Passkeys } from './passkeys.ts';
import { Passwords } from './passwords.ts';
import { meOf, type PersonService } from './person-service.ts';
import type { ScryptParams } from './scrypt.ts';
import { SecondFactors } from './second-factor.ts';
import {
  closeSession,
  listSessions,
  personOfSession,
  revokeOtherSessions,
  revokeSession,
  rotateSession,
  sessionCookie,
  tokenFromCookie,
} from './sessions.ts';
import { revokeTokens } from './tokens.ts';

/** Dependencies of the account routes. */
export interface AccountRoutesDeps {
  readonly context: ServerContext;
  readonly persons: PersonService;
  readonly isSecure: boolean; // pages are served by https
  readonly scryptParams: ScryptParams;
  /** How mail is sent; null: no mail. */
  readonly sendMail: Senders['mail'];
  /** The address that links in mails lead to. */
  readonly origin: string | null;
  readonly reportError: (error: unknown) => void;
}

const MINUTE_MS = 60_000;

/** What each step with a code of the authenticator app does. */
const SECOND_FACTOR_STEPS = {
  finish: 'Stores the authenticator app, with its first code.',
  confirm: 'Confirms this session by a code.',
};

/** A proven identity, and whether it was proven by more than a password. */
interface ProvenIdentity {
  readonly person: string;
  readonly isConfirmed: boolean;
}

const provenByPassword = (proved: Result<string>): Result<ProvenIdentity> =>
  proved.ok ? okResult({ person: proved.value, isConfirmed: false }) : proved;

const meResponse = (person: Person | null): Result<MeResponse> =>
  okResult({ me: person === null ? null : meOf(person) });
const sessionTokenOf = (c: ApiContext) => tokenFromCookie(c.req.header('Cookie'));
const userAgentOf = (c: ApiContext) => c.req.header('User-Agent') ?? '';

/** Routes for identity and sign-in. */
export function accountRoutes({
  context,
  persons,
  isSecure,
  scryptParams,
  sendMail,
  origin,
  reportError,
}: AccountRoutesDeps): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const passwords = new Passwords(context, scryptParams);
  const passkeys = new Passkeys(context);
  const factors = new SecondFactors(context);
  const arrivals = new RateLimiter({ burst: 30, refillMs: MINUTE_MS }, context.clock);
  const attempts = new RateLimiter({ burst: 20, refillMs: MINUTE_MS / 2 }, context.clock);
  const guesses = new RateLimiter({ burst: 10, refillMs: MINUTE_MS }, context.clock);
  const codes = new RateLimiter({ burst: 5, refillMs: 5 * MINUTE_MS }, context.clock);
  const giveCookie = (c: ApiContext, token: string | null) => c.header('Set-Cookie', sessionCookie(token, isSecure));

  /** The person of a session that has just been opened or renewed. */
  async function welcome(c: ApiContext, token: string): Promise<Result<MeResponse>> {
    giveCookie(c, token);
    return meResponse(await personOfSession(context, token));
  }

  async function letIn(c: ApiContext, proved: Result<ProvenIdentity>): Promise<Result<MeResponse>> {
    if (!proved.ok) return proved;
    const old = sessionTokenOf(c);
    const token = await persons.signIn({ ...proved.value, agent: userAgentOf(c) }, c.get('asker'));
    if (old !== null) await closeSession(context, old);
    return welcome(c, token);
  }

  /** The person gains rights, so the session gets a new cookie. */
  const raise = async (c: ApiContext, isConfirmed = false): Promise<Result<MeResponse>> =>
    welcome(c, await rotateSession(context, sessionTokenOf(c) ?? '', isConfirmed));

  const post = new MailService({ context, passwords, send: sendMail, origin, reportError });
  app.route(
    '/',
    mailRoutes({
      context,
      mailService: post,
      passwords,
      openSession: (c, proved) => letIn(c, provenByPassword(proved)),
    }),
  );
  app.get(
    '/me',
    describeRoute('Shows who the caller is.', meResponseSchema),
    publicRoute(async (c) => {
      const token = sessionTokenOf(c);
      if (c.get('asker') !== null && token !== null) giveCookie(c, token); // extends the cookie's lifetime
      return meResponse(c.get('asker'));
    }),
  );
  app.post(
    '/me',
    describeRoute('Makes the caller a guest.', meResponseSchema),
    publicBodyRoute(createGuestSchema, async ({ name, language }, c) => {
      if (c.get('asker') !== null) return meResponse(c.get('asker'));
      const may = checkRate(arrivals, c.get('from'));
      if (!may.ok) return may;
      const made = await persons.makeGuest(name, language ?? c.get('language'), userAgentOf(c));
      if (!made.ok) return made;
      giveCookie(c, made.value.token);
      return meResponse(made.value.person);
    }),
  );
  app.patch(
    '/me',
    describeRoute('Changes the caller’s name or language.', meResponseSchema),
    authedBodyRoute(requireAnyone, updateMeSchema, async (asker, changes) => {
      const changed = await persons.change(asker, changes);
      return changed.ok ? meResponse(changed.value) : changed;
    }),
  );
  app.delete(
    '/me',
    describeRoute('Deletes the caller’s account.', meResponseSchema),
    authedRoute(requireHuman, async (asker, c) => {
      await persons.deletePerson(asker);
      giveCookie(c, null);
      return meResponse(null);
    }),
  );
  app.post(
    '/account',
    describeRoute('Makes the caller a member, with a login and a password.', meResponseSchema),
    authedBodyRoute(requireHuman, credentialsSchema, async (asker, { login, password }, c) => {
      const may = checkRate(attempts, c.get('from'));
      if (!may.ok) return may;
      const added = await passwords.add(asker.id, login, password, c.get('from'));
      if (!added.ok) return added;
      return raise(c);
    }),
  );
  app.post(
    '/account/password',
    describeRoute('Changes the password and ends all other sessions.', meResponseSchema),
    authedBodyRoute(requireHuman, changePasswordSchema, async (asker, { old, password, keepTokens }, c) => {
      const may = checkRate(guesses, asker.id);
      if (!may.ok) return may;
      const changed = await passwords.change(asker.id, old, password, c.get('from'));
      if (!changed.ok) return changed;
      await revokeOtherSessions(context.db, asker.id, sessionTokenOf(c));
      if (!keepTokens) await revokeTokens(context.db, asker.id);
      return raise(c);
    }),
  );
  app.post(
    '/sign-in',
    describeRoute('Signs in with a password.', meResponseSchema),
    publicBodyRoute(credentialsSchema, async ({ login, password }, c) => {
      // By address against one client that tries many logins, by login against many clients that try one.
      const may = [checkRate(attempts, c.get('from')), checkRate(guesses, canonicalize(login))];
      const not = may.find((each) => !each.ok);
      return not ?? letIn(c, provenByPassword(await passwords.check(login, password, c.get('from'))));
    }),
  );
  app.post(
    '/sign-out',
    describeRoute('Ends the caller’s session.', meResponseSchema),
    publicRoute(async (c) => {
      const token = sessionTokenOf(c);
      if (token !== null) await closeSession(context, token);
      giveCookie(c, null);
      return meResponse(null);
    }),
  );
  app.get(
    '/sessions',
    describeRoute('Lists the caller’s sessions, and the ways to sign in.', sessionsResponseSchema),
    authedRoute(requireHuman, async ({ id }, c) => {
      const said: SessionsResponse = {
        sessions: await listSessions(context, id, sessionTokenOf(c)),
        login: await passwords.loginOf(id),
        passkeys: await passkeys.list(id),
      };
      return okResult(said);
    }),
  );
  app.delete(
    '/sessions/:id',
    describeRoute('Ends a session of the caller.', emptyResponseSchema),
    authedRoute(requireHuman, async ({ id }, c) =>
      (await revokeSession(context, id, idParam(c))) ? okResult(null) : textFailure('session.unknown'),
    ),
  );

  app.post(
    '/admin/claim',
    describeRoute('Makes the caller the first administrator.', meResponseSchema),
    authedBodyRoute(requireMember, linkTokenSchema, async (asker, { token }, c) => {
      const may = checkRate(attempts, c.get('from'));
      if (!may.ok) return may;
      const became = await claimFirstAdmin(context, asker, token);
      return became.ok ? raise(c) : became;
    }),
  );
  app.get(
    '/second-factor',
    describeRoute('Shows which second factors the caller has.', factorStatusResponseSchema),
    authedRoute(requireUnconfirmedAdmin, async ({ id }) => okResult(await factors.statusOf(id))),
  );
  app.post(
    '/second-factor/begin',
    describeRoute('Creates the secret for an authenticator app.', newFactorResponseSchema),
    authedRoute(requireUnconfirmedAdmin, async (asker) => {
      const may = await factors.mayChange(asker);
      return may.ok ? okResult(await factors.begin(asker)) : may;
    }),
  );
  for (const step of ['finish', 'confirm'] as const) {
    app.post(
      `/second-factor/${step}`,
      describeRoute(SECOND_FACTOR_STEPS[step], meResponseSchema),
      authedBodyRoute(requireUnconfirmedAdmin, totpCodeSchema, async (asker, { code }, c) => {
        const may = [checkRate(codes, asker.id), step === 'finish' ? await factors.mayChange(asker) : okResult(null)];
        const not = may.find((each) => !each.ok);
        if (not !== undefined) return not;
        const isRight = await (step === 'finish'
          ? factors.confirmFirstCode(asker.id, code)
          : factors.check(asker.id, code));
        return isRight ? raise(c, true) : textFailure('second-factor.wrong');
      }),
    );
  }

  app.post(
    '/passkeys/register/begin',
    describeRoute('Begins to register a passkey.', passkeyChallengeResponseSchema),
    authedRoute(requireHuman, async (asker, c) => {
      const may = await factors.mayChange(asker);
      return may.ok ? okResult(await passkeys.beginRegistration(asker, c.get('origin'))) : may;
    }),
  );
  app.post(
    '/passkeys/register/finish',
    describeRoute('Stores the passkey.', meResponseSchema),
    authedBodyRoute(requireHuman, passkeyResponseSchema, async (asker, { challenge, response }, c) => {
      const may = await factors.mayChange(asker);
      if (!may.ok) return may;
      const added = await passkeys.finishRegistration(asker, challenge, response, c.get('origin'));
      return added.ok ? raise(c, added.value.isConfirmed) : added;
    }),
  );
  app.post(
    '/passkeys/sign-in/begin',
    describeRoute('Begins to sign in with a passkey.', passkeyChallengeResponseSchema),
    publicRoute(async (c) => {
      const may = checkRate(attempts, c.get('from'));
      return may.ok ? okResult(await passkeys.beginSignIn(c.get('origin'))) : may;
    }),
  );
  app.post(
    '/passkeys/sign-in/finish',
    describeRoute('Signs in with a passkey.', meResponseSchema),
    publicBodyRoute(passkeyResponseSchema, async ({ challenge, response }, c) =>
      letIn(c, await passkeys.finishSignIn(challenge, response, c.get('origin'))),
    ),
  );
  app.delete(
    '/passkeys/:id',
    describeRoute('Removes a passkey of the caller.', emptyResponseSchema),
    authedRoute(requireHuman, async (asker, c) => {
      const may = await factors.mayChange(asker);
      return may.ok ? passkeys.remove(asker.id, idParam(c)) : may;
    }),
  );
  return app;
}
