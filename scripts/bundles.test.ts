import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build, fingerprint, isFresh } from './bundles.mjs';
import { makeTestRepo } from './testing/test-repo.ts';

const MANIFESTS = {
  'package.json': JSON.stringify({ type: 'module', workspaces: ['kernel', 'cli', 'web'] }),
  'package-lock.json': '{}',
  'scripts/bundles.mjs': '',
  'kernel/package.json': JSON.stringify({ name: '@orrery/kernel', type: 'module', exports: { '.': './index.ts' } }),
  'kernel/index.ts': 'export const answer: number = 42;\nexport class Sealed {}\n',
  'cli/package.json': JSON.stringify({ name: '@orrery/cli', dependencies: { '@orrery/kernel': '*' } }),
  'web/package.json': JSON.stringify({ name: '@orrery/web' }),
};

const MAIN = `import { Worker } from 'node:worker_threads';
import { answer } from '@orrery/kernel';
const worker = new Worker(new URL('./worker.js', import.meta.url));
worker.on('message', (told: number) => console.log(answer, told));
`;
const WORKER = `import { parentPort } from 'node:worker_threads';
import { answer, Sealed } from '@orrery/kernel';
parentPort?.postMessage(new Sealed() instanceof Sealed ? answer + 1 : 0);
`;

test('a bundle is stale when a source of its own or of a package it imports changes, appears or goes', () => {
  const repo = makeTestRepo({ ...MANIFESTS, 'cli/main.ts': '' });
  const marks = [fingerprint({ repo, room: 'cli' })];
  const mark = () => marks.push(fingerprint({ repo, room: 'cli' }));
  utimesSync(path.join(repo, 'kernel/index.ts'), 1, 1);
  mark();
  writeFileSync(path.join(repo, 'cli/more.ts'), '');
  mark();
  rmSync(path.join(repo, 'cli/more.ts'));
  utimesSync(path.join(repo, 'cli/main.ts'), 1, 1);
  mark();
  expect(new Set(marks).size).toBe(4);
});

test('tests, results and packages it does not import leave a bundle fresh', () => {
  const repo = makeTestRepo({ ...MANIFESTS, 'cli/main.ts': '' });
  const before = fingerprint({ repo, room: 'cli' });
  mkdirSync(path.join(repo, 'cli/results'));
  writeFileSync(path.join(repo, 'cli/results/today.json'), '{}');
  writeFileSync(path.join(repo, 'cli/main.test.ts'), '');
  writeFileSync(path.join(repo, 'web/main.ts'), '');
  expect(fingerprint({ repo, room: 'cli' })).toBe(before);
});

test('a built program contains the packages it imports, and finds its worker', async () => {
  const repo = makeTestRepo({ ...MANIFESTS, 'cli/main.ts': MAIN, 'cli/worker.ts': WORKER });
  mkdirSync(path.join(repo, 'node_modules/@orrery'), { recursive: true });
  symlinkSync(path.join(repo, 'kernel'), path.join(repo, 'node_modules/@orrery/kernel'), 'junction');
  expect(isFresh({ repo, room: 'cli' })).toBe(false);
  await build({ repo, room: 'cli' });
  expect(isFresh({ repo, room: 'cli' })).toBe(true);
  rmSync(path.join(repo, 'kernel'), { recursive: true });
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(repo, 'dist/cli/main.js')], { encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: '42 43\n', stderr: '' });
});
