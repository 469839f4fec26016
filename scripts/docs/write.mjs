// Writes the documentation as a site, which the server shows at /docs. Fails where a link leads nowhere.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from '../repo.mjs';
import { renderSite } from './build.mjs';

/** Texts; pictures are compressed already. */
const COMPRESSIBLE = /\.(html|css|js|json|svg)$/;
const WORKER = 'worker.js';

/**
 * The program that keeps the pages on a device: it knows all files and when they have changed.
 * @param {import('./build.mjs').SiteFiles} files
 */
function workerText(files) {
  const hash = createHash('sha256');
  for (const [file, content] of [...files].sort()) hash.update(file).update(content);
  const manifest = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files: [...files.keys()].sort() });
  return readFileSync(path.join(root, 'scripts', 'docs', 'site', WORKER), 'utf8').replace('__FILES__', manifest);
}

/**
 * Writes the site into a folder, with compressed forms for the server beside each text.
 * @param {string} folder
 */
export function buildDocs(folder) {
  const { files, complaints } = renderSite();
  if (complaints.length > 0) throw new Error(`Links that lead nowhere:\n${complaints.join('\n')}`);
  files.set(WORKER, workerText(files));
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    const bytes = Buffer.from(content);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    if (!COMPRESSIBLE.test(file)) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${target}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${target}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
