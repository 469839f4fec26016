import { bad, good, type Problem, type Result, type Seat } from '@orrery/kernel';
import type { Me, Strength } from '@orrery/protocol';
import type {
  ChangeMe,
  Credentials,
  FactorAnswer,
  FaultyAnswer,
  HouseAnswer,
  MailAnswer,
  MakeTable,
  MeAnswer,
  NewFactorAnswer,
  PasskeyQuestion,
  PeopleAnswer,
  ProblemAnswer,
  ProfileAnswer,
  PushKeyAnswer,
  ReportsAnswer,
  ResetAnswer,
  SessionsAnswer,
  ShutAnswer,
  StandingAnswer,
  TableAnswer,
  TablesAnswer,
  TokensAnswer,
} from '@orrery/protocol/api';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const UNREACHED = bad('online.unreached', {}, 'the server cannot be reached; are you online?');
const UNREADABLE = bad('online.unreadable', {}, 'the server answered something this page does not understand');

const isProblem = (answer: unknown): answer is ProblemAnswer =>
  typeof answer === 'object' && answer !== null && 'problem' in answer;

/** What the server says is wrong is in the reader's language already: it is told which one that is. */
const problemOf = ({ problem: { code, numbers, text } }: ProblemAnswer): Problem => ({ code, params: numbers, text });

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  return fetch(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

/** Called when the server says that nobody asks: whoever was signed out elsewhere hears of it so. */
let noteNobody: () => void = () => undefined;

export function whenNobody(noted: () => void): void {
  noteNobody = noted;
}

/** Asks the server; its answer is of the type its contract names. */
async function call<X>(method: Method, path: string, body?: unknown): Promise<Result<X>> {
  let response: Response;
  try {
    response = await ask(method, path, body);
  } catch {
    return UNREACHED;
  }
  try {
    const text = await response.text();
    const answer: X & unknown = text === '' ? null : JSON.parse(text);
    if (response.ok) return good(answer);
    if (!isProblem(answer)) return UNREADABLE;
    if (answer.problem.code === 'api.nobody') noteNobody();
    return { ok: false, problem: problemOf(answer) };
  } catch {
    return response.ok ? UNREADABLE : UNREACHED; // something between us and the server answered in its stead
  }
}

const then = <X, Y>(result: Result<X>, f: (value: X) => Y): Result<Y> => (result.ok ? good(f(result.value)) : result);

const meOf = async (asked: Promise<Result<MeAnswer>>): Promise<Result<Me | null>> => then(await asked, ({ me }) => me);
const tableOf = (id: string, deed = '') => `/api/tables/${encodeURIComponent(id)}${deed && `/${deed}`}`;
const personOf = (id: string, deed = '') => `/api/people/${encodeURIComponent(id)}${deed && `/${deed}`}`;
const atTable = (id: string, deed: string, body: unknown = {}): Promise<Result<TableAnswer>> =>
  call('POST', tableOf(id, deed), body);

/** The server's addresses, by what they are for. Everything comes back as a value: what was asked for, or why not. */
export const api = {
  me: () => meOf(call<MeAnswer>('GET', '/api/me')),
  becomeGuest: (name: string) =>
    meOf(call('POST', '/api/me', { name, language: document.documentElement.lang || undefined })),
  changeMe: (changes: ChangeMe) => meOf(call('PATCH', '/api/me', changes)),
  signUp: (credentials: Credentials) => meOf(call('POST', '/api/account', credentials)),
  changePassword: (old: string, password: string, keepTokens: boolean) =>
    call<unknown>('POST', '/api/account/password', { old, password, keepTokens }),
  signIn: (credentials: Credentials) => meOf(call('POST', '/api/sign-in', credentials)),
  signOut: () => call<unknown>('POST', '/api/sign-out', {}),
  goForGood: () => meOf(call('DELETE', '/api/me')),
  sessions: () => call<SessionsAnswer>('GET', '/api/sessions'),
  endSession: (id: string) => call<unknown>('DELETE', `/api/sessions/${encodeURIComponent(id)}`),
  removePasskey: (id: string) => call<unknown>('DELETE', `/api/passkeys/${encodeURIComponent(id)}`),
  passkeyBegin: (what: 'register' | 'sign-in') => call<PasskeyQuestion>('POST', `/api/passkeys/${what}/begin`, {}),
  passkeyFinish: (what: 'register' | 'sign-in', challenge: string, response: unknown) =>
    meOf(call('POST', `/api/passkeys/${what}/finish`, { challenge, response })),

  takeHouse: (token: string) => meOf(call('POST', '/api/house', { token })),
  factor: () => call<FactorAnswer>('GET', '/api/factor'),
  beginFactor: () => call<NewFactorAnswer>('POST', '/api/factor/begin', {}),
  finishFactor: (code: string) => meOf(call('POST', '/api/factor/finish', { code })),
  confirmFactor: (code: string) => meOf(call('POST', '/api/factor/confirm', { code })),

  mail: () => call<MailAnswer>('GET', '/api/mail'),
  setMail: (mail: string) => call<MailAnswer>('PUT', '/api/mail', { mail }),
  confirmMail: (token: string) => call<unknown>('POST', '/api/mail/confirm', { token }),
  askReset: (who: string) => call<unknown>('POST', '/api/reset/ask', { who }),
  reset: (token: string, password: string) => meOf(call('POST', '/api/reset', { token, password })),

  tokens: () => call<TokensAnswer>('GET', '/api/tokens'),
  makeToken: (name: string) => call<TokensAnswer>('POST', '/api/tokens', { name }),
  revokeToken: (id: string) => call<unknown>('DELETE', `/api/tokens/${encodeURIComponent(id)}`),

  person: (id: string) => call<ProfileAnswer>('GET', personOf(id)),
  block: (id: string) => call<unknown>('PUT', personOf(id, 'block')),
  unblock: (id: string) => call<unknown>('DELETE', personOf(id, 'block')),
  mute: (id: string) => call<unknown>('PUT', personOf(id, 'mute')),
  unmute: (id: string) => call<unknown>('DELETE', personOf(id, 'mute')),
  shut: () => call<ShutAnswer>('GET', '/api/people/shut'),
  report: (id: string, text: string, table?: string) =>
    call<unknown>('POST', personOf(id, 'report'), { text, ...(table && { table }) }),

  tables: async (list: 'open' | 'mine') =>
    then(await call<TablesAnswer>('GET', `/api/tables?list=${list}`), ({ tables }) => tables),
  makeTable: (terms: MakeTable) => call<TableAnswer>('POST', '/api/tables', terms),
  table: (id: string) => call<TableAnswer>('GET', tableOf(id)),
  sit: (id: string, seat: Seat, colour?: number) => atTable(id, 'sit', { seat, colour }),
  stand: (id: string) => atTable(id, 'stand'),
  colour: (id: string, seat: Seat, colour: number) => atTable(id, 'colour', { seat, colour }),
  ready: (id: string, ready: boolean) => atTable(id, 'ready', { ready }),
  bot: (id: string, seat: Seat, level: Strength | null) => atTable(id, 'bot', { seat, level }),
  commit: (id: string, commitment: string) => atTable(id, 'commit', { commitment }),
  open: (id: string, seed: string) => atTable(id, 'open', { seed }),
  settle: (id: string) => atTable(id, 'settle'),
  start: (id: string) => atTable(id, 'start'),
  rematch: (id: string) => atTable(id, 'rematch'),
  leave: (id: string) => atTable(id, 'leave'),
  abandon: (id: string) => atTable(id, 'abandon'),
  claim: (id: string, seat: Seat) => atTable(id, 'claim', { seat }),
  standIn: (id: string, level: Strength | null) => atTable(id, 'stand-in', { level }),
  standing: (id: string) => call<StandingAnswer>('GET', tableOf(id, 'standing')),
  setStanding: (id: string, answers: StandingAnswer['answers']) =>
    call<StandingAnswer>('PUT', tableOf(id, 'standing'), { answers }),
  /** The log file of a game that is over, with the seed of its dice. */
  async log(id: string): Promise<Result<string>> {
    try {
      const response = await ask('GET', tableOf(id, 'log'));
      if (response.ok) return good(await response.text());
      const answer: unknown = await response.json();
      return isProblem(answer) ? { ok: false, problem: problemOf(answer) } : UNREADABLE;
    } catch {
      return UNREACHED;
    }
  },

  pushKey: async () => then(await call<PushKeyAnswer>('GET', '/api/push/key'), ({ key }) => key),
  subscribe: (subscription: PushSubscriptionJSON) => call<unknown>('PUT', '/api/push', subscription),
  unsubscribe: (endpoint: string) => call<unknown>('DELETE', '/api/push', { endpoint }),

  house: () => call<HouseAnswer>('GET', '/api/admin'),
  faultyGames: () => call<FaultyAnswer>('GET', '/api/admin/games'),
  mendGame: (id: string, how: 'end' | 'restore') =>
    call<unknown>('POST', `/api/admin/games/${encodeURIComponent(id)}/${how}`, {}),
  reports: () => call<ReportsAnswer>('GET', '/api/admin/reports'),
  settleReport: (id: string) => call<unknown>('POST', `/api/admin/reports/${encodeURIComponent(id)}/settle`, {}),
  findPeople: (find: string) => call<PeopleAnswer>('GET', `/api/admin/people?find=${encodeURIComponent(find)}`),
  changePerson: (id: string, changes: { role: 'player' | 'admin' | 'barred' }) =>
    call<unknown>('PATCH', `/api/admin/people/${encodeURIComponent(id)}`, changes),
  /** The way to a new password for somebody who has lost theirs. */
  resetFor: (id: string) => call<ResetAnswer>('POST', `/api/admin/people/${encodeURIComponent(id)}/reset`, {}),
} as const;
