import { expect, test } from 'vitest';
import { addressesOf } from './precache.ts';

test('every built file is stored, the page under the address it is visited at', () => {
  const { files } = addressesOf(['index.html', 'assets/main-1.js', 'assets/inter-common-1.woff2', 'icon.svg']);
  expect(files).toEqual(['/', '/assets/inter-common-1.woff2', '/assets/main-1.js', '/icon.svg']);
});

test('files of frozen editions are listed separately', () => {
  expect(addressesOf(['assets/main-1.js', 'assets/editions/startrek/1/rules-2.js'])).toEqual({
    files: ['/assets/main-1.js'],
    editions: ['/assets/editions/startrek/1/rules-2.js'],
  });
});

test("the worker itself, source maps, old fonts, the gallery, the learners' files and what an installation shows are not stored", () => {
  const left = [
    'service-worker.js',
    'assets/a.js.map',
    'assets/inter.woff',
    'gallery.html',
    'assets/learners/a-1.js',
    'icon-512.png',
    'assets/inter-greek-wght-normal-1.woff2',
    'assets/marcellus-latin-ext-400-normal-1.woff2',
    'screenshots/home-desk-night.webp',
  ];
  expect(addressesOf(left)).toEqual({ files: [], editions: [] });
});
