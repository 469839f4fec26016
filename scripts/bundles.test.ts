import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build, fingerprint, isFresh } from './bundles.mjs';
import { makeHouse } from './testing/house.ts';

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

test('a bundle goes stale when a source of its own or of a room it imports changes, appears or goes', () => {
  const house = makeHouse({ ...MANIFESTS, 'cli/main.ts': '' });
  const marks = [fingerprint({ house, room: 'cli' })];
  const mark = () => marks.push(fingerprint({ house, room: 'cli' }));
  utimesSync(path.join(house, 'kernel/index.ts'), 1, 1);
  mark();
  writeFileSync(path.join(house, 'cli/more.ts'), '');
  mark();
  rmSync(path.join(house, 'cli/more.ts'));
  utimesSync(path.join(house, 'cli/main.ts'), 1, 1);
  mark();
  expect(new Set(marks).size).toBe(4);
});

test('tests, results and rooms it does not import leave a bundle fresh', () => {
  const house = makeHouse({ ...MANIFESTS, 'cli/main.ts': '' });
  const before = fingerprint({ house, room: 'cli' });
  mkdirSync(path.join(house, 'cli/results'));
  writeFileSync(path.join(house, 'cli/results/today.json'), '{}');
  writeFileSync(path.join(house, 'cli/main.test.ts'), '');
  writeFileSync(path.join(house, 'web/main.ts'), '');
  expect(fingerprint({ house, room: 'cli' })).toBe(before);
});

test('a built program holds the rooms it imports, and finds its worker', async () => {
  const house = makeHouse({ ...MANIFESTS, 'cli/main.ts': MAIN, 'cli/worker.ts': WORKER });
  mkdirSync(path.join(house, 'node_modules/@orrery'), { recursive: true });
  symlinkSync(path.join(house, 'kernel'), path.join(house, 'node_modules/@orrery/kernel'), 'junction');
  expect(isFresh({ house, room: 'cli' })).toBe(false);
  await build({ house, room: 'cli' });
  expect(isFresh({ house, room: 'cli' })).toBe(true);
  rmSync(path.join(house, 'kernel'), { recursive: true });
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(house, 'dist/cli/main.js')], { encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: '42 43\n', stderr: '' });
});
