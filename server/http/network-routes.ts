import { okResult } from '@orrery/kernel';
import { networkResponseSchema } from '@orrery/protocol/schemas';
import { Hono } from 'hono';
import { isLoopback, type LocalNetwork } from '../local-network.ts';
import { describeRoute } from './describe-route.ts';
import { remoteAddress } from './guard.ts';
import { type ApiContext, type ApiEnv, publicRoute } from './handlers.ts';

const PORT = /:\d+$/;

/**
 * Whether the caller sits at this computer. A proxy on this computer passes on the visitor's host; a page of another
 * site whose name was pointed here has that name as its host.
 */
const isHere = (c: ApiContext): boolean =>
  isLoopback(remoteAddress(c) ?? '') && isLoopback((c.req.header('Host') ?? '').replace(PORT, ''));

/** Routes by which the person at this computer lets others in the local network in. */
export function networkRoutes(network: LocalNetwork): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get(
    '/network',
    describeRoute('Shows where others in the local network reach the server.', networkResponseSchema),
    publicRoute(async (c) => okResult(network.state(isHere(c)))),
  );
  app.post(
    '/network/open',
    describeRoute('Lets others in the local network in; only from the server’s own computer.', networkResponseSchema),
    publicRoute(async (c) => okResult(await network.open(isHere(c)))),
  );
  return app;
}
