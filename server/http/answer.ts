import type { Language } from '@orrery/catalog';
import type { Problem, Result } from '@orrery/kernel';
import type { ProblemAnswer } from '@orrery/protocol/api';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { Person } from '../seams.ts';
import { isTextKey, refusal, sayText } from '../texts.ts';
import type { Limiter } from './limits.ts';

/** What every request knows about its asker. */
export interface Asked {
  readonly Variables: {
    readonly asker: Person | null;
    readonly language: Language;
    /** The network it came from, for limits. */
    readonly from: string;
    /** The pages this request may come from; what a passkey is bound to. */
    readonly origin: string;
  };
}
export type Ask = Context<Asked>;

const NOT_FOUND = new Set(['api.nothing', 'session.unknown', 'token.unknown', 'report.unknown', 'passkey.unknown']);
const CONFLICT =
  /^table\.(begun|opening|seed|taken|colour|name|full|not-|seated|free|many|no-log|unplayable)|^(login|name)\.taken|^account\.|^mail\.none|^token\.many|\.last$/;
const FORBIDDEN =
  /^(api\.origin|admin\.(only|confirm)|members\.only|bots\.may-not|table\.(host-only|blocked|unopened|rated-.*)|chat\.outsider)$/;

/** Which status of HTTP fits a problem. */
function statusOf(code: string): ContentfulStatusCode {
  if (code === 'api.nobody' || code === 'sign-in.wrong') return 401;
  if (FORBIDDEN.test(code)) return 403;
  if (NOT_FOUND.has(code) || code === 'people.unknown' || code === 'table.unknown') return 404;
  if (CONFLICT.test(code)) return 409;
  if (code === 'api.large') return 413;
  if (code.endsWith('.often')) return 429;
  if (code === 'api.busy') return 503;
  if (code === 'api.fault') return 500;
  return 400;
}

/** A problem as an answer, in the asker's language. */
export function refuse(c: Ask, { code, params, text }: Problem): Response {
  const said = isTextKey(code) ? sayText(code, params, c.get('language')) : text;
  const { seconds } = params;
  if (statusOf(code) === 429 && seconds !== undefined) c.header('Retry-After', String(seconds));
  const answer: ProblemAnswer = { problem: { code, numbers: params, text: said } };
  return c.json(answer, statusOf(code));
}

/** The one sign that a database cannot keep. */
function storable(_: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('a text with a NUL');
  return value;
}

/** Schemas stumble over values like {"length":{"toString":1}}, which JSON can hold: null, and then it is not of their form. */
function attempt<X>(read: () => X): X | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The body, checked. A body that is not there counts as an empty object. */
async function bodyOf<S extends z.ZodType>(c: Ask, schema: S): Promise<Result<z.output<S>>> {
  let given: unknown;
  try {
    const text = await c.req.text();
    given = text === '' ? {} : JSON.parse(text, storable);
  } catch {
    return refusal('api.json');
  }
  const read = attempt(() => schema.safeParse(given));
  if (read === null) return refusal('api.body', { where: '{}' });
  if (read.success) return { ok: true, value: read.data };
  const [issue] = read.error.issues;
  const where = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
  return refusal('api.body', { where: where.join('.').slice(0, 80) || '{}' });
}

/** Who asks, whoever it is. */
export function somebody(c: Ask): Result<Person> {
  const asker = c.get('asker');
  return asker === null ? refusal('api.nobody') : { ok: true, value: asker };
}

/** A member or a guest: bots have no business with accounts. */
export function human(c: Ask): Result<Person> {
  const asker = somebody(c);
  return asker.ok && asker.value.kind === 'bot' ? refusal('bots.may-not') : asker;
}

export function member(c: Ask): Result<Person> {
  const asker = human(c);
  return asker.ok && asker.value.kind !== 'member' ? refusal('members.only') : asker;
}

/** One who runs the house, whether a second factor has confirmed it in this session or not. */
export function steward(c: Ask): Result<Person> {
  const asker = human(c);
  if (!asker.ok) return asker;
  return asker.value.role === 'admin' || asker.value.role === 'unconfirmed' ? asker : refusal('admin.only');
}

export function admin(c: Ask): Result<Person> {
  const asker = steward(c);
  return asker.ok && asker.value.role !== 'admin' ? refusal('admin.confirm') : asker;
}

/** Refuses what is done too often. */
export function limited(limiter: Limiter, who: string): Result<null> {
  const seconds = limiter.take(who);
  return seconds > 0 ? refusal('api.often', { seconds }) : { ok: true, value: null };
}

/** The part `:id` of the address. */
export const idIn = (c: Ask): string => c.req.param('id') ?? '';

/** What a route has to say: a value, nothing in particular (null), or why not. */
type Said = Result<object | null>;

const answer = (c: Ask, said: Said): Response => (said.ok ? c.json(said.value ?? {}) : refuse(c, said.problem));

type Who = (c: Ask) => Result<Person>;

/** A route for somebody, without a body. */
export const asks =
  (who: Who, work: (asker: Person, c: Ask) => Promise<Said>) =>
  async (c: Ask): Promise<Response> => {
    const asker = who(c);
    return answer(c, asker.ok ? await work(asker.value, c) : asker);
  };

/** A route for somebody who says something. */
export const says =
  <S extends z.ZodType>(who: Who, schema: S, work: (asker: Person, body: z.output<S>, c: Ask) => Promise<Said>) =>
  async (c: Ask): Promise<Response> => {
    const asker = who(c);
    if (!asker.ok) return refuse(c, asker.problem);
    const body = await bodyOf(c, schema);
    return answer(c, body.ok ? await work(asker.value, body.value, c) : body);
  };

/** A route for anybody who says something, known or not. */
export const anybodySays =
  <S extends z.ZodType>(schema: S, work: (body: z.output<S>, c: Ask) => Promise<Said>) =>
  async (c: Ask): Promise<Response> => {
    const body = await bodyOf(c, schema);
    return answer(c, body.ok ? await work(body.value, c) : body);
  };

/** A route for anybody. */
export const anybodyAsks =
  (work: (c: Ask) => Promise<Said>) =>
  async (c: Ask): Promise<Response> =>
    answer(c, await work(c));
