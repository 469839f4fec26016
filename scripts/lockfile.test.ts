import { expect, test } from 'vitest';
import { lockfileFaults, registryMentions } from './lockfile.mjs';
import { makeTestRepo } from './testing/test-repo.ts';

const integrity = 'sha512-x';

test('a complete lockfile has no faults', () => {
  const locked = {
    '': {},
    'node_modules/@orrery/kernel': { resolved: 'kernel', link: true },
    kernel: {},
    'node_modules/a': { integrity, optionalDependencies: { 'a-darwin': '1' } },
    'node_modules/a/node_modules/a-darwin': { integrity },
    'node_modules/b': { integrity, optionalDependencies: { 'b-linux': '1' } },
    'node_modules/b-linux': { integrity },
  };
  expect(lockfileFaults(locked)).toEqual([]);
});

test.each([
  ['locked to an address', { 'node_modules/a': { integrity, resolved: 'https://example.org/a.tgz' } }],
  ['without a checksum', { 'node_modules/a': {} }],
  ['runs a script', { 'node_modules/@x/a': { integrity, hasInstallScript: true } }],
  ['a-darwin on some platform', { 'node_modules/a': { integrity, optionalDependencies: { 'a-darwin': '1' } } }],
  [
    'a-darwin on some platform',
    {
      'node_modules/a': { integrity, optionalDependencies: { 'a-darwin': '1' } },
      'node_modules/b/node_modules/a-darwin': { integrity },
    },
  ],
])('a fault is named: %s', (fault, locked) => {
  expect(lockfileFaults(locked)).toEqual([expect.stringContaining(fault)]);
});

test('a file that names a registry is found, whether public or our own', () => {
  const wellKnown = ['registry', 'example', 'org'].join('.');
  const repo = makeTestRepo({
    'a.md': `see ${wellKnown}`,
    'b.md': 'see packages.local:4873',
    'c.md': 'nothing to see',
  });
  expect(registryMentions(repo, 'packages.local:4873')).toEqual([
    `a.md names a package registry: ${wellKnown}`,
    'b.md names a package registry: packages.local:4873',
  ]);
});
