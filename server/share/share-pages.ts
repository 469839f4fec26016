import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { allowedOrigin, clientNetwork, type OriginConfig, remoteAddress } from '../http/guard.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import type { Tables } from '../ports.ts';
import { languageOf } from '../texts.ts';
import { type ShareCard, shareCardOf } from './share-card.ts';

/** Limit per network; beyond it a page comes without its card, which costs no query. */
const CARD_RATE = { burst: 60, refillMs: 1000 };

export interface SharePagesDeps {
  readonly context: Pick<ServerContext, 'clock'>;
  readonly tables: Pick<Tables, 'find'>;
  readonly originConfig: OriginConfig;
  /** The folder of the built app. */
  readonly webFolder: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const metaTag = (key: 'name' | 'property', value: string, content: string): string =>
  `<meta ${key}="${value}" content="${escapeHtml(content)}" />`;

/** The page of the app with the card in its head. */
function withCard(html: string, { title, description }: ShareCard, address: string): string {
  const tags = [
    metaTag('property', 'og:type', 'website'),
    metaTag('property', 'og:site_name', 'Orrery'),
    metaTag('property', 'og:url', address),
    metaTag('property', 'og:title', title),
    metaTag('property', 'og:description', description),
    metaTag('name', 'twitter:card', 'summary'),
  ];
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(`${title} · Orrery`)}</title>`)
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

/**
 * The pages of tables and games by address, with a title and a card for messengers. Anyone with the address of a table may
 * see it: it cannot be guessed. Search engines are asked to leave these pages out.
 */
export function sharePages({ context, tables, originConfig, webFolder }: SharePagesDeps): Hono {
  const app = new Hono();
  const limiter = new RateLimiter(CARD_RATE, context.clock);

  async function cardFor(c: Context, id: string): Promise<ShareCard | null> {
    const from = clientNetwork(originConfig, c.req.header('X-Forwarded-For'), remoteAddress(c));
    if (limiter.take(from) > 0) return null;
    const table = await tables.find(id);
    return table === null ? null : shareCardOf(table, languageOf(c.req.header('Accept-Language')));
  }

  app.on('GET', ['/join/:id', '/result/:id', '/replay/:id', '/replay/:id/:at'], async (c, next) => {
    const id = c.req.param('id');
    const card = await cardFor(c, id);
    if (card === null) return next();
    const address = new URL(c.req.path, allowedOrigin(originConfig, c.req.header('Host'), undefined)).href;
    const html = await readFile(path.join(webFolder, 'index.html'), 'utf8');
    c.header('Vary', 'Accept-Language');
    c.header('X-Robots-Tag', 'noindex');
    return c.html(withCard(html, card, address));
  });
  return app;
}
