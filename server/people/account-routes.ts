import { good, type Result } from '@orrery/kernel';
import type { MeAnswer, SessionsAnswer } from '@orrery/protocol/api';
import { changeMeSchema, credentialsSchema, guestSchema, newPasswordSchema, passkeySchema } from '@orrery/protocol/api';
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
  says,
  somebody,
} from '../http/answer.ts';
import { Limiter } from '../http/limits.ts';
import type { Senders } from '../notify/senders.ts';
import type { Person } from '../seams.ts';
import { refusal } from '../texts.ts';
import { appoint } from './admin.ts';
import { Passkeys } from './passkeys.ts';
import { Passwords } from './passwords.ts';
import { meOf, type Persons } from './persons.ts';
import { Post } from './post.ts';
import { postRoutes } from './post-routes.ts';
import type { Work } from './scrypt.ts';
import { closeSession, cookieOf, listSessions, revokeOthers, revokeSession, tokenIn } from './sessions.ts';

/** What the routes of accounts need to know about the house. */
export interface AccountHouse {
  readonly desk: Desk;
  readonly persons: Persons;
  readonly isSecure: boolean; // pages come by https
  readonly admin: string | null; // the login of the one who runs the server
  readonly work: Work;
  /** How mail is sent; null: not at all. */
  readonly mail: Senders['mail'];
  /** Where links in mails lead. */
  readonly origin: string | null;
  readonly mourn: (error: unknown) => void;
}

const MINUTE = 60_000;

const saysMe = (person: Person | null): Result<MeAnswer> => good({ me: person === null ? null : meOf(person) });
const tokenOf = (c: Ask) => tokenIn(c.req.header('Cookie'));
const agentOf = (c: Ask) => c.req.header('User-Agent') ?? '';

/** Who one is and how one proves it. */
export function accountRoutes({
  desk,
  persons,
  isSecure,
  admin,
  work,
  mail,
  origin,
  mourn,
}: AccountHouse): Hono<Asked> {
  const app = new Hono<Asked>();
  const passwords = new Passwords(desk, work);
  const passkeys = new Passkeys(desk);
  const arrivals = new Limiter({ burst: 30, each: MINUTE }, desk.clock);
  const attempts = new Limiter({ burst: 20, each: MINUTE / 2 }, desk.clock);
  const guesses = new Limiter({ burst: 10, each: MINUTE }, desk.clock);
  const giveCookie = (c: Ask, token: string | null) => c.header('Set-Cookie', cookieOf(token, isSecure));

  async function letIn(c: Ask, proved: Result<string>): Promise<Result<MeAnswer>> {
    if (!proved.ok) return proved;
    const old = tokenOf(c);
    giveCookie(c, await persons.signIn(proved.value, c.get('asker'), agentOf(c)));
    if (old !== null) await closeSession(desk, old);
    return saysMe(await persons.find(proved.value));
  }

  const post = new Post({ desk, passwords, send: mail, origin, mourn });
  app.route('/', postRoutes({ desk, post, passwords, letIn }));
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
      const added = await passwords.add(asker.id, login, password);
      if (!added.ok) return added;
      if (admin !== null && added.value === admin) await appoint(desk, admin);
      return saysMe(await persons.find(asker.id));
    }),
  );
  app.post(
    '/account/password',
    says(human, newPasswordSchema, async (asker, { old, password }, c) => {
      const may = limited(guesses, asker.id);
      if (!may.ok) return may;
      const changed = await passwords.change(asker.id, old, password);
      if (changed.ok) await revokeOthers(desk.db, asker.id, tokenOf(c));
      return changed;
    }),
  );
  app.post(
    '/sign-in',
    anybodySays(credentialsSchema, async ({ login, password }, c) => {
      // By address against one who tries many logins, by login against many who try one.
      const may = [limited(attempts, c.get('from')), limited(guesses, login.toLowerCase())];
      const not = may.find((each) => !each.ok);
      return not ?? letIn(c, await passwords.check(login, password));
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
    '/passkeys/register/begin',
    asks(human, async (asker, c) => good(await passkeys.askForNew(asker, c.get('origin')))),
  );
  app.post(
    '/passkeys/register/finish',
    says(human, passkeySchema, async (asker, { challenge, response }, c) => {
      const added = await passkeys.add(asker, challenge, response, c.get('origin'));
      return added.ok ? saysMe(await persons.find(asker.id)) : added;
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
    asks(human, ({ id }, c) => passkeys.remove(id, idIn(c))),
  );
  return app;
}
