import { safeParse } from '@orrery/protocol/schemas';
import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { textFailure } from '../texts.ts';
import { type ApiEnv, type HandlerForm, handlerFormOf, problemResponse } from './handlers.ts';

/** A schema of a request (zod) or of an answer (its small edition). */
export type AnySchema = z.core.$ZodType;

/** What most routes do not need. */
interface RouteExtras {
  /** The parameters after the question mark. They are checked before the route runs. */
  readonly query?: z.ZodObject;
  /** The body, for a route that reads it by itself. */
  readonly body?: AnySchema;
  /** The media type of the answer, if it is not JSON. */
  readonly mediaType?: string;
  /** How a refusal looks, if it is not the problem that all others send. */
  readonly refusal?: AnySchema;
}

interface RouteDescription extends RouteExtras {
  readonly summary: string;
  readonly answer: AnySchema;
}

const DESCRIPTIONS = new WeakMap<object, RouteDescription>();

/**
 * Describes the route at which it is mounted, in front of its handler: one sentence about what it does, and the schema
 * of a success. The published description (GET /api) is made of these; a route without one fails the tests.
 */
export function describeRoute(summary: string, answer: AnySchema, extras: RouteExtras = {}): MiddlewareHandler<ApiEnv> {
  const { query } = extras;
  const check: MiddlewareHandler<ApiEnv> = async (c, next) => {
    if (query === undefined) return next();
    const read = safeParse(query, c.req.query());
    if (read.success) return next();
    const where = read.issues[0]?.path.join('.').slice(0, 80) ?? '';
    return problemResponse(c, textFailure('api.invalid-query', { where }).problem);
  };
  DESCRIPTIONS.set(check, { summary, answer, ...extras });
  return check;
}

/** A route as the published description shows it. */
export interface PublishedRoute extends RouteDescription {
  readonly method: string;
  readonly path: string;
  readonly caller: HandlerForm['caller'];
  readonly body?: AnySchema;
}

interface MountedHandler {
  readonly method: string;
  readonly path: string;
  readonly handler: object;
}

interface PublishedRoutes {
  readonly routes: readonly PublishedRoute[];
  /** Routes that nobody has described, as “POST /tables”. */
  readonly undescribed: readonly string[];
}

/** The routes of an app, in the order in which they are mounted. */
export function publishedRoutes(mounted: readonly MountedHandler[]): PublishedRoutes {
  const handlers = new Map<string, MountedHandler[]>();
  for (const each of mounted) {
    if (each.method === 'ALL') continue; // what runs before all routes, and the answer where there is none
    const name = `${each.method} ${each.path}`;
    handlers.set(name, [...(handlers.get(name) ?? []), each]);
  }
  const routes: PublishedRoute[] = [];
  const undescribed: string[] = [];
  for (const [name, chain] of handlers) {
    const description = chain.flatMap(({ handler }) => DESCRIPTIONS.get(handler) ?? [])[0];
    const form = chain.flatMap(({ handler }) => handlerFormOf(handler) ?? [])[0];
    const [first] = chain;
    if (description === undefined || first === undefined) undescribed.push(name);
    else {
      const { method, path } = first;
      const body = description.body ?? form?.body;
      routes.push({ ...description, method, path, caller: form?.caller ?? 'anybody', ...(body && { body }) });
    }
  }
  return { routes, undescribed };
}
