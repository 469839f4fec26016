import { expect, test } from 'vitest';
import { addresses } from './precache.ts';

test('everything that was built is kept, the page by the address it is visited at', () => {
  expect(addresses(['index.html', 'assets/main-1.js', 'assets/inter.woff2', 'icon.svg'])).toEqual([
    '/',
    '/assets/inter.woff2',
    '/assets/main-1.js',
    '/icon.svg',
  ]);
});

test('the worker itself, maps, old fonts, the gallery and what learners load are not kept', () => {
  const left = ['service-worker.js', 'assets/a.js.map', 'assets/inter.woff', 'gallery.html', 'assets/learners/a-1.js'];
  expect(addresses(left)).toEqual([]);
});
