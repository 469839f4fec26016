import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@orrery/catalog';
import { type Context, Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { allowedOrigin, clientNetwork, type OriginConfig, remoteAddress } from '../http/guard.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import type { TableRecord, Tables } from '../ports.ts';
import { languageOf } from '../texts.ts';
import type { PictureService } from './picture-service.ts';
import { type ShareCard, shareCardOf } from './share-card.ts';

/** Limit per network; beyond it a page comes without its card, which costs no query. */
const CARD_RATE = { burst: 60, refillMs: 1000 };
const PICTURE_RATE = { burst: 20, refillMs: 3000 };
/** An entry of a log in an address. */
const ENTRY = /^\d{1,6}$/;

export interface SharePagesDeps {
  readonly context: Pick<ServerContext, 'clock'>;
  readonly tables: Pick<Tables, 'find'>;
  readonly pictures: Pick<PictureService, 'isEnabled' | 'picture'>;
  readonly originConfig: OriginConfig;
  /** The folder of the built app. */
  readonly webFolder: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const metaTag = (key: 'name' | 'property', value: string, content: string): string =>
  `<meta ${key}="${value}" content="${escapeHtml(content)}" />`;

/** The page of the app with the card in its head; `picture`: the address of its picture, null for none. */
function withCard(html: string, { title, description }: ShareCard, address: string, picture: string | null): string {
  const pictureTags = [
    metaTag('property', 'og:image', picture ?? ''),
    metaTag('property', 'og:image:width', '1200'),
    metaTag('property', 'og:image:height', '630'),
  ];
  const tags = [
    metaTag('property', 'og:type', 'website'),
    metaTag('property', 'og:site_name', 'Orrery'),
    metaTag('property', 'og:url', address),
    metaTag('property', 'og:title', title),
    metaTag('property', 'og:description', description),
    metaTag('name', 'twitter:card', picture === null ? 'summary' : 'summary_large_image'),
    ...(picture === null ? [] : pictureTags),
  ];
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(`${title} · Orrery`)}</title>`)
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

/**
 * The pages of tables and games by address, with a title and a card for messengers. Anyone with the address of a table may
 * see it: it cannot be guessed. Search engines are asked to leave these pages out.
 */
export function sharePages({ context, tables, pictures, originConfig, webFolder }: SharePagesDeps): Hono {
  const app = new Hono();
  const cards = new RateLimiter(CARD_RATE, context.clock);
  const drawings = new RateLimiter(PICTURE_RATE, context.clock);
  const networkOf = (c: Context) => clientNetwork(originConfig, c.req.header('X-Forwarded-For'), remoteAddress(c));

  /** The address of the picture of a page; null: there is none before the end of the game. */
  function pictureOf({ id, state }: TableRecord, at: string | undefined, language: Language, origin: string) {
    if (state !== 'over' || !pictures.isEnabled) return null;
    const moment = at === undefined ? '' : `&at=${at}`;
    return new URL(`/picture/${id}.png?language=${language}${moment}`, origin).href;
  }

  app.on('GET', ['/join/:id', '/result/:id', '/replay/:id', '/replay/:id/:at'], async (c, next) => {
    const table = cards.take(networkOf(c)) > 0 ? null : await tables.find(c.req.param('id'));
    const language = languageOf(c.req.header('Accept-Language'));
    const card = table === null ? null : shareCardOf(table, language);
    if (table === null || card === null) return next();
    const origin = allowedOrigin(originConfig, c.req.header('Host'), undefined);
    const at = c.req.param('at') ?? c.req.query('move');
    const picture = pictureOf(table, at !== undefined && ENTRY.test(at) ? at : undefined, language, origin);
    const html = await readFile(path.join(webFolder, 'index.html'), 'utf8');
    c.header('Vary', 'Accept-Language');
    c.header('X-Robots-Tag', 'noindex');
    return c.html(withCard(html, card, new URL(c.req.path, origin).href, picture));
  });

  app.get('/picture/:file{[\\w-]{1,64}\\.png}', async (c) => {
    const { at, language } = c.req.query();
    const seconds = drawings.take(networkOf(c));
    if (seconds > 0) return c.text('Too many pictures.', 429, { 'Retry-After': String(seconds) });
    const table = await tables.find(c.req.param('file').slice(0, -'.png'.length));
    const moment = at !== undefined && ENTRY.test(at) ? Number(at) : null;
    const png = table === null ? null : await pictures.picture(table, moment, languageOf(language));
    if (png === null) return c.text('There is no picture.', 404);
    c.header('X-Robots-Tag', 'noindex');
    return c.body(new Uint8Array(png), 200, { 'Content-Type': 'image/png' });
  });
  return app;
}
