import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

/** A smaller answer fits one packet with its headers, so that compressing it saves no time. */
const MIN_BYTES = 1_200;
const COMPRESSIBLE = /^(application\/(json|[\w.-]+\+json)|text\/)/;
/** Two thirds of the bytes of gzip for logs, in about the same time. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 6;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const FORMS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => zip(bytes, { level: GZIP_LEVEL }),
};

/** The best form that the browser accepts; null: none. */
function formFor(accepted: string | undefined): string | null {
  const names = (accepted ?? '').split(',').map((each) => each.trim());
  return Object.keys(FORMS).find((name) => names.includes(name)) ?? null;
}

/** Compresses long texts among the answers of the API, in threads beside the games. */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, body, status } = c.res;
  if (body === null || headers.has('Content-Encoding') || !COMPRESSIBLE.test(headers.get('Content-Type') ?? '')) return;
  headers.append('Vary', 'Accept-Encoding');
  const form = formFor(c.req.header('Accept-Encoding'));
  const compress = form === null ? undefined : FORMS[form];
  if (form === null || compress === undefined || c.req.method === 'HEAD') return;
  const bytes = Buffer.from(await c.res.clone().arrayBuffer());
  if (bytes.length < MIN_BYTES) return;
  const packed = await compress(bytes);
  const answer = new Response(packed, { status, headers });
  answer.headers.set('Content-Encoding', form);
  answer.headers.set('Content-Length', String(packed.length));
  c.res = undefined;
  c.res = answer;
};
