import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { counted, summary } from './test.mjs';
import { makeTestRepo } from './testing/test-repo.ts';

const report = (text: string) => path.join(makeTestRepo({ 'report.json': text }), 'report.json');
const read = (told: { failed: number }) => ({ passed: 3, failed: told.failed, skipped: 0 });

test('the last line sums up all parts and names skipped tests only when there are any', () => {
  const part = { passed: 2, failed: 1, skipped: 0 };
  expect(summary([part, part])).toBe('4 passed, 2 failed');
  expect(summary([part, { ...part, skipped: 1 }])).toBe('4 passed, 2 failed, 1 skipped');
});

test('a run that breaks without a failing test is a failure', () => {
  expect(counted(true, report('{"failed":0}'), read)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  expect(counted(false, report('{"failed":2}'), read)).toEqual({ passed: 3, failed: 2, skipped: 0 });
  expect(counted(false, report('{"failed":0}'), read)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(counted(true, report('{"failed":0}').replace('report', 'none'), read)).toMatchObject({ failed: 1 });
});

test('an unknown part gets one sentence and exit code 2', () => {
  const runner = fileURLToPath(new URL('./test.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [runner, 'everything'], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^There is no part everything; there are lint, .*\.\n$/);
});
