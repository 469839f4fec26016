import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressedForms } from './compress.ts';

const SCRIPT = Buffer.from('export const places = ["dilithium", "food"];\n'.repeat(100));

test('a script gets a brotli and a gzip form, both of which give the script back', async () => {
  const forms = new Map(await compressedForms('assets/main-1234.js', SCRIPT));
  expect([...forms.keys()]).toEqual(['.br', '.gz']);
  expect(brotliDecompressSync(forms.get('.br') ?? '')).toEqual(SCRIPT);
  expect(gunzipSync(forms.get('.gz') ?? '')).toEqual(SCRIPT);
});

test('fonts, tiny files and files that do not become smaller stay as they are', async () => {
  expect(await compressedForms('assets/inter.woff2', SCRIPT)).toEqual([]);
  expect(await compressedForms('icon.svg', Buffer.from('<svg/>'))).toEqual([]);
  const noise = Buffer.concat(Array.from({ length: 125 }, (_, i) => createHash('sha256').update(`${i}`).digest()));
  expect(await compressedForms('noise.txt', noise)).toEqual([]);
});
