import { errResult, okResult, type Problem, type Result, type Seat } from '@orrery/kernel';
import type { Me, Strength } from '@orrery/protocol';
import type {
  AdminStatsResponse,
  AutoAnswersResponse,
  BlocksResponse,
  BrokenGamesResponse,
  CreateTable,
  FactorStatusResponse,
  LoginCredentials,
  MailResponse,
  MeResponse,
  NewFactorResponse,
  PasskeyChallengeResponse,
  PeopleResponse,
  ProblemResponse,
  ProfileResponse,
  PushKeyResponse,
  ReportsResponse,
  ResetLinkResponse,
  SessionsResponse,
  TableResponse,
  TablesResponse,
  TokensResponse,
  UpdateMe,
} from '@orrery/protocol/api';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const UNREACHABLE = errResult('online.unreached', {}, 'the server cannot be reached; are you online?');
const UNREADABLE = errResult('online.unreadable', {}, 'the server answered something this page does not understand');

const isProblem = (answer: unknown): answer is ProblemResponse =>
  typeof answer === 'object' && answer !== null && 'problem' in answer;

/** The server's problem texts are already in the reader's language: requests name it. */
const problemOf = ({ problem: { code, numbers, text } }: ProblemResponse): Problem => ({ code, params: numbers, text });

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  return fetch(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

/** Called when the server treats a request as anonymous: the user was signed out elsewhere. */
let onSignedOut: () => void = () => undefined;

export function setSignedOutHandler(noted: () => void): void {
  onSignedOut = noted;
}

/** Sends a request; the answer has the type of the contract. */
async function call<X>(method: Method, path: string, body?: unknown): Promise<Result<X>> {
  let response: Response;
  try {
    response = await ask(method, path, body);
  } catch {
    return UNREACHABLE;
  }
  try {
    const text = await response.text();
    const answer: X & unknown = text === '' ? null : JSON.parse(text);
    if (response.ok) return okResult(answer);
    if (!isProblem(answer)) return UNREADABLE;
    if (answer.problem.code === 'api.nobody') onSignedOut();
    return { ok: false, problem: problemOf(answer) };
  } catch {
    return response.ok ? UNREADABLE : UNREACHABLE; // a proxy answered instead of the server
  }
}

const mapResult = <X, Y>(result: Result<X>, f: (value: X) => Y): Result<Y> =>
  result.ok ? okResult(f(result.value)) : result;

const meOf = async (asked: Promise<Result<MeResponse>>): Promise<Result<Me | null>> =>
  mapResult(await asked, ({ me }) => me);
const tablePath = (id: string, deed = '') => `/api/tables/${encodeURIComponent(id)}${deed && `/${deed}`}`;
const personPath = (id: string, deed = '') => `/api/people/${encodeURIComponent(id)}${deed && `/${deed}`}`;
const tableAction = (id: string, deed: string, body: unknown = {}): Promise<Result<TableResponse>> =>
  call('POST', tablePath(id, deed), body);

/** The server's endpoints by purpose. All results are values: the answer, or a problem. */
export const api = {
  me: () => meOf(call<MeResponse>('GET', '/api/me')),
  becomeGuest: (name: string) =>
    meOf(call('POST', '/api/me', { name, language: document.documentElement.lang || undefined })),
  changeMe: (changes: UpdateMe) => meOf(call('PATCH', '/api/me', changes)),
  signUp: (credentials: LoginCredentials) => meOf(call('POST', '/api/account', credentials)),
  changePassword: (old: string, password: string, keepTokens: boolean) =>
    call<unknown>('POST', '/api/account/password', { old, password, keepTokens }),
  signIn: (credentials: LoginCredentials) => meOf(call('POST', '/api/sign-in', credentials)),
  signOut: () => call<unknown>('POST', '/api/sign-out', {}),
  goForGood: () => meOf(call('DELETE', '/api/me')),
  sessions: () => call<SessionsResponse>('GET', '/api/sessions'),
  endSession: (id: string) => call<unknown>('DELETE', `/api/sessions/${encodeURIComponent(id)}`),
  removePasskey: (id: string) => call<unknown>('DELETE', `/api/passkeys/${encodeURIComponent(id)}`),
  passkeyBegin: (what: 'register' | 'sign-in') =>
    call<PasskeyChallengeResponse>('POST', `/api/passkeys/${what}/begin`, {}),
  passkeyFinish: (what: 'register' | 'sign-in', challenge: string, response: unknown) =>
    meOf(call('POST', `/api/passkeys/${what}/finish`, { challenge, response })),

  takeHouse: (token: string) => meOf(call('POST', '/api/house', { token })),
  factor: () => call<FactorStatusResponse>('GET', '/api/factor'),
  beginFactor: () => call<NewFactorResponse>('POST', '/api/factor/begin', {}),
  finishFactor: (code: string) => meOf(call('POST', '/api/factor/finish', { code })),
  confirmFactor: (code: string) => meOf(call('POST', '/api/factor/confirm', { code })),

  mail: () => call<MailResponse>('GET', '/api/mail'),
  setMail: (mail: string) => call<MailResponse>('PUT', '/api/mail', { mail }),
  confirmMail: (token: string) => call<unknown>('POST', '/api/mail/confirm', { token }),
  askReset: (who: string) => call<unknown>('POST', '/api/reset/ask', { who }),
  reset: (token: string, password: string) => meOf(call('POST', '/api/reset', { token, password })),

  tokens: () => call<TokensResponse>('GET', '/api/tokens'),
  makeToken: (name: string) => call<TokensResponse>('POST', '/api/tokens', { name }),
  revokeToken: (id: string) => call<unknown>('DELETE', `/api/tokens/${encodeURIComponent(id)}`),

  person: (id: string) => call<ProfileResponse>('GET', personPath(id)),
  block: (id: string) => call<unknown>('PUT', personPath(id, 'block')),
  unblock: (id: string) => call<unknown>('DELETE', personPath(id, 'block')),
  mute: (id: string) => call<unknown>('PUT', personPath(id, 'mute')),
  unmute: (id: string) => call<unknown>('DELETE', personPath(id, 'mute')),
  shut: () => call<BlocksResponse>('GET', '/api/people/shut'),
  report: (id: string, text: string, table?: string) =>
    call<unknown>('POST', personPath(id, 'report'), { text, ...(table && { table }) }),

  tables: async (list: 'open' | 'mine') =>
    mapResult(await call<TablesResponse>('GET', `/api/tables?list=${list}`), ({ tables }) => tables),
  makeTable: (terms: CreateTable) => call<TableResponse>('POST', '/api/tables', terms),
  table: (id: string) => call<TableResponse>('GET', tablePath(id)),
  sit: (id: string, seat: Seat, colour?: number) => tableAction(id, 'sit', { seat, colour }),
  stand: (id: string) => tableAction(id, 'stand'),
  colour: (id: string, seat: Seat, colour: number) => tableAction(id, 'colour', { seat, colour }),
  ready: (id: string, ready: boolean) => tableAction(id, 'ready', { ready }),
  bot: (id: string, seat: Seat, level: Strength | null) => tableAction(id, 'bot', { seat, level }),
  commit: (id: string, commitment: string) => tableAction(id, 'commit', { commitment }),
  open: (id: string, seed: string) => tableAction(id, 'open', { seed }),
  settle: (id: string) => tableAction(id, 'settle'),
  start: (id: string) => tableAction(id, 'start'),
  rematch: (id: string) => tableAction(id, 'rematch'),
  leave: (id: string) => tableAction(id, 'leave'),
  abandon: (id: string) => tableAction(id, 'abandon'),
  claim: (id: string, seat: Seat) => tableAction(id, 'claim', { seat }),
  standIn: (id: string, level: Strength | null) => tableAction(id, 'stand-in', { level }),
  standing: (id: string) => call<AutoAnswersResponse>('GET', tablePath(id, 'standing')),
  setStanding: (id: string, answers: AutoAnswersResponse['answers']) =>
    call<AutoAnswersResponse>('PUT', tablePath(id, 'standing'), { answers }),
  /** The log file of a finished game, with the seed of its dice. */
  async log(id: string): Promise<Result<string>> {
    try {
      const response = await ask('GET', tablePath(id, 'log'));
      if (response.ok) return okResult(await response.text());
      const answer: unknown = await response.json();
      return isProblem(answer) ? { ok: false, problem: problemOf(answer) } : UNREADABLE;
    } catch {
      return UNREACHABLE;
    }
  },

  pushKey: async () => mapResult(await call<PushKeyResponse>('GET', '/api/push/key'), ({ key }) => key),
  subscribe: (subscription: PushSubscriptionJSON) => call<unknown>('PUT', '/api/push', subscription),
  unsubscribe: (endpoint: string) => call<unknown>('DELETE', '/api/push', { endpoint }),

  house: () => call<AdminStatsResponse>('GET', '/api/admin'),
  faultyGames: () => call<BrokenGamesResponse>('GET', '/api/admin/games'),
  mendGame: (id: string, how: 'end' | 'restore') =>
    call<unknown>('POST', `/api/admin/games/${encodeURIComponent(id)}/${how}`, {}),
  reports: () => call<ReportsResponse>('GET', '/api/admin/reports'),
  settleReport: (id: string) => call<unknown>('POST', `/api/admin/reports/${encodeURIComponent(id)}/settle`, {}),
  findPeople: (find: string) => call<PeopleResponse>('GET', `/api/admin/people?find=${encodeURIComponent(find)}`),
  changePerson: (id: string, changes: { role: 'player' | 'admin' | 'barred' }) =>
    call<unknown>('PATCH', `/api/admin/people/${encodeURIComponent(id)}`, changes),
  /** A reset link for a person who has lost their password. */
  resetFor: (id: string) => call<ResetLinkResponse>('POST', `/api/admin/people/${encodeURIComponent(id)}/reset`, {}),
} as const;
