import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { licencesOf, packageFolder } from './licences.ts';

const react = createRequire(import.meta.url).resolve('react');

test.each([
  ['/x/node_modules/react/index.js', '/x/node_modules/react'],
  ['/x/node_modules/@scope/a/deep/b.js?v=1', '/x/node_modules/@scope/a'],
  ['/x/node_modules/a/node_modules/b/c.js', '/x/node_modules/a/node_modules/b'],
  ['\0/x/node_modules/a/c.js', '/x/node_modules/a'],
])('%j belongs to %s', (module, folder) => {
  expect(packageFolder(module)).toBe(folder);
});

test('our own modules belong to no package', () => {
  expect(packageFolder('/repo/web/app.tsx')).toBeNull();
  expect(packageFolder('virtual:something')).toBeNull();
});

test('a package is listed once, with the words of its licence', () => {
  const found = licencesOf([react, path.join(path.dirname(react), 'jsx-runtime.js'), '/repo/web/app.tsx']);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ name: 'react', licence: 'MIT' });
  expect(found[0]?.text).toContain('Permission is hereby granted');
});
