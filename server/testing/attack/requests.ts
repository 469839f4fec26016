import { TEST_TABLE_TERMS } from '../terms.ts';
import type { Fuzzer } from './fuzzer.ts';
import type { AttackTargets } from './targets.ts';

type Body = Readonly<Record<string, unknown>>;

const UNLISTED_TERMS = { ...TEST_TABLE_TERMS, visibility: 'unlisted' };

/** Every route under /api with a valid body; `T` stands for a table, `P` for a person, `X` for anything. */
const ROUTES: readonly (readonly [method: string, path: string, right?: Body])[] = [
  ['GET', '/me'],
  ['POST', '/me', { name: 'Eve', language: 'en' }],
  ['PATCH', '/me', { name: 'Eve' }],
  ['GET', '/sessions'],
  ['DELETE', '/sessions/X'],
  ['POST', '/passkeys/register/begin', {}],
  ['POST', '/passkeys/register/finish', { challenge: 'x', response: { id: 'x', response: {} } }],
  ['POST', '/passkeys/sign-in/begin', {}],
  ['POST', '/passkeys/sign-in/finish', { challenge: 'x', response: { id: 'x', response: {} } }],
  ['DELETE', '/passkeys/X'],
  ['POST', '/admin/claim', { token: 'x' }],
  ['GET', '/second-factor'],
  ['POST', '/second-factor/begin', {}],
  ['POST', '/second-factor/finish', { code: '123456' }],
  ['POST', '/second-factor/confirm', { code: '123456' }],
  ['GET', '/mail'],
  ['PUT', '/mail', { mail: 'eve@example.org' }],
  ['PUT', '/mail/pace', { pace: 'daily', hour: 6 }],
  ['POST', '/mail/confirm', { token: 'x' }],
  ['POST', '/password-reset/request', { loginOrMail: 'eve' }],
  ['POST', '/password-reset', { token: 'x', password: 'battery staple' }],
  ['GET', '/people/P'],
  ['GET', '/blocks'],
  ['PUT', '/people/P/mute', {}],
  ['DELETE', '/people/P/mute'],
  ['PUT', '/people/P/block', {}],
  ['DELETE', '/people/P/block'],
  ['PUT', '/people/P/follow', {}],
  ['DELETE', '/people/P/follow'],
  ['GET', '/friends'],
  ['PUT', '/friends/settings', { isPresenceHidden: false, invitedBy: 'everybody' }],
  ['GET', '/presence'],
  ['GET', '/invitations'],
  ['GET', '/me/handle'],
  ['PUT', '/me/handle', { handle: 'eve-the-first' }],
  ['GET', '/days-off'],
  ['PUT', '/days-off/weekdays', { weekdays: [0, 6], utcOffset: 60 }],
  ['POST', '/days-off/vacations', { from: 0, until: 1_900_000_000_000 }],
  ['DELETE', '/days-off/vacations/X'],
  ['POST', '/people/P/report', { text: 'x', table: 'T' }],
  ['GET', '/tokens'],
  ['POST', '/tokens', { name: 'Bot' }],
  ['DELETE', '/tokens/X'],
  ['GET', '/push/key'],
  [
    'PUT',
    '/push',
    {
      endpoint: 'https://fcm.googleapis.com/x',
      keys: {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'AAAAAAAAAAAAAAAAAAAAAA',
      },
    },
  ],
  ['DELETE', '/push', { endpoint: 'https://fcm.googleapis.com/x' }],
  ['GET', '/tables'],
  ['GET', '/tables?list=mine'],
  ['GET', '/tables?list=watch'],
  ['POST', '/tables', UNLISTED_TERMS],
  ['POST', '/tables', { ...UNLISTED_TERMS, options: { rounds: 10 } }],
  ['GET', '/tables/T'],
  ['GET', '/tables/T/log'],
  ['POST', '/tables/T/sit', { seat: 0, colour: 1 }],
  ['POST', '/tables/T/stand', {}],
  ['POST', '/tables/T/ready', { ready: true }],
  ['POST', '/tables/T/remove', { seat: 1 }],
  ['PUT', '/tables/T/terms', { ...UNLISTED_TERMS, seats: 3 }],
  ['POST', '/tables/T/colour', { colour: 1 }],
  ['POST', '/tables/T/commit', { commitment: 'a'.repeat(64) }],
  ['POST', '/tables/T/reveal', { seed: 'x' }],
  ['POST', '/tables/T/expire-reveal', {}],
  ['POST', '/tables/T/bot', { seat: 1, level: 'cadet' }],
  ['POST', '/tables/T/start', {}],
  ['POST', '/tables/T/claim', { seat: 0 }],
  ['POST', '/tables/T/substitute', { level: null }],
  ['POST', '/tables/T/take-back', { move: 3 }],
  ['POST', '/tables/T/take-back/answer', { move: 3, agrees: true }],
  ['GET', '/tables/T/invited'],
  ['POST', '/tables/T/invite', { person: 'x' }],
  ['POST', '/tables/T/decline', {}],
  ['POST', '/tables/T/add-time', { seat: 1 }],
  ['GET', '/tables/T/auto-answers'],
  ['PUT', '/tables/T/auto-answers', { answers: [{ question: 'turn', move: 'roll' }] }],
  ['POST', '/bots/T', { type: 'choose', request: 1, move: 'roll' }],
  ['GET', '/network'],
  ['POST', '/network/open', {}],
  ['GET', '/admin'],
  ['GET', '/admin/people?find=e'],
  ['PATCH', '/admin/people/P', { role: 'admin' }],
  ['GET', '/admin/reports'],
  ['POST', '/admin/reports/X/resolve', {}],
  ['GET', '/admin/games'],
  ['POST', '/admin/games/T/restore', {}],
  ['POST', '/admin/games/T/end', {}],
  ['POST', '/sign-out', {}],
];
/** Routes that each take a core and much memory: limited by the server, and rarely requested here. */
const COSTLY_ROUTES: typeof ROUTES = [
  ['POST', '/account', { login: 'eve-eve', password: 'correct horse' }],
  ['POST', '/account/password', { old: 'correct horse', password: 'battery staple' }],
  ['POST', '/sign-in', { login: 'eve-eve', password: 'correct horse' }],
];
const COSTLY_ONCE_IN = 500;
/** A response that takes longer is abandoned. */
const REQUEST_TIMEOUT_MS = 20_000;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];
/** The players at the tables must be able to continue: nobody may sign them out or make them leave. */
const NOT_WITH_PLAYER_COOKIE = /sign-out|DELETE|\/me$|stand|claim|bot$/;

const fillPath = (fuzzer: Fuzzer, { tables, persons }: AttackTargets, path: string): string =>
  path.replace(/\/([TPX])(?=\/|$)/, (_, kind: string) => {
    const known = kind === 'T' ? tables : kind === 'P' ? persons : [];
    const id = known.length === 0 || fuzzer.oneIn(6) ? fuzzer.text() : fuzzer.pick(known);
    return `/${fuzzer.urlPart(id)}`;
  });

/** Sends a request; returns the status, or null if the server did not respond. */
export async function fuzzRequest(fuzzer: Fuzzer, targets: AttackTargets): Promise<number | null> {
  const [method, path, right] = fuzzer.pick(fuzzer.oneIn(COSTLY_ONCE_IN) ? COSTLY_ROUTES : ROUTES);
  const actsForPlayer = NOT_WITH_PLAYER_COOKIE.test(`${method} ${path}`);
  const asked = fuzzer.oneIn(30) ? fuzzer.pick(METHODS) : method;
  const headers: Record<string, string> = {
    Origin: fuzzer.oneIn(20) ? 'https://evil.test' : new URL(targets.url).origin,
    'X-Forwarded-For': fuzzer.clientAddress(),
    'Accept-Language': fuzzer.pick(['en', 'de,nl;q=0.5', '*', 'x'.repeat(300)]),
  };
  const cookie = actsForPlayer ? '' : fuzzer.pick(targets.cookies);
  if (cookie !== '') headers.Cookie = cookie;
  if (fuzzer.oneIn(10)) headers.Authorization = `Bearer ${fuzzer.pick([...targets.tokens, 'x'.repeat(43)])}`;
  const hasBody = right !== undefined && asked !== 'GET' && asked !== 'HEAD';
  if (hasBody)
    headers['Content-Type'] = fuzzer.pick(['application/json', 'text/plain', 'multipart/form-data; boundary=x']);
  try {
    const answer = await fetch(`${targets.url}/api${fillPath(fuzzer, targets, path)}`, {
      method: asked,
      headers,
      // With a bot's token a request may open a stream, which has no end.
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...(hasBody ? { body: fuzzer.json(right) } : {}),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}
