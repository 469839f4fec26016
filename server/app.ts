import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const OWN = ["'self'"];
const NONE = ["'none'"];

/** Everything comes from this server, nothing is inline, nobody frames us. */
const headers = secureHeaders({
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
  strictTransportSecurity: false, // a matter for whoever puts TLS in front of us
  xFrameOptions: 'DENY',
  referrerPolicy: 'same-origin',
});

/** Files with a hash in their name never change; the rest is asked for anew. */
const caching: MiddlewareHandler = async (c, next) => {
  await next();
  const isForEver = c.req.path.startsWith('/assets/') && c.res.ok;
  c.header('Cache-Control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/** The app's own addresses, by how they begin: all of them are one page, which finds its way by itself. */
const PAGES = /^\/(new|friends|join|lobby|person|account|admin|learn|table|replay|result|almanac|settings|about)(\/|$)/;
const wantsPage = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false;

/** The web server: the built app in `webFolder`, and what a host wants to know. */
export function makeApp(webFolder: string): Hono {
  const app = new Hono();
  app.use(headers, caching);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.use(serveStatic({ root: webFolder }));
  const page = serveStatic({ path: 'index.html', root: webFolder });
  app.get('*', async (c, next) => (PAGES.test(c.req.path) ? page(c, next) : next()));
  app.get('*', async (c, next) => {
    if (!wantsPage(c.req.header('Accept'))) return next();
    const shown = await page(c, next); // the app says it kindly, and in the reader's language
    return shown instanceof Response ? new Response(shown.body, { status: 404, headers: shown.headers }) : shown;
  });
  app.notFound((c) => c.text('There is nothing here. The games are at /', 404));
  return app;
}
