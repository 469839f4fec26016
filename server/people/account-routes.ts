import { good, type Result } from '@orrery/kernel';
import type { MeAnswer, SessionsAnswer } from '@orrery/protocol/api';
import {
  changeMeSchema,
  codeSchema,
  credentialsSchema,
  guestSchema,
  newPasswordSchema,
  passkeySchema,
  tokenLinkSchema,
} from '@orrery/protocol/api';
import { Hono } from 'hono';
import type { Desk } from '../desk.ts';
import {
  type Ask,
  type Asked,
  anybodyAsks,
  anybodySays,
  asks,
  human,
  idIn,
  limited,
  member,
  says,
  somebody,
  steward,
} from '../http/answer.ts';
import { Limiter } from '../http/limits.ts';
import type { Senders } from '../notify/senders.ts';
import type { Person } from '../seams.ts';
import { refusal } from '../texts.ts';
import { becomeAdmin } from './admin.ts';
import { canonical } from './logins.ts';
import { Passkeys } from './passkeys.ts';
import { Passwords } from './passwords.ts';
import { meOf, type Persons } from './persons.ts';
import { Post } from './post.ts';
import { postRoutes } from './post-routes.ts';
import type { Work } from './scrypt.ts';
import { SecondFactors } from './second-factor.ts';
import {
  closeSession,
  cookieOf,
  listSessions,
  personOfSession,
  renewSession,
  revokeOthers,
  revokeSession,
  tokenIn,
} from './sessions.ts';
import { revokeTokens } from './tokens.ts';

/** What the routes of accounts need to know about the house. */
export interface AccountHouse {
  readonly desk: Desk;
  readonly persons: Persons;
  readonly isSecure: boolean; // pages come by https
  readonly work: Work;
  /** How mail is sent; null: not at all. */
  readonly mail: Senders['mail'];
  /** Where links in mails lead. */
  readonly origin: string | null;
  readonly mourn: (error: unknown) => void;
}

const MINUTE = 60_000;

/** Who has proved to be somebody, and whether by more than a password. */
interface Proved {
  readonly person: string;
  readonly isConfirmed: boolean;
}

const byPassword = (proved: Result<string>): Result<Proved> =>
  proved.ok ? good({ person: proved.value, isConfirmed: false }) : proved;

const saysMe = (person: Person | null): Result<MeAnswer> => good({ me: person === null ? null : meOf(person) });
const tokenOf = (c: Ask) => tokenIn(c.req.header('Cookie'));
const agentOf = (c: Ask) => c.req.header('User-Agent') ?? '';

/** Who one is and how one proves it. */
export function accountRoutes({ desk, persons, isSecure, work, mail, origin, mourn }: AccountHouse): Hono<Asked> {
  const app = new Hono<Asked>();
  const passwords = new Passwords(desk, work);
  const passkeys = new Passkeys(desk);
  const factors = new SecondFactors(desk);
  const arrivals = new Limiter({ burst: 30, each: MINUTE }, desk.clock);
  const attempts = new Limiter({ burst: 20, each: MINUTE / 2 }, desk.clock);
  const guesses = new Limiter({ burst: 10, each: MINUTE }, desk.clock);
  const codes = new Limiter({ burst: 5, each: 5 * MINUTE }, desk.clock);
  const giveCookie = (c: Ask, token: string | null) => c.header('Set-Cookie', cookieOf(token, isSecure));

  /** Who somebody is in a session that has just been opened or renewed. */
  async function welcome(c: Ask, token: string): Promise<Result<MeAnswer>> {
    giveCookie(c, token);
    return saysMe(await personOfSession(desk, token));
  }

  async function letIn(c: Ask, proved: Result<Proved>): Promise<Result<MeAnswer>> {
    if (!proved.ok) return proved;
    const old = tokenOf(c);
    const token = await persons.signIn({ ...proved.value, agent: agentOf(c) }, c.get('asker'));
    if (old !== null) await closeSession(desk, old);
    return welcome(c, token);
  }

  /** Somebody may do more than before: from now on by another cookie. */
  const raise = async (c: Ask, isConfirmed = false): Promise<Result<MeAnswer>> =>
    welcome(c, await renewSession(desk, tokenOf(c) ?? '', isConfirmed));

  const post = new Post({ desk, passwords, send: mail, origin, mourn });
  app.route('/', postRoutes({ desk, post, passwords, letIn: (c, proved) => letIn(c, byPassword(proved)) }));
  app.get(
    '/me',
    anybodyAsks(async (c) => {
      const token = tokenOf(c);
      if (c.get('asker') !== null && token !== null) giveCookie(c, token); // it lasts from now on
      return saysMe(c.get('asker'));
    }),
  );
  app.post(
    '/me',
    anybodySays(guestSchema, async ({ name, language }, c) => {
      if (c.get('asker') !== null) return saysMe(c.get('asker'));
      const may = limited(arrivals, c.get('from'));
      if (!may.ok) return may;
      const made = await persons.makeGuest(name, language ?? c.get('language'), agentOf(c));
      if (!made.ok) return made;
      giveCookie(c, made.value.token);
      return saysMe(made.value.person);
    }),
  );
  app.patch(
    '/me',
    says(somebody, changeMeSchema, async (asker, changes) => {
      const changed = await persons.change(asker, changes);
      return changed.ok ? saysMe(changed.value) : changed;
    }),
  );
  app.delete(
    '/me',
    asks(human, async (asker, c) => {
      await persons.forget(asker);
      giveCookie(c, null);
      return saysMe(null);
    }),
  );
  app.post(
    '/account',
    says(human, credentialsSchema, async (asker, { login, password }, c) => {
      const may = limited(attempts, c.get('from'));
      if (!may.ok) return may;
      const added = await passwords.add(asker.id, login, password, c.get('from'));
      if (!added.ok) return added;
      return raise(c);
    }),
  );
  app.post(
    '/account/password',
    says(human, newPasswordSchema, async (asker, { old, password, keepTokens }, c) => {
      const may = limited(guesses, asker.id);
      if (!may.ok) return may;
      const changed = await passwords.change(asker.id, old, password, c.get('from'));
      if (!changed.ok) return changed;
      await revokeOthers(desk.db, asker.id, tokenOf(c));
      if (!keepTokens) await revokeTokens(desk.db, asker.id);
      return raise(c);
    }),
  );
  app.post(
    '/sign-in',
    anybodySays(credentialsSchema, async ({ login, password }, c) => {
      // By address against one who tries many logins, by login against many who try one.
      const may = [limited(attempts, c.get('from')), limited(guesses, canonical(login))];
      const not = may.find((each) => !each.ok);
      return not ?? letIn(c, byPassword(await passwords.check(login, password, c.get('from'))));
    }),
  );
  app.post(
    '/sign-out',
    anybodyAsks(async (c) => {
      const token = tokenOf(c);
      if (token !== null) await closeSession(desk, token);
      giveCookie(c, null);
      return saysMe(null);
    }),
  );
  app.get(
    '/sessions',
    asks(human, async ({ id }, c) => {
      const said: SessionsAnswer = {
        sessions: await listSessions(desk, id, tokenOf(c)),
        login: await passwords.loginOf(id),
        passkeys: await passkeys.list(id),
      };
      return good(said);
    }),
  );
  app.delete(
    '/sessions/:id',
    asks(human, async ({ id }, c) =>
      (await revokeSession(desk, id, idIn(c))) ? good(null) : refusal('session.unknown'),
    ),
  );

  app.post(
    '/house',
    says(member, tokenLinkSchema, async (asker, { token }, c) => {
      const may = limited(attempts, c.get('from'));
      if (!may.ok) return may;
      const became = await becomeAdmin(desk, asker, token);
      return became.ok ? raise(c) : became;
    }),
  );
  app.get(
    '/factor',
    asks(steward, async ({ id }) => good(await factors.of(id))),
  );
  app.post(
    '/factor/begin',
    asks(steward, async (asker) => {
      const may = await factors.mayChange(asker);
      return may.ok ? good(await factors.begin(asker)) : may;
    }),
  );
  for (const deed of ['finish', 'confirm'] as const) {
    app.post(
      `/factor/${deed}`,
      says(steward, codeSchema, async (asker, { code }, c) => {
        const may = [limited(codes, asker.id), deed === 'finish' ? await factors.mayChange(asker) : good(null)];
        const not = may.find((each) => !each.ok);
        if (not !== undefined) return not;
        const isRight = await (deed === 'finish' ? factors.prove(asker.id, code) : factors.check(asker.id, code));
        return isRight ? raise(c, true) : refusal('factor.wrong');
      }),
    );
  }

  app.post(
    '/passkeys/register/begin',
    asks(human, async (asker, c) => {
      const may = await factors.mayChange(asker);
      return may.ok ? good(await passkeys.askForNew(asker, c.get('origin'))) : may;
    }),
  );
  app.post(
    '/passkeys/register/finish',
    says(human, passkeySchema, async (asker, { challenge, response }, c) => {
      const may = await factors.mayChange(asker);
      if (!may.ok) return may;
      const added = await passkeys.add(asker, challenge, response, c.get('origin'));
      return added.ok ? raise(c, added.value.isConfirmed) : added;
    }),
  );
  app.post(
    '/passkeys/sign-in/begin',
    anybodyAsks(async (c) => {
      const may = limited(attempts, c.get('from'));
      return may.ok ? good(await passkeys.askForKnown(c.get('origin'))) : may;
    }),
  );
  app.post(
    '/passkeys/sign-in/finish',
    anybodySays(passkeySchema, async ({ challenge, response }, c) =>
      letIn(c, await passkeys.check(challenge, response, c.get('origin'))),
    ),
  );
  app.delete(
    '/passkeys/:id',
    asks(human, async (asker, c) => {
      const may = await factors.mayChange(asker);
      return may.ok ? passkeys.remove(asker.id, idIn(c)) : may;
    }),
  );
  return app;
}
