import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { secureHeaders } from 'hono/secure-headers';
import type { Asked } from './http/answer.ts';
import { type Metrics, mayMeasure } from './ops/metrics.ts';

const OWN = ["'self'"];
const NONE = ["'none'"];

/** Browsers that came by https once do not come by an open line for a year. */
const HTTPS_ONLY = 'max-age=31536000';

/** Everything comes from this server, nothing is inline, nobody frames us. */
const headers = (isSecure: boolean) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: NONE,
      scriptSrc: OWN,
      styleSrc: OWN,
      fontSrc: OWN,
      imgSrc: OWN,
      connectSrc: OWN,
      manifestSrc: OWN,
      workerSrc: OWN,
      baseUri: NONE,
      formAction: NONE,
      frameAncestors: NONE,
    },
    crossOriginEmbedderPolicy: 'require-corp',
    strictTransportSecurity: isSecure && HTTPS_ONLY,
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
  });

/** Files with a hash in their name never change; the rest is asked for anew. */
const caching: MiddlewareHandler = async (c, next) => {
  await next();
  const isForEver = c.req.path.startsWith('/assets/') && c.res.ok;
  if (c.req.path.startsWith('/api/')) c.header('Cache-Control', 'no-store');
  else c.header('Cache-Control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/** The app's own addresses, by how they begin: all of them are one page, which finds its way by itself. */
const PAGES =
  /^\/(new|friends|join|lobby|person|account|admin|learn|puzzles|companion|table|replay|result|almanac|settings|about)(\/|$)/;
const wantsPage = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false;

/** What stands behind the pages. */
export interface AppParts {
  /** Where the built app lies. */
  readonly webFolder: string;
  /** Everything under /api. */
  readonly api: Hono<Asked>;
  /** Whether this node takes requests: its database answers and it is not about to go. */
  readonly isReady: () => Promise<boolean>;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
  /** Whether the pages come by https. */
  readonly isSecure: boolean;
  /** Where tests move the time; null: nowhere, as always but in tests. */
  readonly testClock: Hono | null;
}

function addressOf(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined; // a request without a socket, as tests make them
  }
}

/** What hosts want to know about this node. */
function health({ isReady, metrics, metricsToken }: AppParts): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) =>
    (await isReady()) ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503),
  );
  app.get('/metrics', async (c) => {
    const authorization = c.req.header('Authorization');
    const isForwarded = c.req.header('X-Forwarded-For') !== undefined;
    const may = mayMeasure(metricsToken, { authorization, isForwarded, from: addressOf(c) });
    return may ? c.body(await metrics.read(), 200, { 'Content-Type': metrics.contentType }) : c.notFound();
  });
  return app;
}

/** Counts by route, never by address: a table's address is its invitation. */
const counting =
  (metrics: Metrics): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now();
    await next();
    if (!c.req.path.startsWith('/api/')) return;
    const route = matchedRoutes(c).findLast(({ path }) => path.startsWith('/api/') && !path.endsWith('*'));
    metrics.answered(c.req.method, route?.path ?? '/api/*', c.res.status, (performance.now() - began) / 1000);
  };

/** The web server: the built app, what it asks for, and what a host wants to know. */
export function makeApp(parts: AppParts): Hono {
  const { webFolder, testClock } = parts;
  const app = new Hono();
  app.use(headers(parts.isSecure), caching, counting(parts.metrics));
  app.route('/', health(parts));
  app.route('/api', parts.api);
  if (testClock !== null) app.route('/', testClock);
  app.use(serveStatic({ root: webFolder }));
  const page = serveStatic({ path: 'index.html', root: webFolder });
  app.get('*', async (c, next) => (PAGES.test(c.req.path) ? page(c, next) : next()));
  app.get('*', async (c, next) => {
    if (!wantsPage(c.req.header('Accept'))) return next();
    const shown = await page(c, next); // the app says it kindly, and in the reader's language
    return shown instanceof Response ? new Response(shown.body, { status: 404, headers: shown.headers }) : shown;
  });
  app.notFound((c) => c.text('Page not found. The games are at /', 404));
  return app;
}
