import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { PersonLookup } from '../ports.ts';
import { languageOf, textFailure } from '../texts.ts';
import { type ApiEnv, problemResponse } from './handlers.ts';
import { networkOf } from './network.ts';
import type { RateLimiter } from './rate-limiter.ts';

const MAX_BODY_KB = 64;
const READ_METHODS = new Set(['GET', 'HEAD']);

/** How clients reach the server, from the settings. */
export interface OriginConfig {
  /** The address of the pages; null: the address that the request was sent to. */
  readonly origin: string | null;
  /** Number of the operator's own proxies in front; each adds an address to X-Forwarded-For. */
  readonly proxies: number;
}

/**
 * The origin from which requests are allowed. Without a configured origin it is the requested host, by http, or by https
 * if the request's own Origin says so: a proxy in front may provide https.
 */
export function allowedOrigin({ origin }: OriginConfig, host: string | undefined, named: string | undefined): string {
  if (origin !== null) return origin;
  const secure = `https://${host}`;
  return named === secure ? secure : `http://${host}`;
}

/** The client's network, from the address that the outermost of the operator's proxies saw. */
export function clientNetwork(
  { proxies }: Pick<OriginConfig, 'proxies'>,
  forwarded: string | undefined,
  direct: string | undefined,
): string {
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim());
  const named = proxies > 0 ? hops.at(-proxies) : undefined;
  return networkOf(named || (direct ?? 'unknown'));
}

export function remoteAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined; // a request without a socket, as in tests
  }
}

/** Identifies the caller, and rejects requests that are too large, too frequent, or sent from another site's pages. */
export function guard(people: PersonLookup, reach: OriginConfig, everything: RateLimiter): MiddlewareHandler<ApiEnv>[] {
  const knowing: MiddlewareHandler<ApiEnv> = async (c, next) => {
    const from = clientNetwork(reach, c.req.header('X-Forwarded-For'), remoteAddress(c));
    c.set('language', languageOf(c.req.header('Accept-Language')));
    c.set('from', from);
    c.set('origin', allowedOrigin(reach, c.req.header('Host'), c.req.header('Origin')));
    c.set('asker', null);
    if (c.req.url.includes('%00')) return problemResponse(c, textFailure('api.not-found').problem);
    const wait = everything.take(from);
    if (wait > 0) return problemResponse(c, textFailure('api.rate-limit', { seconds: wait }).problem);
    const authorization = c.req.header('Authorization');
    // Another site's page can make a browser send our cookie, but neither our origin nor a token.
    const isForeign = c.req.header('Origin') !== c.get('origin') && authorization === undefined;
    if (!READ_METHODS.has(c.req.method) && isForeign)
      return problemResponse(c, textFailure('api.wrong-origin').problem);
    c.set('asker', await people.personOf({ cookie: c.req.header('Cookie'), authorization }));
    return next();
  };
  const notTooBig = bodyLimit({
    maxSize: MAX_BODY_KB * 1024,
    onError: (c) => problemResponse(c, textFailure('api.too-large', { most: MAX_BODY_KB }).problem),
  });
  return [knowing, notTooBig];
}
