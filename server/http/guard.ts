import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { People } from '../seams.ts';
import { languageOf, refusal } from '../texts.ts';
import { type Ask, type Asked, refuse } from './answer.ts';
import type { Limiter } from './limits.ts';
import { networkOf } from './network.ts';

const MOST_KB = 64;
const READS = new Set(['GET', 'HEAD']);

/** Where the server is reached, as those who run it have said. */
export interface Reach {
  /** The address of the pages; null: whatever address the request was sent to. */
  readonly origin: string | null;
  /** How many proxies of our own stand in front; each adds an address to X-Forwarded-For. */
  readonly proxies: number;
}

/**
 * The pages from which things may be asked for. Where nobody has said so they are those of the host that was asked,
 * by http or by the https of a proxy.
 */
export function originOf({ origin }: Reach, host: string | undefined, named: string | undefined): string {
  if (origin !== null) return origin;
  const secure = `https://${host}`;
  return named === secure ? secure : `http://${host}`;
}

/** The network somebody comes from, by the address that the outermost proxy of ours saw. */
export function networkFrom(
  { proxies }: Pick<Reach, 'proxies'>,
  forwarded: string | undefined,
  direct: string | undefined,
): string {
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim());
  const named = proxies > 0 ? hops.at(-proxies) : undefined;
  return networkOf(named || (direct ?? 'unknown'));
}

function directAddress(c: Ask): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined; // a request without a socket, as tests make them
  }
}

/** Knows the asker, and turns away what is too big, too often, or from the pages of others. */
export function guard(people: People, reach: Reach, everything: Limiter): MiddlewareHandler<Asked>[] {
  const knowing: MiddlewareHandler<Asked> = async (c, next) => {
    const from = networkFrom(reach, c.req.header('X-Forwarded-For'), directAddress(c));
    c.set('language', languageOf(c.req.header('Accept-Language')));
    c.set('from', from);
    c.set('origin', originOf(reach, c.req.header('Host'), c.req.header('Origin')));
    c.set('asker', null);
    if (c.req.url.includes('%00')) return refuse(c, refusal('api.nothing').problem);
    const wait = everything.take(from);
    if (wait > 0) return refuse(c, refusal('api.often', { seconds: wait }).problem);
    const authorization = c.req.header('Authorization');
    // A page of somebody else's can make a browser send our cookie, but neither our origin nor a token.
    const isForeign = c.req.header('Origin') !== c.get('origin') && authorization === undefined;
    if (!READS.has(c.req.method) && isForeign) return refuse(c, refusal('api.origin').problem);
    c.set('asker', await people.personOf({ cookie: c.req.header('Cookie'), authorization }));
    return next();
  };
  const notTooBig = bodyLimit({
    maxSize: MOST_KB * 1024,
    onError: (c) => refuse(c, refusal('api.large', { most: MOST_KB }).problem),
  });
  return [knowing, notTooBig];
}
