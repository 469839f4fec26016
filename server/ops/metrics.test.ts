import { expect, test } from 'vitest';
import { Metrics, mayReadMetrics } from './metrics.ts';

test('requests are counted by route, and gauges are read when metrics are requested', async () => {
  let games = 3;
  const metrics = new Metrics(async () => ({ games, runs: 2, sockets: 7, watchers: 8 }));
  metrics.observeRequest('GET', '/api/tables/:id', 200, 0.002);
  games = 4;
  const text = await metrics.read();
  expect(text).toContain(
    'orrery_http_request_duration_seconds_count{method="GET",route="/api/tables/:id",status="200"} 1',
  );
  expect(text).toContain('orrery_games_loaded 4');
  expect(text).toContain('orrery_open_sockets 7');
  expect(text).toContain('orrery_subscribers 8');
  expect(text).toContain('orrery_process_resident_memory_bytes');
});

const ASKED = { authorization: undefined, isForwarded: false, from: '127.0.0.1' };

test('without a token, metrics are given to this machine only, and not through a proxy', () => {
  expect(mayReadMetrics(null, ASKED)).toBe(true);
  expect(mayReadMetrics(null, { ...ASKED, from: '::ffff:127.0.0.1' })).toBe(true);
  expect(mayReadMetrics(null, { ...ASKED, isForwarded: true })).toBe(false);
  expect(mayReadMetrics(null, { ...ASKED, from: '192.0.2.1' })).toBe(false);
  expect(mayReadMetrics(null, { ...ASKED, from: undefined })).toBe(false);
});

test('with a token, metrics are given only to requests that have it', () => {
  const token = 'a token of some length';
  expect(mayReadMetrics(token, ASKED)).toBe(false);
  expect(mayReadMetrics(token, { ...ASKED, from: '192.0.2.1', authorization: `Bearer ${token}` })).toBe(true);
  expect(mayReadMetrics(token, { ...ASKED, authorization: 'Bearer a token of other length' })).toBe(false);
});
