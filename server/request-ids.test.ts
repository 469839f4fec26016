import type { ProblemResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLoggers } from './ops/logs.ts';
import { ClusterUser, InProcessCluster } from './testing/in-process-cluster.ts';

let server: InProcessCluster;
let url: string;
let logged = '';

beforeAll(async () => {
  server = await InProcessCluster.start();
  const logFor = makeLoggers('debug', { write: (line) => (logged += line) });
  ({ url } = await server.node({}, undefined, { logFor }));
}, 180_000);
afterAll(() => server.end());

const idOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${url}${path}`, { headers })).headers.get('X-Request-Id');

test("every response names its request, by the proxy's id if that is a plain name", async () => {
  expect(await idOf('/api/me', { 'X-Request-Id': 'proxy-4711.a_b' })).toBe('proxy-4711.a_b');
  for (const path of ['/api/me', '/api/nowhere', '/healthz']) expect(await idOf(path)).toMatch(/^[\w-]{36}$/);
  for (const bad of ['short', 'x'.repeat(65), 'with space in it', 'quote"and}brace']) {
    expect(await idOf('/api/me', { 'X-Request-Id': bad }), bad).toMatch(/^[\w-]{36}$/);
  }
  expect(await idOf('/api/me')).not.toBe(await idOf('/api/me'));
});

test('an internal error is logged with component and request id, and the person gets the same id', async () => {
  const ada = new ClusterUser();
  await ada.ask(url, 'POST', '/me', { name: 'Ada' });
  const db = server.database.open();
  await db.query('ALTER TABLE blocks RENAME TO blocks_elsewhere');
  const answer = await fetch(`${url}/api/blocks`, { headers: { Cookie: ada.cookie, 'Accept-Language': 'de' } });
  await db.query('ALTER TABLE blocks_elsewhere RENAME TO blocks');

  const id = answer.headers.get('X-Request-Id') ?? '';
  const { problem }: ProblemResponse = await answer.json();
  expect([answer.status, problem.code, problem.params]).toEqual([500, 'api.internal-error', { id }]);
  expect(problem.text).toContain(`nenne diese Nummer: ${id}`);
  const lines = logged.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'error', component: 'api', requestId: id, msg: 'unhandled error' }),
  ]);
  expect(lines[0]).toContain('blocks');
});
