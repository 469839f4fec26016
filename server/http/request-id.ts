import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

const HEADER = 'X-Request-Id';
/** What a proxy may send: it ends up in logs and in texts. */
const ID_PATTERN = /^[\w.-]{8,64}$/;

const requests = new AsyncLocalStorage<string>();

/** The id of the request in whose course this is called; undefined outside of requests. */
export const currentRequestId = (): string | undefined => requests.getStore();

/** Gives every request an id, the proxy's if it sent a valid one, and returns it in the response. */
export const requestId: MiddlewareHandler = async (c, next) => {
  if (currentRequestId() !== undefined) return next();
  const given = c.req.header(HEADER) ?? '';
  const id = ID_PATTERN.test(given) ? given : randomUUID();
  await requests.run(id, next);
  c.header(HEADER, id);
};
