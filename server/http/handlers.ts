import type { HttpBindings } from '@hono/node-server';
import type { Language } from '@orrery/catalog';
import type { Problem, Result } from '@orrery/kernel';
import type { ProblemResponse, SuccessResponse } from '@orrery/protocol/api';
import { safeParse } from '@orrery/protocol/schemas';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { Person } from '../ports.ts';
import { formatText, isTextKey, type ServerTextKey, textFailure } from '../texts.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** What every request handler knows about the caller. */
export interface ApiEnv {
  readonly Bindings: HttpBindings;
  readonly Variables: {
    readonly asker: Person | null;
    readonly language: Language;
    /** The client's network, for rate limits. */
    readonly from: string;
    /** The origin this request may come from; passkeys are bound to it. */
    readonly origin: string;
  };
}
export type ApiContext = Context<ApiEnv>;

/** The problems with each status; all others are 400, Bad Request. */
const CODES_BY_STATUS = [
  [401, ['api.unauthenticated', 'sign-in.failed']],
  [
    403,
    [
      'admin.confirm',
      'admin.only',
      'api.wrong-origin',
      'bots.forbidden',
      'chat.muted',
      'chat.not-seated',
      'days-off.spent',
      'invite.refused',
      'members.only',
      'people.blocked',
      'people.time-out',
      'review.not-leader',
      'review.not-player',
      'sanction.admin',
      'sign-in.barred',
      'table.blocked',
      'table.host-only',
      'table.rated-bots',
      'table.rated-claim',
      'table.rated-clock',
      'table.rated-members',
      'table.rated-substitute',
      'table.rated-time',
      'table.rated-vote',
      'table.removed',
      'table.seed-not-revealed',
      'table.tournament',
      'tournament.blocked',
      'tournament.host-only',
      'tournament.rated-bots',
      'tournament.rated-members',
    ],
  ],
  [
    404,
    [
      'api.not-found',
      'days-off.unknown',
      'passkey.unknown',
      'people.unknown',
      'report.unknown',
      'review.unknown-branch',
      'review.unknown-note',
      'sanction.unknown',
      'session.unknown',
      'table.unknown',
      'token.unknown',
      'tournament.unknown',
    ],
  ],
  [
    409,
    [
      'account.already',
      'account.none',
      'days-off.overlap',
      'days-off.too-many',
      'days-off.too-soon',
      'handle.taken',
      'handle.too-many',
      'invite.already',
      'invite.at-table',
      'invite.too-many',
      'login.taken',
      'mail.none',
      'name.taken',
      'passkey.last',
      'people.too-many-followed',
      'review.full',
      'review.led',
      'review.not-here',
      'review.not-over',
      'table.already-seated',
      'table.already-started',
      'table.colour-taken',
      'table.full',
      'table.name-taken',
      'table.paired',
      'table.seats-taken',
      'table.no-clock',
      'table.no-log',
      'table.no-reveal',
      'table.not-absent',
      'table.not-over',
      'table.not-playing',
      'table.not-ready',
      'table.not-seated',
      'table.no-take-backs',
      'table.not-waiting',
      'table.reveal-in-progress',
      'table.seat-forfeited',
      'table.seat-taken',
      'table.seats-free',
      'table.seed-mismatch',
      'table.substituted',
      'table.take-back-asked',
      'table.take-back-late',
      'table.take-back-open',
      'table.time-enough',
      'table.too-many',
      'table.unplayable',
      'token.too-many',
      'tournament.already-started',
      'tournament.closed',
      'tournament.full',
      'tournament.name-taken',
      'tournament.not-entered',
      'tournament.over',
      'tournament.too-few',
      'tournament.too-many',
    ],
  ],
  [413, ['api.too-large']],
  [429, ['api.rate-limit', 'chat.rate-limit']],
  [500, ['api.internal-error']],
  [503, ['api.busy']],
] as const satisfies readonly (readonly [ContentfulStatusCode, readonly ServerTextKey[]])[];

const STATUS_BY_CODE: ReadonlyMap<string, ContentfulStatusCode> = new Map(
  CODES_BY_STATUS.flatMap(([status, codes]) => codes.map((code) => [code, status] as const)),
);

/** The HTTP status for a problem code. */
const statusOf = (code: string): ContentfulStatusCode => STATUS_BY_CODE.get(code) ?? 400;

/** A problem as a response, in the caller's language. */
export function problemResponse(c: ApiContext, { code, params, text }: Problem): Response {
  const said = isTextKey(code) ? formatText(code, params, c.get('language')) : text;
  const { seconds } = params;
  if (statusOf(code) === 429 && seconds !== undefined) c.header('Retry-After', String(seconds));
  const answer: ProblemResponse = { problem: { code, params, text: said } };
  return c.json(answer, statusOf(code));
}

/** NUL is the one character that the database cannot store. */
function rejectNul(_: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('the text contains a NUL character');
  return value;
}

/** The validated body. A missing body counts as an empty object. */
async function readBody<S extends z.ZodType>(c: ApiContext, schema: S): Promise<Result<z.output<S>>> {
  let given: unknown;
  try {
    const text = await c.req.text();
    given = text === '' ? {} : JSON.parse(text, rejectNul);
  } catch {
    return textFailure('api.invalid-json');
  }
  const read = safeParse(schema, given);
  if (read.success) return { ok: true, value: read.data };
  const [issue] = read.issues;
  const where = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
  return textFailure('api.invalid-body', { where: where.join('.').slice(0, 80) || '{}' });
}

/** Any caller who is known. */
export function requireAnyone(c: ApiContext): Result<Person> {
  const asker = c.get('asker');
  return asker === null ? textFailure('api.unauthenticated') : { ok: true, value: asker };
}

/** A member or a guest: bots may not manage accounts. */
export function requireHuman(c: ApiContext): Result<Person> {
  const asker = requireAnyone(c);
  return asker.ok && asker.value.kind === 'bot' ? textFailure('bots.forbidden') : asker;
}

export function requireMember(c: ApiContext): Result<Person> {
  const asker = requireHuman(c);
  return asker.ok && asker.value.kind !== 'member' ? textFailure('members.only') : asker;
}

/** An administrator, whether confirmed by a second factor in this session or not. */
export function requireUnconfirmedAdmin(c: ApiContext): Result<Person> {
  const asker = requireHuman(c);
  if (!asker.ok) return asker;
  return asker.value.role === 'admin' || asker.value.role === 'unconfirmed' ? asker : textFailure('admin.only');
}

export function requireAdmin(c: ApiContext): Result<Person> {
  const asker = requireUnconfirmedAdmin(c);
  return asker.ok && asker.value.role !== 'admin' ? textFailure('admin.confirm') : asker;
}

/** Refuses what is done too often. */
export function checkRate(limiter: RateLimiter, who: string): Result<null> {
  const seconds = limiter.take(who);
  return seconds > 0 ? textFailure('api.rate-limit', { seconds }) : { ok: true, value: null };
}

/** The path parameter `:id`. */
export const idParam = (c: ApiContext): string => c.req.param('id') ?? '';

/** The result of a route: a value, null for success without a value, or a failure. */
type RouteResult = Result<SuccessResponse | null>;

const respond = (c: ApiContext, said: RouteResult): Response =>
  said.ok ? c.json(said.value ?? {}) : problemResponse(c, said.problem);

type RequireRole = (c: ApiContext) => Result<Person>;

/** Who may call a route. */
type Caller = 'anybody' | 'person' | 'human' | 'member' | 'admin' | 'admin without a second factor';
const CALLERS: ReadonlyMap<RequireRole, Caller> = new Map<RequireRole, Caller>([
  [requireAnyone, 'person'],
  [requireHuman, 'human'],
  [requireMember, 'member'],
  [requireAdmin, 'admin'],
  [requireUnconfirmedAdmin, 'admin without a second factor'],
]);

/** Who may call a handler, and the body it reads: a part of the published description. */
export interface HandlerForm {
  readonly caller: Caller;
  readonly body: z.ZodType | null;
}

type ApiHandler = (c: ApiContext) => Promise<Response>;
const FORMS = new WeakMap<object, HandlerForm>();
export const handlerFormOf = (handler: object): HandlerForm | undefined => FORMS.get(handler);

function withForm(who: RequireRole | null, body: z.ZodType | null, handler: ApiHandler): ApiHandler {
  const caller = who === null ? 'anybody' : CALLERS.get(who);
  if (caller === undefined) throw new Error('a new kind of caller needs a name in CALLERS');
  FORMS.set(handler, { caller, body });
  return handler;
}

/** A route for a known caller, without a body. */
export const authedRoute = (
  who: RequireRole,
  work: (asker: Person, c: ApiContext) => Promise<RouteResult>,
): ApiHandler =>
  withForm(who, null, async (c) => {
    const asker = who(c);
    return respond(c, asker.ok ? await work(asker.value, c) : asker);
  });

/** A route for a known caller, with a body. */
export const authedBodyRoute = <S extends z.ZodType>(
  who: RequireRole,
  schema: S,
  work: (asker: Person, body: z.output<S>, c: ApiContext) => Promise<RouteResult>,
): ApiHandler =>
  withForm(who, schema, async (c) => {
    const asker = who(c);
    if (!asker.ok) return problemResponse(c, asker.problem);
    const body = await readBody(c, schema);
    return respond(c, body.ok ? await work(asker.value, body.value, c) : body);
  });

/** A route for any caller, known or not, with a body. */
export const publicBodyRoute = <S extends z.ZodType>(
  schema: S,
  work: (body: z.output<S>, c: ApiContext) => Promise<RouteResult>,
): ApiHandler =>
  withForm(null, schema, async (c) => {
    const body = await readBody(c, schema);
    return respond(c, body.ok ? await work(body.value, c) : body);
  });

/** A route for any caller, without a body. */
export const publicRoute = (work: (c: ApiContext) => Promise<RouteResult>): ApiHandler =>
  withForm(null, null, async (c) => respond(c, await work(c)));
