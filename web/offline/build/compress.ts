import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Texts of all kinds; fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(js|css|html|json|svg|txt)$/;
/** A smaller file fits one packet either way. */
const MIN_BYTES = 1_000;
/** The compressed file must save at least this share, or the plain one is sent. */
const MIN_SAVING = 0.05;

/** The compressed forms of a file, by the ending that the server looks for; [] if it is not worth it. */
export async function compressedForms(file: string, bytes: Buffer): Promise<readonly (readonly [string, Buffer])[]> {
  if (!COMPRESSIBLE.test(file) || bytes.length < MIN_BYTES) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const forms = [
    ['.br', await brotli(bytes, { params })],
    ['.gz', await zip(bytes, { level: constants.Z_BEST_COMPRESSION })],
  ] as const;
  return forms.filter(([, packed]) => packed.length <= bytes.length * (1 - MIN_SAVING));
}

/** Writes a brotli and a gzip form beside each built file, so that the server compresses nothing while it runs. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'orrery:compress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      async handler() {
        const files = await readdir(folder, { recursive: true });
        const pack = async (file: string): Promise<void> => {
          if (!COMPRESSIBLE.test(file)) return;
          const forms = await compressedForms(file, await readFile(path.join(folder, file)));
          for (const [ending, packed] of forms) await writeFile(path.join(folder, file + ending), packed);
        };
        await Promise.all(files.map(pack));
      },
    },
  };
}
