import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { matchedRoutes } from 'hono/route';
import { secureHeaders } from 'hono/secure-headers';
import { compressAnswers } from './http/compress-answers.ts';
import { remoteAddress } from './http/guard.ts';
import type { ApiEnv } from './http/handlers.ts';
import { requestId } from './http/request-id.ts';
import { type Metrics, mayReadMetrics } from './ops/metrics.ts';

const CSP_SELF = ["'self'"];
const CSP_NONE = ["'none'"];

/** Browsers that have used https once use nothing else for a year. */
const HSTS_HEADER = 'max-age=31536000';

/** The one page that other sites may frame: a replay, which knows nobody and can do nothing. */
const EMBED_PATH = /^\/embed\/[a-z2-9]{16}(\/\d{1,6})?$/;

/** Everything is loaded from this server, nothing is inline, and `framing` says which sites may frame the page. */
const securityHeaders = (isSecure: boolean, framing: 'no site' | 'any site') =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: CSP_NONE,
      scriptSrc: CSP_SELF,
      styleSrc: CSP_SELF,
      fontSrc: CSP_SELF,
      imgSrc: CSP_SELF,
      connectSrc: CSP_SELF,
      manifestSrc: CSP_SELF,
      workerSrc: CSP_SELF,
      baseUri: CSP_NONE,
      formAction: CSP_NONE,
      frameAncestors: framing === 'any site' ? ['*'] : CSP_NONE,
    },
    crossOriginEmbedderPolicy: 'require-corp',
    strictTransportSecurity: isSecure && HSTS_HEADER,
    xFrameOptions: framing === 'no site' && 'DENY',
    crossOriginResourcePolicy: framing === 'any site' ? 'cross-origin' : 'same-origin',
    referrerPolicy: 'same-origin',
  });

/** What a browser heeds only with a page, or never asks about a file that does not change. */
const NOT_FOR_ASSETS = [
  'Cross-Origin-Opener-Policy',
  'Last-Modified',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];
/** Heeded with a page or a worker. */
const FOR_CONTEXTS = ['Content-Security-Policy', 'Cross-Origin-Embedder-Policy'];
const WORKER_FILE = /\.worker-[\w-]+\.js$/;

/** A first visit fetches hundreds of small files: headers that mean nothing there would be a fifth of its bytes. */
const fewHeadersForAssets: MiddlewareHandler = async (c, next) => {
  await next();
  const isAsset = c.req.path.startsWith('/assets/') && c.res.ok;
  if (!isAsset || c.res.headers.get('Content-Type')?.startsWith('text/html')) return;
  const names = WORKER_FILE.test(c.req.path) ? NOT_FOR_ASSETS : [...NOT_FOR_ASSETS, ...FOR_CONTEXTS];
  for (const name of names) c.res.headers.delete(name);
};

/** Files with a hash in their name never change, pictures seldom; everything else is revalidated. */
const cacheControl: MiddlewareHandler = async (c, next) => {
  await next();
  const isForEver = c.req.path.startsWith('/assets/') && c.res.ok;
  const isPicture = c.req.path.startsWith('/picture/') && c.res.ok;
  if (c.req.path.startsWith('/api/')) c.header('Cache-Control', 'no-store');
  else if (isPicture) c.header('Cache-Control', 'public, max-age=86400');
  else c.header('Cache-Control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/** Lets a browser ask whether a file has changed; files with a hash in their name never do. */
const tagFile = etag();
const tagChangingFiles: MiddlewareHandler = (c, next) =>
  c.req.path.startsWith('/assets/') ? next() : tagFile(c, next);

/** The app's own paths, by prefix. All of them serve the same page, which does the routing. */
const PAGE_PATHS =
  /^\/(new|friends|join|play|leaderboard|lobby|people|person|account|admin|learn|puzzles|companion|table|replay|embed|result|review|tournaments|tournament|new-tournament|almanac|settings|about)(\/|$)/;
const wantsPage = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false;

/** Dependencies of the web server. */
export interface AppDeps {
  /** The folder of the built app. */
  readonly webFolder: string;
  /** The folder of the built documentation. */
  readonly docsFolder: string;
  /** Everything under /api. */
  readonly api: Hono<ApiEnv>;
  /** Pages of tables and games, with a title and a card for messengers. */
  readonly sharePages: Hono;
  /** robots.txt and security.txt. */
  readonly wellKnown: Hono;
  /** Whether this node accepts requests: its database answers and it is not shutting down. */
  readonly isReady: () => Promise<boolean>;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
  /** Whether pages are served by https. */
  readonly isSecure: boolean;
  /** Routes by which tests move the time; null outside tests. */
  readonly testClock: Hono | null;
}

/** Health and metrics routes for the hosting platform. */
function healthRoutes({ isReady, metrics, metricsToken }: AppDeps): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) =>
    (await isReady()) ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503),
  );
  app.get('/metrics', async (c) => {
    const authorization = c.req.header('Authorization');
    const isForwarded = c.req.header('X-Forwarded-For') !== undefined;
    const may = mayReadMetrics(metricsToken, { authorization, isForwarded, from: remoteAddress(c) });
    return may ? c.body(await metrics.read(), 200, { 'Content-Type': metrics.contentType }) : c.notFound();
  });
  return app;
}

/** Counts by route, never by URL: a table's URL is its invitation. */
const countRequests =
  (metrics: Metrics): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now();
    await next();
    if (!c.req.path.startsWith('/api/')) return;
    const route = matchedRoutes(c).findLast(({ path }) => path.startsWith('/api/') && !path.endsWith('*'));
    metrics.observeRequest(c.req.method, route?.path ?? '/api/*', c.res.status, (performance.now() - began) / 1000);
  };

const DOCS_PATH = '/docs';

/** The documentation, for people who host, build and study; players find it from there too. */
function docsRoutes(folder: string): Hono {
  const app = new Hono();
  app.get(DOCS_PATH, (c) => c.redirect(`${DOCS_PATH}/`, 301));
  const file = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(DOCS_PATH.length),
  });
  app.use(`${DOCS_PATH}/*`, tagChangingFiles, file);
  app.get(`${DOCS_PATH}/*`, (c) => c.text('There is no such page. The documentation begins at /docs/', 404));
  return app;
}

/** The web server: the built app, the documentation, the API, health and metrics. */
export function makeApp(parts: AppDeps): Hono {
  const { webFolder, docsFolder, testClock } = parts;
  const app = new Hono();
  const own = securityHeaders(parts.isSecure, 'no site');
  const framed = securityHeaders(parts.isSecure, 'any site');
  const secure: MiddlewareHandler = (c, next) => (EMBED_PATH.test(c.req.path) ? framed : own)(c, next);
  app.use(requestId, fewHeadersForAssets, secure, cacheControl, countRequests(parts.metrics));
  app.route('/', healthRoutes(parts));
  app.use('/api/*', compressAnswers);
  app.route('/api', parts.api);
  if (testClock !== null) app.route('/', testClock);
  app.route('/', parts.wellKnown);
  app.route('/', parts.sharePages);
  app.route('/', docsRoutes(docsFolder));
  // The build compresses its files once; the server sends the form that the browser accepts.
  app.use(tagChangingFiles, serveStatic({ root: webFolder, precompressed: true }));
  const page = serveStatic({ path: 'index.html', root: webFolder, precompressed: true });
  app.get('*', async (c, next) => (PAGE_PATHS.test(c.req.path) ? page(c, next) : next()));
  app.get('*', async (c, next) => {
    if (!wantsPage(c.req.header('Accept'))) return next();
    const shown = await page(c, next); // the app shows a friendly page in the reader's language
    return shown instanceof Response ? new Response(shown.body, { status: 404, headers: shown.headers }) : shown;
  });
  app.notFound((c) => c.text('Page not found. The games are at /', 404));
  return app;
}
