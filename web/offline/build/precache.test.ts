import { expect, test } from 'vitest';
import { addressesOf } from './precache.ts';

test('every built file is stored, the page under the address it is visited at', () => {
  const { files } = addressesOf(['index.html', 'assets/main-1.js', 'assets/inter.woff2', 'icon.svg']);
  expect(files).toEqual(['/', '/assets/inter.woff2', '/assets/main-1.js', '/icon.svg']);
});

test('files of frozen editions are listed separately', () => {
  expect(addressesOf(['assets/main-1.js', 'assets/editions/startrek/1/rules-2.js'])).toEqual({
    files: ['/assets/main-1.js'],
    editions: ['/assets/editions/startrek/1/rules-2.js'],
  });
});

test("the worker itself, source maps, old fonts, the gallery and the learners' files are not stored", () => {
  const left = ['service-worker.js', 'assets/a.js.map', 'assets/inter.woff', 'gallery.html', 'assets/learners/a-1.js'];
  expect(addressesOf(left)).toEqual({ files: [], editions: [] });
});
