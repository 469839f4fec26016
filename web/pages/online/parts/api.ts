import { errResult, okResult, type Problem, type Result, type Seat } from '@orrery/kernel';
import type { ReviewPosition, Strength } from '@orrery/protocol';
import type {
  AutoAnswersResponse,
  ChangeTerms,
  CreateTable,
  CreateTournament,
  FriendsSettings,
  ImposeSanction,
  LoginCredentials,
  MailPace,
  Me,
  MeResponse,
  NoticeWay,
  ProblemResponse,
  StartPairing,
  TableResponse,
  TournamentResponse,
  UpdateMe,
  Vacation,
  Webhook,
  WeekdaysOff,
} from '@orrery/protocol/api';
import {
  adminStatsResponseSchema,
  auditResponseSchema,
  autoAnswersResponseSchema,
  blocksResponseSchema,
  brokenGamesResponseSchema,
  daysOffResponseSchema,
  emptyResponseSchema,
  factorStatusResponseSchema,
  friendsResponseSchema,
  handleResponseSchema,
  invitationsResponseSchema,
  invitedResponseSchema,
  leaderboardResponseSchema,
  mailConfirmedResponseSchema,
  mailResponseSchema,
  meResponseSchema,
  moderatedTableResponseSchema,
  networkResponseSchema,
  newFactorResponseSchema,
  pairingResponseSchema,
  parseJson,
  passkeyChallengeResponseSchema,
  peopleResponseSchema,
  presenceResponseSchema,
  problemResponseSchema,
  profileResponseSchema,
  pushKeyResponseSchema,
  reportsResponseSchema,
  resetLinkResponseSchema,
  reviewResponseSchema,
  sanctionsResponseSchema,
  sessionsResponseSchema,
  tablePeopleResponseSchema,
  tableResponseSchema,
  tablesResponseSchema,
  tokensResponseSchema,
  tournamentResponseSchema,
  tournamentsResponseSchema,
  webhookResponseSchema,
} from '@orrery/protocol/schemas';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const UNREACHABLE = errResult('online.unreached', {}, 'the server cannot be reached; are you online?');
/** Server and page are of different versions. */
export const UNREADABLE = errResult(
  'online.unreadable',
  {},
  'the server and this page do not fit together; reload the page',
);

/** The server's problem texts are already in the reader's language: requests name it. */
const problemOf = ({ problem: { code, params, text } }: ProblemResponse): Problem => ({ code, params, text });

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const keepalive = method === 'DELETE'; // also sent while the page is being closed
  return fetch(path, { method, headers, keepalive, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

/** Called when the server treats a request as anonymous: the user was signed out elsewhere. */
let onSignedOut: () => void = () => undefined;

export function setSignedOutHandler(noted: () => void): void {
  onSignedOut = noted;
}

/** What a failed response says. A response without JSON comes from a proxy in front of the server. */
function failureOf(text: string): Result<never> {
  const answer = parseJson(problemResponseSchema, text);
  if (answer === null) return text.startsWith('{') ? UNREADABLE : UNREACHABLE;
  if (answer.problem.code === 'api.unauthenticated') onSignedOut();
  return { ok: false, problem: problemOf(answer) };
}

type ResponseSchema<T> = Parameters<typeof parseJson<T>>[0];

/** Sends a request. An answer that does not fit the schema is one problem: server and page are of different versions. */
async function call<T>(schema: ResponseSchema<T>, method: Method, path: string, body?: unknown): Promise<Result<T>> {
  try {
    const response = await ask(method, path, body);
    const text = await response.text();
    if (!response.ok) return failureOf(text);
    const answer = parseJson(schema, text);
    return answer === null ? UNREADABLE : okResult(answer);
  } catch {
    return UNREACHABLE;
  }
}

/** A request whose success has no value. */
const command = (method: Method, path: string, body?: unknown) => call(emptyResponseSchema, method, path, body);

/** Fetches a file; `read` takes it from the response. */
async function download<T>(path: string, read: (response: Response) => Promise<T>): Promise<Result<T>> {
  try {
    const response = await ask('GET', path);
    return response.ok ? okResult(await read(response)) : failureOf(await response.text());
  } catch {
    return UNREACHABLE;
  }
}

const mapResult = <X, Y>(result: Result<X>, f: (value: X) => Y): Result<Y> =>
  result.ok ? okResult(f(result.value)) : result;

const meOf = async (asked: Promise<Result<MeResponse>>): Promise<Result<Me | null>> =>
  mapResult(await asked, ({ me }) => me);
const tablePath = (id: string, action = '') => `/api/tables/${encodeURIComponent(id)}${action && `/${action}`}`;
const adminPersonPath = (id: string, action: string) => `/api/admin/people/${encodeURIComponent(id)}/${action}`;
const personPath = (id: string, action = '') => `/api/people/${encodeURIComponent(id)}${action && `/${action}`}`;
const tableAction = (id: string, action: string, body: unknown = {}): Promise<Result<TableResponse>> =>
  call(tableResponseSchema, 'POST', tablePath(id, action), body);

const reviewCall = (method: Method, id: string, action = '', body?: unknown) =>
  call(reviewResponseSchema, method, tablePath(id, `review${action}`), body);

const tournamentPath = (id: string, action = '') =>
  `/api/tournaments/${encodeURIComponent(id)}${action && `/${action}`}`;
const tournamentAction = (id: string, action: string): Promise<Result<TournamentResponse>> =>
  call(tournamentResponseSchema, 'POST', tournamentPath(id, action), {});

/** The server's endpoints by purpose. All results are values: the answer, or a problem. */
export const api = {
  me: () => meOf(call(meResponseSchema, 'GET', '/api/me')),
  becomeGuest: (name: string) =>
    meOf(call(meResponseSchema, 'POST', '/api/me', { name, language: document.documentElement.lang || undefined })),
  changeMe: (changes: UpdateMe) => meOf(call(meResponseSchema, 'PATCH', '/api/me', changes)),
  signUp: (credentials: LoginCredentials) => meOf(call(meResponseSchema, 'POST', '/api/account', credentials)),
  changePassword: (old: string, password: string, keepTokens: boolean) =>
    call(meResponseSchema, 'POST', '/api/account/password', { old, password, keepTokens }),
  signIn: (credentials: LoginCredentials) => meOf(call(meResponseSchema, 'POST', '/api/sign-in', credentials)),
  signOut: () => call(meResponseSchema, 'POST', '/api/sign-out', {}),
  deleteAccount: () => meOf(call(meResponseSchema, 'DELETE', '/api/me')),
  sessions: () => call(sessionsResponseSchema, 'GET', '/api/sessions'),
  endSession: (id: string) => command('DELETE', `/api/sessions/${encodeURIComponent(id)}`),
  removePasskey: (id: string) => command('DELETE', `/api/passkeys/${encodeURIComponent(id)}`),
  passkeyBegin: (what: 'register' | 'sign-in') =>
    call(passkeyChallengeResponseSchema, 'POST', `/api/passkeys/${what}/begin`, {}),
  passkeyFinish: (what: 'register' | 'sign-in', challenge: string, response: unknown) =>
    meOf(call(meResponseSchema, 'POST', `/api/passkeys/${what}/finish`, { challenge, response })),

  claimAdmin: (token: string) => meOf(call(meResponseSchema, 'POST', '/api/admin/claim', { token })),
  factor: () => call(factorStatusResponseSchema, 'GET', '/api/second-factor'),
  beginFactor: () => call(newFactorResponseSchema, 'POST', '/api/second-factor/begin', {}),
  finishFactor: (code: string) => meOf(call(meResponseSchema, 'POST', '/api/second-factor/finish', { code })),
  confirmFactor: (code: string) => meOf(call(meResponseSchema, 'POST', '/api/second-factor/confirm', { code })),

  mail: () => call(mailResponseSchema, 'GET', '/api/mail'),
  setMail: (mail: string) => call(mailResponseSchema, 'PUT', '/api/mail', { mail }),
  setMailPace: (pace: MailPace, hour: number) => call(mailResponseSchema, 'PUT', '/api/mail/pace', { pace, hour }),
  confirmMail: (token: string) => call(mailConfirmedResponseSchema, 'POST', '/api/mail/confirm', { token }),
  requestReset: (loginOrMail: string) => command('POST', '/api/password-reset/request', { loginOrMail }),
  reset: (token: string, password: string) =>
    meOf(call(meResponseSchema, 'POST', '/api/password-reset', { token, password })),

  tokens: () => call(tokensResponseSchema, 'GET', '/api/tokens'),
  makeToken: (name: string) => call(tokensResponseSchema, 'POST', '/api/tokens', { name }),
  revokeToken: (id: string) => command('DELETE', `/api/tokens/${encodeURIComponent(id)}`),

  person: (id: string) => call(profileResponseSchema, 'GET', personPath(id)),
  block: (id: string) => command('PUT', personPath(id, 'block')),
  unblock: (id: string) => command('DELETE', personPath(id, 'block')),
  mute: (id: string) => command('PUT', personPath(id, 'mute')),
  unmute: (id: string) => command('DELETE', personPath(id, 'mute')),
  daysOff: () => call(daysOffResponseSchema, 'GET', '/api/days-off'),
  setWeekdaysOff: (weekdays: number[], utcOffset: number) =>
    call(daysOffResponseSchema, 'PUT', '/api/days-off/weekdays', { weekdays, utcOffset } satisfies WeekdaysOff),
  addVacation: (vacation: Vacation) => call(daysOffResponseSchema, 'POST', '/api/days-off/vacations', vacation),
  endVacation: (id: string) =>
    call(daysOffResponseSchema, 'DELETE', `/api/days-off/vacations/${encodeURIComponent(id)}`),
  presence: () => call(presenceResponseSchema, 'GET', '/api/presence'),
  handle: () => call(handleResponseSchema, 'GET', '/api/me/handle'),
  setHandle: (handle: string) => call(handleResponseSchema, 'PUT', '/api/me/handle', { handle }),
  friends: () => call(friendsResponseSchema, 'GET', '/api/friends'),
  setFriendsSettings: (settings: FriendsSettings) =>
    call(friendsResponseSchema, 'PUT', '/api/friends/settings', settings),
  follow: (id: string) => command('PUT', personPath(id, 'follow')),
  unfollow: (id: string) => command('DELETE', personPath(id, 'follow')),
  invitations: () => call(invitationsResponseSchema, 'GET', '/api/invitations'),
  invited: (id: string) => call(invitedResponseSchema, 'GET', tablePath(id, 'invited')),
  invite: (id: string, person: string) => call(invitedResponseSchema, 'POST', tablePath(id, 'invite'), { person }),
  decline: (id: string) => command('POST', tablePath(id, 'decline'), {}),
  blocks: () => call(blocksResponseSchema, 'GET', '/api/blocks'),
  report: (id: string, text: string, table?: string, message?: number) =>
    command('POST', personPath(id, 'report'), { text, ...(table && { table }), ...(message && { message }) }),

  tables: async (list: 'open' | 'mine') =>
    mapResult(await call(tablesResponseSchema, 'GET', `/api/tables?list=${list}`), ({ tables }) => tables),
  makeTable: (terms: CreateTable) => call(tableResponseSchema, 'POST', '/api/tables', terms),
  table: (id: string) => call(tableResponseSchema, 'GET', tablePath(id)),
  sit: (id: string, seat: Seat, colour?: number) => tableAction(id, 'sit', { seat, colour }),
  stand: (id: string) => tableAction(id, 'stand'),
  colour: (id: string, seat: Seat, colour: number) => tableAction(id, 'colour', { seat, colour }),
  remove: (id: string, seat: Seat) => tableAction(id, 'remove', { seat }),
  changeTerms: (id: string, terms: ChangeTerms) => call(tableResponseSchema, 'PUT', tablePath(id, 'terms'), terms),
  ready: (id: string, ready: boolean) => tableAction(id, 'ready', { ready }),
  bot: (id: string, seat: Seat, level: Strength | null) => tableAction(id, 'bot', { seat, level }),
  commit: (id: string, commitment: string) => tableAction(id, 'commit', { commitment }),
  reveal: (id: string, seed: string) => tableAction(id, 'reveal', { seed }),
  expireReveal: (id: string) => tableAction(id, 'expire-reveal'),
  start: (id: string) => tableAction(id, 'start'),
  rematch: (id: string) => tableAction(id, 'rematch'),
  leave: (id: string) => tableAction(id, 'leave'),
  voteToEnd: (id: string) => tableAction(id, 'vote-to-end'),
  claim: (id: string, seat: Seat) => tableAction(id, 'claim', { seat }),
  substitute: (id: string, level: Strength | null) => tableAction(id, 'substitute', { level }),
  addTime: (id: string, seat: Seat) => tableAction(id, 'add-time', { seat }),
  askTakeBack: (id: string, move: number) => tableAction(id, 'take-back', { move }),
  answerTakeBack: (id: string, move: number, agrees: boolean) => tableAction(id, 'take-back/answer', { move, agrees }),
  autoAnswers: (id: string) => call(autoAnswersResponseSchema, 'GET', tablePath(id, 'auto-answers')),
  setAutoAnswers: (id: string, answers: AutoAnswersResponse['answers']) =>
    call(autoAnswersResponseSchema, 'PUT', tablePath(id, 'auto-answers'), { answers }),
  /** The log file of a finished game, with the seed of its dice. */
  log: (id: string) => download(tablePath(id, 'log'), (response) => response.text()),
  /** Everything that the server stores about the user, as a ZIP file. */
  exportAccount: () => download('/api/me/export', (response) => response.blob()),

  review: (id: string) => reviewCall('GET', id),
  leadReview: (id: string, person: string | null) => reviewCall('PUT', id, '/leader', { person }),
  showReview: (id: string, position: ReviewPosition) => reviewCall('PUT', id, '/position', position),
  addReviewBranch: (id: string, from: number, entries: readonly string[]) =>
    reviewCall('POST', id, '/branches', { from, entries }),
  changeReviewBranch: (id: string, branch: number, keep: number, entries: readonly string[]) =>
    reviewCall('PUT', id, `/branches/${branch}`, { keep, entries }),
  removeReviewBranch: (id: string, branch: number) => reviewCall('DELETE', id, `/branches/${branch}`),
  addReviewNote: (id: string, position: ReviewPosition, text: string) =>
    reviewCall('POST', id, '/notes', { position, text }),
  removeReviewNote: (id: string, note: number) => reviewCall('DELETE', id, `/notes/${note}`),

  tablePeople: (id: string) => call(tablePeopleResponseSchema, 'GET', tablePath(id, 'people')),
  leaderboard: (game: string, seats: number) =>
    call(leaderboardResponseSchema, 'GET', `/api/leaderboard/${encodeURIComponent(game)}/${seats}`),
  pairing: () => call(pairingResponseSchema, 'GET', '/api/pairing'),
  startPairing: (wanted: StartPairing) => call(pairingResponseSchema, 'POST', '/api/pairing', wanted),
  renewPairing: () => call(pairingResponseSchema, 'POST', '/api/pairing/renew', {}),
  stopPairing: () => call(pairingResponseSchema, 'DELETE', '/api/pairing'),
  tournaments: async (list: 'open' | 'mine') =>
    mapResult(
      await call(tournamentsResponseSchema, 'GET', `/api/tournaments?list=${list}`),
      ({ tournaments }) => tournaments,
    ),
  tournament: (id: string) => call(tournamentResponseSchema, 'GET', tournamentPath(id)),
  makeTournament: (wished: CreateTournament) => call(tournamentResponseSchema, 'POST', '/api/tournaments', wished),
  enterTournament: (id: string) => tournamentAction(id, 'enter'),
  withdrawFromTournament: (id: string) => tournamentAction(id, 'withdraw'),
  startTournament: (id: string) => tournamentAction(id, 'start'),
  cancelTournament: (id: string) => tournamentAction(id, 'cancel'),

  network: () => call(networkResponseSchema, 'GET', '/api/network'),
  openNetwork: () => call(networkResponseSchema, 'POST', '/api/network/open', {}),
  pushKey: async () => mapResult(await call(pushKeyResponseSchema, 'GET', '/api/push/key'), ({ key }) => key),
  subscribe: (subscription: PushSubscriptionJSON) => command('PUT', '/api/push', subscription),
  unsubscribe: (endpoint: string) => command('DELETE', '/api/push', { endpoint }),
  webhook: async () => mapResult(await call(webhookResponseSchema, 'GET', '/api/webhook'), ({ webhook }) => webhook),
  setWebhook: async (wanted: Webhook) =>
    mapResult(await call(webhookResponseSchema, 'PUT', '/api/webhook', wanted), ({ webhook }) => webhook),
  deleteWebhook: () => command('DELETE', '/api/webhook'),
  /** Sends the user a notice by one way, to see whether it arrives. */
  tryNotice: (way: NoticeWay) => command('POST', '/api/notify/try', { way }),

  adminStats: () => call(adminStatsResponseSchema, 'GET', '/api/admin'),
  brokenGames: () => call(brokenGamesResponseSchema, 'GET', '/api/admin/games'),
  fixGame: (id: string, how: 'end' | 'restore') =>
    command('POST', `/api/admin/games/${encodeURIComponent(id)}/${how}`, {}),
  mySanctions: () => call(sanctionsResponseSchema, 'GET', '/api/me/sanctions'),
  sanctions: (person: string) => call(sanctionsResponseSchema, 'GET', adminPersonPath(person, 'sanctions')),
  sanction: (person: string, wish: ImposeSanction) => command('POST', adminPersonPath(person, 'sanctions'), wish),
  liftSanction: (id: string) => command('POST', `/api/admin/sanctions/${encodeURIComponent(id)}/lift`, {}),
  moderatedTable: (id: string) =>
    call(moderatedTableResponseSchema, 'GET', `/api/admin/tables/${encodeURIComponent(id)}`),
  audit: () => call(auditResponseSchema, 'GET', '/api/admin/audit'),
  reports: () => call(reportsResponseSchema, 'GET', '/api/admin/reports'),
  closeReport: (id: string) => command('POST', `/api/admin/reports/${encodeURIComponent(id)}/resolve`, {}),
  findPeople: (find: string) => call(peopleResponseSchema, 'GET', `/api/admin/people?find=${encodeURIComponent(find)}`),
  changePerson: (id: string, changes: { role?: 'player' | 'admin' | 'barred'; name?: string }) =>
    command('PATCH', `/api/admin/people/${encodeURIComponent(id)}`, changes),
  /** A reset link for a person who has lost their password. */
  resetFor: (id: string) =>
    call(resetLinkResponseSchema, 'POST', `/api/admin/people/${encodeURIComponent(id)}/password-reset`, {}),
} as const;
