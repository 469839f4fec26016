import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshen } from '../bundles.mjs';
import { root } from '../repo.mjs';
import { makeTestRepo } from '../testing/test-repo.ts';
import { assemble, BUILT } from './assemble.mjs';
import { neededByRelease, neededPackages } from './packages.mjs';
import { sbomOf } from './sbom.mjs';
import { tarOf } from './tar.mjs';
import { startOnce } from './try.mjs';
import { isLater, isVersion, sectionOf, setVersion, withRelease } from './version.mjs';

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const CHANGELOG = '# What changed\n\n## Unreleased\n\n- New.\n\n## 1.0.0 · 2026-01-01\n\n- Old.\n';

test('a release turns what was not released into the section of its version, and begins an empty one', () => {
  const after = withRelease(CHANGELOG, '1.1.0', '2026-02-02');
  expect(sectionOf(after, '1.1.0')).toBe('- New.');
  expect(sectionOf(after, 'Unreleased')).toBe('');
  expect(sectionOf(after, '1.0.0')).toBe('- Old.');
  expect(sectionOf(after, '2.0.0')).toBeNull();
});

test.each([
  ['1.0.1', '1.0.0', true],
  ['1.10.0', '1.9.9', true],
  ['1.0.0', '1.0.0-rc.2', true],
  ['1.0.0-rc.10', '1.0.0-rc.9', true],
  ['1.0.0-rc.1', '1.0.0', false],
  ['1.0.0', '1.0.0', false],
  ['0.9.0', '1.0.0', false],
])('%s is later than %s: %s', (one, other, isTrue) => {
  expect(isLater(one, other)).toBe(isTrue);
});

test('a version has three numbers and perhaps a suffix', () => {
  expect(['1.0.0', '1.0.0-rc.1', 'v1.0.0', '1.0', '1.0.0 '].map(isVersion)).toEqual([true, true, false, false, false]);
});

test('the version is written into every package, the lockfile, the Python package and the change log', () => {
  const manifest = (name: string) => `${JSON.stringify({ name, version: '0.1.0' }, null, 2)}\n`;
  const repo = makeTestRepo({
    'package.json': `${JSON.stringify({ name: 'orrery', version: '0.1.0', workspaces: ['kernel'] }, null, 2)}\n`,
    'kernel/package.json': manifest('@orrery/kernel'),
    'python/pyproject.toml': '[project]\nname = "orrery"\nversion = "0.1.0"\n',
    'package-lock.json': JSON.stringify({
      version: '0.1.0',
      packages: { '': { version: '0.1.0' }, kernel: { version: '0.1.0' } },
    }),
    'CHANGELOG.md': CHANGELOG,
  });
  const changed = setVersion(repo, '1.0.0', '2026-02-02');
  for (const file of changed) {
    const text = readFileSync(path.join(repo, file), 'utf8');
    expect(text, file).toContain('1.0.0');
    expect(text, file).not.toContain('0.1.0');
  }
  expect(changed.toSorted()).toEqual(
    ['CHANGELOG.md', 'kernel/package.json', 'package-lock.json', 'package.json', 'python/pyproject.toml'].toSorted(),
  );
});

test('the packages of a program are found as node finds them: beside the importing package first', () => {
  const locked = {
    server: { dependencies: { a: '*', '@orrery/bots': '*' } },
    bots: { dependencies: { c: '*' } },
    'node_modules/@orrery/bots': { link: true, resolved: 'bots' },
    'node_modules/a': { dependencies: { b: '*' }, optionalDependencies: { windows: '*' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '*' } },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/unused': {},
  };
  expect(neededPackages(locked, ['server'])).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
  expect(() => neededPackages({ server: { dependencies: { lost: '*' } } }, ['server'])).toThrow('lost');
});

test('an archive is the same bytes each time, and tar unpacks it with long names, contents and programs', () => {
  const [from, to] = [makeFolder(), makeFolder()];
  const deep = `${'a-long-folder-name/'.repeat(6)}file.txt`;
  mkdirSync(path.dirname(path.join(from, deep)), { recursive: true });
  writeFileSync(path.join(from, deep), 'deep\n'.repeat(200));
  writeFileSync(path.join(from, 'program'), '#!/bin/sh\n');
  chmodSync(path.join(from, 'program'), 0o755);
  const archive = tarOf(from, 'orrery-1.0.0', 1_700_000_000);
  expect(tarOf(from, 'orrery-1.0.0', 1_700_000_000).equals(archive)).toBe(true);
  expect(spawnSync('tar', ['-xf', '-', '-C', to], { input: archive }).status).toBe(0);
  const unpacked = path.join(to, 'orrery-1.0.0');
  expect(readFileSync(path.join(unpacked, deep), 'utf8')).toBe('deep\n'.repeat(200));
  expect(statSync(path.join(unpacked, 'program')).mode & 0o111).not.toBe(0);
  expect(statSync(path.join(unpacked, deep)).mtimeMs).toBe(1_700_000_000_000);
});

test('a release runs from its folder alone: server, page and command line', { timeout: 180_000 }, async () => {
  expect(freshen(BUILT)).toBe(true);
  const folder = makeFolder();
  const release = path.join(folder, 'orrery');
  assemble(root, release);
  await startOnce(release, { node: process.execPath, data: path.join(folder, 'data') });
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['bin/orrery.mjs', ...words], {
      cwd: release,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: path.join(folder, 'data') },
    });
  expect(run('simulate', 'duel', '--games', '1').status).toBe(0);
  const backup = run('backup', path.join(folder, 'all.orrery'));
  expect(backup.stdout + backup.stderr).toContain('The backup was written to');
});

test('the bill of materials lists every package that a release contains, with version, licence and checksum', () => {
  const { components, metadata, bomFormat } = JSON.parse(sbomOf(root, '9.9.9', 0));
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component).toMatchObject({ name: 'orrery', version: '9.9.9' });
  const listed = new Map(components.map((each: { 'bom-ref': string }) => [each['bom-ref'], each]));
  for (const key of neededByRelease(root)) {
    const { name, version } = JSON.parse(readFileSync(path.join(root, key, 'package.json'), 'utf8'));
    expect(listed.get(key), key).toMatchObject({
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [{ expression: expect.stringMatching(/./) }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    });
  }
});
